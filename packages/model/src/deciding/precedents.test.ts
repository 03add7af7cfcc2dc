import { expect, test } from 'vitest';
import { budgetEffect, lastOfEach } from './precedents.rules.ts';

test('of each record its last decision is the precedent, the newest first, and eight at most', () => {
  const row = (of: string, decidedAt: string, outcome: 'APPROVED' | 'REJECTED' = 'APPROVED') => ({
    of,
    decision: `${of} ${decidedAt}`,
    label: of,
    outcome,
    amount: null,
    currency: null,
    decidedAt,
    decidedBy: null,
    note: null,
  });
  const rows = [row('b', '2026-03-09', 'REJECTED'), row('a', '2026-03-05'), row('b', '2026-03-01')];
  expect(lastOfEach(rows).map(({ decision, outcome }) => `${decision} ${outcome}`)).toEqual([
    'b 2026-03-09 REJECTED',
    'a 2026-03-05 APPROVED',
  ]);
  const many = Array.from({ length: 12 }, (_, n) => row(`r${n}`, `2026-03-${String(30 - n)}`));
  expect(lastOfEach(many)).toHaveLength(8);
  expect(lastOfEach(many)[0]?.label).toBe('r0');
});

test('what is left of a budget goes below nothing, and is not known where the amount is not', () => {
  expect(budgetEffect('1000', '250.5', '100', 'EUR')).toEqual({
    approved: '1000.00',
    spent: '250.50',
    asked: '100.00',
    left: '649.50',
    currency: 'EUR',
  });
  expect(budgetEffect('1000', '950', '100', 'JPY').left).toBe('-50');
  expect(budgetEffect('1000', '0', null, 'EUR')).toMatchObject({ asked: null, left: null });
});
