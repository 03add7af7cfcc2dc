import { replay } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grossUpOf } from './gross-up.rules.ts';
import { bandsGiven, grossUpByBands, type TaxBands, tableFor, taxOn } from './tax-bands.rules.ts';

const table: TaxBands = {
  currency: 'USD',
  source: { entity: 'taxTable', id: 't1', version: 1 },
  name: 'Example',
  bands: [
    { from: '0', rate: '10' },
    { from: '20000', rate: '20' },
    { from: '80000', rate: '30' },
  ],
};
const usd = (value: string) => ({ value, currency: 'USD' });
const at = (
  method: 'FLAT' | 'INVERSE' | 'FACTOR',
  federal: string,
  state: string | null = null,
  local: string | null = null,
) => grossUpOf(usd('10000'), { method, federal, state, local }, null, null)?.value;

describe('tax by bands', () => {
  test('EX-01: 100,000 is taxed 20,000', () => {
    expect(taxOn(usd('100000'), table).value).toBe('20000.00');
    expect(taxOn(usd('20000'), table).value).toBe('2000.00');
    expect(taxOn(usd('0'), table).value).toBe('0.00');
  });
  test('never falls as the income rises, and its trace comes to the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 1, max: 5000 }), (income, more) => {
        const [less, higher] = [taxOn(usd(String(income)), table), taxOn(usd(String(income + more)), table)];
        expect(Number(higher.value)).toBeGreaterThanOrEqual(Number(less.value));
        expect(replay(less.trace).value).toBe(less.value);
      }),
    );
  });
  test('the table for the family goes before the one for everybody', () => {
    const of = (filing: 'SINGLE' | 'ALL') => ({ ...table, name: filing, kind: 'INCOME' as const, filing });
    expect(tableFor([of('ALL'), of('SINGLE')], 'INCOME', 0)?.name).toBe('SINGLE');
    expect(tableFor([of('ALL'), of('SINGLE')], 'INCOME', 2)?.name).toBe('ALL');
    expect(tableFor([of('ALL')], 'SOCIAL', 0)).toBeNull();
  });
});

describe('gross-up', () => {
  test('EX-09 and EX-10: at 29.02 % of three authorities flat 2,902.00, inverse 4,088.48', () => {
    expect(at('FLAT', '22', '6', '3')).toBe('2902.00');
    expect(at('INVERSE', '22', '6', '3')).toBe('4088.48');
  });
  test('EX-11: exact 2,820.51, with the published factor 2,821.00', () => {
    expect(at('INVERSE', '22')).toBe('2820.51');
    expect(at('FACTOR', '22')).toBe('2821.00');
  });
  test('EX-12: on top of 75,000 the bands take 3,571.43', () => {
    const how = { method: 'BRACKETS', federal: null, state: null, local: null } as const;
    expect(grossUpOf(usd('10000'), how, usd('75000'), table)?.value).toBe('3571.43');
    expect(grossUpOf(usd('10000'), how, usd('75000'), null)).toBeNull();
  });
  test('where nothing is said, or a rate leaves nothing, there is none', () => {
    expect(at('INVERSE', '100')).toBeUndefined();
    expect(grossUpOf(usd('1'), { method: 'INVERSE', federal: null, state: null, local: null }, null, null)).toBeNull();
  });
  test('by bands it is reversible: the tax on the gross leaves the net', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 150_000 }), fc.integer({ min: 1, max: 90_000 }), (other, net) => {
        const tax = grossUpByBands.run({ net: usd(String(net)), other: usd(String(other)), ...bandsGiven(table) });
        const gross = Number(tax.value) + net;
        const added =
          Number(taxOn(usd((other + gross).toFixed(2)), table).value) - Number(taxOn(usd(String(other)), table).value);
        expect(Math.abs(gross - added - net)).toBeLessThanOrEqual(0.02);
        expect(replay(tax.trace).value).toBe(tax.value);
      }),
    );
  });
});
