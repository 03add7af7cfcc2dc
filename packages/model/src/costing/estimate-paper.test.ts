import { expect, test } from 'vitest';
import { conversion } from '../rates/door.generated.ts';
import type { EstimateLineView } from './costing.routes.ts';
import { lineAmount } from './estimate-line.rules.ts';
import { grossUpMethodsOf, monthRows, ratesUsed } from './estimate-paper.rules.ts';
import { grossUpOf } from './gross-up.rules.ts';

const leg = {
  ...{ from: 'USD', to: 'EUR', value: '0.9', operation: 'multiply', quote: 'direct' },
  ...{ recordId: 'r', date: '2026-02-01', source: 'ECB' },
};
const dollars = lineAmount({ value: '100', currency: 'USD' }, { whole: 1, parts: [], months: [] }, '100', {
  ok: true,
  legs: [leg],
} as never).amount;
const line = (more: object): EstimateLineView =>
  ({ kind: 'BENEFIT', explanation: null, payExplanation: null, ...more }) as never;

test('the rates behind the lines are named once, also where they stand behind another figure', () => {
  const tax = grossUpOf(dollars, { method: 'INVERSE', federal: '20', state: null, local: null }, null, null);
  const lines = [line({ explanation: dollars.trace }), line({ kind: 'GROSS_UP', explanation: tax?.trace })];
  expect(ratesUsed(lines)).toEqual([{ from: 'USD', to: 'EUR', rate: '0.9', on: '2026-02-01', by: 'ECB' }]);
  expect(ratesUsed([line({})])).toEqual([]);
});

test.each(['FLAT', 'INVERSE', 'FACTOR'] as const)('the method %s is read from the trace of the tax', (method) => {
  const tax = grossUpOf(dollars, { method, federal: '20', state: null, local: null }, null, null);
  expect(
    grossUpMethodsOf([line({ kind: 'GROSS_UP', explanation: tax?.trace }), line({ explanation: dollars.trace })]),
  ).toEqual([method]);
});

test('the bands are found behind the conversion of their currency', () => {
  const bands = {
    name: 'T',
    currency: 'EUR',
    source: { entity: 'taxTable', id: 't', version: 1 },
    bands: [{ from: '0', rate: '20' }],
  };
  const other = { value: '0', currency: 'EUR' };
  const tax = grossUpOf(
    dollars,
    { method: 'BRACKETS', federal: null, state: null, local: null },
    other,
    bands as never,
  );
  if (tax === null) throw new Error('no tax');
  const inDollars = conversion.run({ amount: tax, along: [], against: [] }, { decimals: 2 });
  expect(grossUpMethodsOf([line({ kind: 'GROSS_UP', payExplanation: inDollars.trace })])).toEqual(['BRACKETS']);
});

test('a row has its months over all its years, and what two years share of a month is added', () => {
  const of = (year: number, months: object[]) => line({ id: String(year), year, name: 'Housing', months });
  const [row, ...others] = monthRows([
    of(1, [
      { month: '2026-12', amount: '10.10' },
      { month: '2027-01', amount: '0.20' },
    ]),
    of(2, [{ month: '2027-01', amount: '0.10' }]),
  ]);
  expect(others).toEqual([]);
  expect([...(row?.byMonth ?? [])]).toEqual([
    ['2026-12', '10.1'],
    ['2027-01', '0.3'],
  ]);
});
