import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byAssignment } from './earlier.rules.ts';

const record = fc.record({ caseDetailId: fc.constantFrom(null, 'one', 'two', 'three'), n: fc.integer() });

test('what belongs to an earlier assignment never stands among the present, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(record), (records) => {
      const { present, earlier } = byAssignment(records, ['two']);
      expect(present.every((one) => one.caseDetailId === null || one.caseDetailId === 'two')).toBe(true);
      expect(earlier.every((group) => group.records.every((one) => one.caseDetailId === group.assignment))).toBe(true);
      expect(present.length + earlier.reduce((sum, group) => sum + group.records.length, 0)).toBe(records.length);
    }),
  );
});
test('without an assignment everything is present', () => {
  expect(byAssignment([{ caseDetailId: 'one' }], []).earlier).toEqual([]);
});
test('what belongs to one that runs beside it or comes next is no earlier thing', () => {
  const records = ['one', 'two', 'three'].map((caseDetailId) => ({ caseDetailId }));
  expect(byAssignment(records, ['two', 'three']).earlier.map(({ assignment }) => assignment)).toEqual(['one']);
});
