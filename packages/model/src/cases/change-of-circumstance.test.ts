import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOfCircumstanceRules } from './change-of-circumstance.rules.ts';

const facts = { owner: 'camille', startDate: '2026-03-01', endDate: '2027-02-28' };
const change = { kind: 'EXTENSION', effectiveDate: '2026-09-01', newEndDate: '2027-06-30' } as const;
/** The fields and codes of what is wrong with a change as it is asked for. */
const faultsOf = (given: object, before?: object, of = facts): string[] =>
  (changeOfCircumstanceRules.spec.check?.({ ...change, ...given } as never, before as never, of as never) ?? []).map(
    ({ code, field }) => `${field} ${code}`,
  );

describe('a change of the end of an assignment', () => {
  test('that makes it longer ends later, one that makes it shorter ends earlier, and none before the start', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ newEndDate: '2027-02-28' })).toEqual(['newEndDate cases.notLonger']);
    expect(faultsOf({ newEndDate: '2020-01-01' })).toEqual(['newEndDate cases.endBeforeStart']);
    expect(faultsOf({ kind: 'SHORTENING' })).toEqual(['newEndDate cases.notShorter']);
    expect(faultsOf({ kind: 'SHORTENING', newEndDate: '2026-12-31' })).toEqual([]);
    expect(faultsOf({ newEndDate: null })).toEqual(['newEndDate input.required']);
  });
  test('is never both longer and shorter', () => {
    const day = fc
      .integer({ min: 0, max: 900 })
      .map((days) => Temporal.PlainDate.from(facts.startDate).add({ days }).toString());
    fc.assert(
      fc.property(day, (newEndDate) => {
        const isRight = (kind: string): boolean => faultsOf({ kind, newEndDate }).length === 0;
        expect([isRight('EXTENSION'), isRight('SHORTENING')]).toEqual([
          newEndDate > facts.endDate,
          newEndDate < facts.endDate,
        ]);
      }),
    );
  });
  test('is judged when it is asked for, not again when the assignment has taken it over', () => {
    const applied = { ...facts, endDate: change.newEndDate };
    expect(faultsOf({}, change, applied)).toEqual([]);
  });
  test('is decided by somebody else than whoever asked for it', () => {
    const judged = (createdBy: string) =>
      changeOfCircumstanceRules.spec.guards?.isNotOwn?.(
        { ...change, createdBy: { id: createdBy, label: '' } } as never,
        { ...facts, me: { user: 'helene', roles: ['hr'], person: null, delegators: [] } } as never,
      );
    expect(judged('helene')).toMatchObject({ code: 'cases.ownChange' });
    expect(judged('grace')).toBeUndefined();
  });
});
