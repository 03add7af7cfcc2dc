import { type Calculation, type Entity, explainField, replay, type Trace } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { balanceOf } from '@homeport/model/cases';
import { conversion, convert } from '@homeport/model/rates';
import { describe, expect, test } from 'vitest';
import { unexplained } from './unexplained.data.ts';

/** A computed amount can be opened, or it is known why not. */
const derivedMoney = catalogue.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.type === 'money' && field.derived ? [{ path: `${entity.name}.${name}`, entity, field }] : [],
  ),
);
const computed = catalogue.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.computed ? [{ path: `${entity.name}.${name}`, entity, field, ...field.computed }] : [],
  ),
);
const calculationNamed = (name: string): Calculation | undefined =>
  catalogue.calculations.find((one) => one.name === name);

test('every computed amount names its calculation, or is on the list of those that do not', () => {
  const silent = derivedMoney.flatMap(({ path, field }) => (field.computed ? [] : [path]));
  expect(silent.sort()).toEqual(Object.values(unexplained).flat().sort());
});

describe.each(computed)('$path', ({ entity, field, by, trace }) => {
  const calculation = calculationNamed(by);
  test('is derived, by a calculation that is declared and comes to its kind', () => {
    expect(field.derived).toBe(true);
    expect(calculation?.result.type).toBe(field.type);
  });
  test(trace ? 'keeps its trace beside it' : 'is remade from fields of its record', () => {
    if (trace) expect(entity.fields[trace]).toMatchObject({ type: 'json', derived: true });
    else
      for (const [name, input] of Object.entries(calculation?.inputs ?? { none: undefined }))
        expect([name, entity.fields[name]?.type]).toEqual([name, input && 'type' in input ? input.type : 'one field']);
  });
});

const sheet = {
  id: '0197b0a0-0000-7000-8000-000000000001',
  version: 4,
  currency: 'USD',
  baseSalary: '100000.00',
  hypotheticalTax: '20000.00',
  housingNorm: '15000.00',
  spendable: '40000.00',
  index: '130.00',
  neverNegative: true,
  premiums: null,
};
const open = {
  calculation: async (name: string) => calculationNamed(name),
  hidden: new Set<string>(),
  mayRead: () => true,
};
const explain = (entity: Entity, name: string, row: object, how: Partial<typeof open> = {}): Promise<Trace | null> =>
  explainField(entity, name, { ...row }, { ...open, ...how });

describe('a computed field of a record', () => {
  const entity = catalogue.entity('balanceSheet');
  const row = { ...sheet, ...balanceOf(sheet) };
  test('is remade as it is stored, down to the fields of the record and the calculations behind them', async () => {
    const trace = await explain(entity, 'net', row);
    expect([trace?.result.value, row.net]).toEqual(['77000.00', '77000.00']);
    expect(trace && replay(trace).value).toBe('77000.00');
    const text = JSON.stringify(trace);
    expect(text).toContain('"calculation":"costOfLivingAllowance"');
    expect(text).toContain(`{"entity":"balanceSheet","id":"${sheet.id}","version":4}`);
  });
  test('is not explained by a formula that does not come to what is stored, nor without a value', async () => {
    expect(await explain(entity, 'net', { ...row, net: '77000.01' })).toBeNull();
    expect(await explain(entity, 'net', { ...row, net: null })).toBeNull();
    expect(await explain(entity, 'baseSalary', row)).toBeNull();
  });
  test('shows nothing but its result where the reader does not see a field that it is made of', async () => {
    const trace = await explain(entity, 'net', row, { hidden: new Set(['hypotheticalTax']) });
    expect(trace?.result.of).toContainEqual({
      is: 'withheld',
      why: 'closed',
      name: 'hypotheticalTax',
      label: 'Hypothetical tax',
    });
    expect(JSON.stringify(trace)).not.toMatch(/20000|100000|12000|15000/);
  });
  test('is read from its kept trace, in today’s form and in the one before', async () => {
    const rates = [
      { id: 'r1', fromCurrency: 'USD', toCurrency: 'EUR', effectiveDate: '2026-03-01', source: 'ECB', rate: '0.9' },
    ];
    const done = convert('20.35', 'USD', 'EUR', '2026-03-05', rates, 2, { baseCurrency: 'EUR' });
    if (!done.ok) throw new Error(done.code);
    const expense = catalogue.entity('caseExpense');
    const kept = JSON.parse(JSON.stringify(done.explanation)) as Trace;
    const before = {
      amount: '20.35',
      from: 'USD',
      to: 'EUR',
      onDate: '2026-03-05',
      legs: done.rate.legs,
      rounding: { mode: 'halfUp', decimals: 2 },
    };
    for (const explanation of [kept, before])
      expect(await explain(expense, 'convertedAmount', { convertedAmount: '18.32', explanation })).toEqual(kept);
    expect(await explain(expense, 'convertedAmount', { convertedAmount: '18.32', explanation: null })).toBeNull();
    expect(conversion.name).toBe('conversion');
  });
});
