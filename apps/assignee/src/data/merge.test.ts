import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeChanges } from './merge.ts';

const fields = ['amount', 'notes', 'activity'] as const;
const base = { amount: '10', notes: 'old', activity: 'a' };

test('what only one side changed is taken from that side', () => {
  const merged = mergeChanges(fields, base, { ...base, amount: '12' }, { ...base, notes: 'new' });
  expect(merged).toEqual({ values: { amount: '12', notes: 'new', activity: 'a' }, conflicts: [] });
});
test('what both changed differently keeps mine and is a conflict; what both changed alike is none', () => {
  const merged = mergeChanges(
    fields,
    base,
    { amount: '12', notes: 'same', activity: 'a' },
    { amount: '14', notes: 'same', activity: 'a' },
  );
  expect(merged).toEqual({ values: { amount: '12', notes: 'same', activity: 'a' }, conflicts: ['amount'] });
});
test('nothing I changed is ever lost, and nothing they changed alone either', () => {
  const values = fc.record({
    amount: fc.string({ maxLength: 2 }),
    notes: fc.string({ maxLength: 2 }),
    activity: fc.string({ maxLength: 2 }),
  });
  fc.assert(
    fc.property(values, values, values, (one, mine, theirs) => {
      const merged = mergeChanges(fields, one, mine, theirs);
      for (const field of fields) {
        if (mine[field] !== one[field]) expect(merged.values[field]).toBe(mine[field]);
        else expect(merged.values[field]).toBe(theirs[field]);
      }
    }),
  );
});
