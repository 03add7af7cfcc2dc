import { isRefusal } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { dueAfter, postedLines } from './posted-lines.rules.ts';

const caseService = '00000000-0000-4000-8000-000000000001';
const line = { caseService, unitAmount: '120.50' };

test('a line is a service and what is charged for it; once, unless it says how often', () => {
  expect(postedLines([line], 'EUR')).toEqual([
    { caseService, description: null, quantity: '1', unitAmount: '120.50', taxCode: null },
  ]);
  expect(postedLines([{ ...line, quantity: 2.5, description: ' Survey ' }], 'EUR')).toMatchObject([
    { quantity: '2.5', description: 'Survey' },
  ]);
});
test.each([
  ['no list', 'x'],
  ['no line', []],
  ['no service', [{ unitAmount: '1' }]],
  ['no amount', [{ caseService }]],
  ['an amount in words', [{ caseService, unitAmount: '1e3' }]],
  ['a quantity of nothing', [{ ...line, quantity: '0' }]],
  ['a service that is no id', [{ ...line, caseService: "' or true" }]],
])('%s is refused', (_, given) => {
  expect(isRefusal(postedLines(given, 'EUR'))).toBe(true);
});
test('an amount is no finer than its currency', () => {
  expect(isRefusal(postedLines([line], 'JPY'))).toBe(true);
  expect(isRefusal(postedLines([{ ...line, unitAmount: '120' }], 'JPY'))).toBe(false);
});
test('a bill is due so many days after it was written', () => {
  expect(dueAfter('2026-01-31', 30)).toBe('2026-03-02');
  expect(dueAfter('2026-01-31', null)).toBe('2026-01-31');
});
