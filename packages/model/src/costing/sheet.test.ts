import { replay } from '@homeport/grammar';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '../cases/door.generated.ts';
import { balanceSheetOf, sheetColumns } from './sheet.rules.ts';
import type { SheetSnapshot } from './sheet-snapshot.ts';

const source = { entity: 'table', id: 'x', version: 1 };
const norm = (kind: 'SPENDABLE' | 'HOUSING', fromIncome: string, amount: string, familySize = 1) => ({
  ...{ kind, fromIncome, amount, familySize, currency: 'USD', source },
});
const rate = (id: string, toCurrency: string, of: string) => ({
  ...{ id, fromCurrency: 'USD', toCurrency, rate: of, effectiveDate: '2026-01-01', source: 'ECB' },
});
const index = (more: object = {}) => ({
  ...{ homePlace: null, hostPlace: null, kind: 'STANDARD', index: '130', homeCurrency: 'USD', hostCurrency: 'GBP' },
  ...{ measuredRate: '0.90', source },
  ...more,
});
/** EX-01. */
const example: SheetSnapshot = {
  ...{ day: '2026-03-01', familySize: 1, homePlace: 'Houston', hostPlace: 'London', baseCurrency: 'USD' },
  pay: { salary: '100000', currency: 'USD', source },
  hypotheticalTax: {
    ...{ currency: 'USD', name: 'Example', source: { entity: 'taxTable', id: 't', version: 1 } },
    bands: [
      { from: '0', rate: '10' },
      { from: '20000', rate: '20' },
      { from: '80000', rate: '30' },
    ],
  },
  norms: [
    norm('SPENDABLE', '0', '30000'),
    norm('SPENDABLE', '90000', '38000'),
    norm('SPENDABLE', '95000', '40000'),
    norm('HOUSING', '0', '15000'),
  ],
  indexes: [index()],
  policy: {
    indexKind: null,
    cap: null,
    capCurrency: null,
    neverNegative: true,
    byBands: false,
    takesHousingNorm: true,
  },
  premiums: [{ name: 'Mobility', amount: '10000', perYear: 1, source }],
  rent: { monthly: '3000', currency: 'GBP' },
  rates: [rate('1', 'GBP', '0.90')],
};
const worked = (more: Partial<SheetSnapshot> = {}) => {
  const sheet = balanceSheetOf({ ...example, ...more });
  if ('lacks' in sheet) throw new Error(sheet.lacks.join(' '));
  const { currency, baseSalary, neverNegative, byBands, figures } = sheet;
  const record = { currency, baseSalary, neverNegative, byBands, ...figures };
  return { sheet, record, ...balanceOf(record) };
};

describe('a balance sheet that is worked out', () => {
  test('EX-01: tax, norm, spendable, allowance, housing, net, and what is left is the reserve and the premium', () => {
    const { sheet, record, net, costOfLiving, reserve, housingDifferential } = worked();
    expect(sheet.figures).toMatchObject({
      ...{ hypotheticalTax: '20000.00', housingNorm: '15000.00', spendable: '40000.00', index: '130.00' },
      ...{ premiums: '10000.00', hostHousing: '40000.00' },
    });
    expect({ net, costOfLiving, reserve, housingDifferential }).toEqual({
      ...{ net: '87000.00', costOfLiving: '12000.00', reserve: '25000.00', housingDifferential: '25000.00' },
    });
    expect(sheetColumns(record)).toMatchObject({
      goods: { host: '52000.00' },
      reserve: { host: '35000.00' },
      isWhole: true,
    });
  });
  test('EX-02: another rate than the index was measured with moves it', () => {
    const { sheet, costOfLiving } = worked({ rates: [rate('2', 'GBP', '0.80')] });
    expect([sheet.figures.index, costOfLiving]).toEqual(['146.25', '18500.00']);
  });
  test('EX-03: below 100 the policy decides, and pay above the cap does not count', () => {
    const cheap = { indexes: [index({ index: '92' })] };
    expect(worked(cheap).costOfLiving).toBe('0.00');
    const { policy } = example;
    const paid = worked({ ...cheap, policy: { ...policy, neverNegative: false } });
    expect(paid.costOfLiving).toBe('-3200.00');
    expect(sheetColumns(worked(cheap).record).isWhole).toBe(false);
    const capped = worked({ policy: { ...policy, cap: '90000', capCurrency: 'USD' } });
    expect([capped.record.spendable, capped.record.housingNorm]).toEqual(['38000.00', '15000.00']);
  });
  test('EX-04: by index bands a family of three with 158 gets 60 % of its spendable income, from 103 on', () => {
    const by = (of: string) =>
      worked({
        familySize: 3,
        pay: { salary: '62500', currency: 'USD', source },
        norms: [norm('SPENDABLE', '60000', '30400', 3), norm('SPENDABLE', '60000', '26000'), norm('HOUSING', '0', '0')],
        indexes: [index({ index: of, measuredRate: null })],
        policy: { ...example.policy, byBands: true },
      }).costOfLiving;
    expect([by('158'), by('103'), by('102.99'), by('107.9')]).toEqual(['18240.00', '1520.00', '0.00', '1520.00']);
  });
  test('takes the nearest index: the towns before the countries, the kind of the policy before others', () => {
    const indexes = [index(), index({ hostPlace: 'london', index: '140' }), index({ hostPlace: 'Leeds', index: '90' })];
    expect(worked({ indexes }).sheet.figures.index).toBe('140.00');
    const kinds = [index(), index({ kind: 'EFFICIENT', index: '120' })];
    const policy = { ...example.policy, indexKind: 'EFFICIENT' };
    expect(worked({ indexes: kinds, policy }).sheet.figures.index).toBe('120.00');
    expect(worked({ policy }).sheet.figures.index).toBe('130.00');
  });
  test('says everything that it lacks', () => {
    const lacks = (more: Partial<SheetSnapshot>) => {
      const sheet = balanceSheetOf({ ...example, ...more });
      return 'lacks' in sheet ? sheet.lacks : [];
    };
    expect(lacks({ pay: null })).toEqual(['PAY']);
    expect(lacks({ hypotheticalTax: null, norms: [], indexes: [], rates: [] })).toEqual([
      'HYPOTHETICAL_TAX',
      'SPENDABLE',
      'HOUSING_NORM',
      'INDEX',
      'RATE',
    ]);
    expect(lacks({ norms: example.norms.slice(0, 3), policy: { ...example.policy, takesHousingNorm: false } })).toEqual(
      [],
    );
  });
  test('keeps a trace of each figure that comes to it', () => {
    const { sheet } = worked();
    for (const [name, trace] of Object.entries(sheet.working))
      expect(replay(trace).value).toBe(sheet.figures[name as keyof typeof sheet.figures]);
    expect(Object.keys(sheet.working)).toHaveLength(6);
  });
});
