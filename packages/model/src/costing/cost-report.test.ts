import { expect, test } from 'vitest';
import { mergedRows, monthsOver, reportTotals, shownRows } from './cost-report.rules.ts';

const row = (key: string, difference: string, more: object = {}) =>
  ({
    key,
    assignments: 1,
    estimated: '0.10',
    actual: '0.20',
    committed: '0',
    difference,
    accrual: '0',
    ...more,
  }) as never;

test('months that are over are whole ones, none before the start and never more than there are', () => {
  expect(monthsOver('2026-01-15', 24, '2026-01-14')).toBe(0);
  expect(monthsOver('2026-01-15', 24, '2026-02-13')).toBe(0);
  expect(monthsOver('2026-01-15', 24, '2026-02-14')).toBe(1);
  expect(monthsOver('2026-01-15', 24, '2030-01-01')).toBe(24);
  expect(monthsOver('2026-01-15', null, '2027-01-14')).toBe(12);
  expect(monthsOver(null, null, '2027-01-14')).toBe(0);
});

test('sums are exact, with the decimals of the currency', () => {
  expect(reportTotals([row('a', '0.1'), row('b', '0.2')], 'EUR')).toEqual({
    ...{ assignments: 2, estimated: '0.20', actual: '0.40', committed: '0.00', difference: '0.30', accrual: '0.00' },
  });
  expect(reportTotals([], 'JPY').actual).toBe('0');
});

test('what is called the same in several companies is one row', () => {
  const rows = mergedRows([row('a', '1', { tenantId: 'x' }), row('b', '1'), row('a', '2', { tenantId: 'y' })], 'EUR');
  expect(rows.map(({ key, difference, assignments }) => [key, difference, assignments])).toEqual([
    ['a', '3.00', 2],
    ['b', '1', 1],
  ]);
});

test('the largest differences come first, whichever way, and the rest is said to be there', () => {
  const { rows, hasMore } = shownRows([row('a', '1'), row('b', '-30'), row('c', '2')], 2);
  expect([rows.map(({ key }) => key), hasMore]).toEqual([['b', 'c'], true]);
});
