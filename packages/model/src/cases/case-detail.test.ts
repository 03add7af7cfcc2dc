import { expect, test } from 'vitest';
import { caseDetailRules } from './case-detail.rules.ts';

const dates = (start: string | null, end: string | null) =>
  caseDetailRules.spec.check?.(
    { assignmentStartDate: start, assignmentEndDate: end, assignee: { id: 'camille' } } as never,
    undefined as never,
    { scenarios: [], fileOf: 'camille', others: [], missing: [] } as never,
  );

test('an assignment does not end before it starts', () => {
  expect(dates('2026-07-21', '2026-07-20')).toMatchObject([
    { code: 'cases.endBeforeStart', field: 'assignmentEndDate' },
  ]);
  expect(dates('2026-07-21', '2026-07-21')).toEqual([]);
  expect(dates(null, '2026-07-20')).toEqual([]);
  expect(dates('2026-07-21', null)).toEqual([]);
});
