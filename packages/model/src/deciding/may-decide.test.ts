import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escalatedTo, handedOn, mayNotDecide, mayNotUndo } from './may-decide.rules.ts';

const step = { status: 'OPEN', asked: ['ada', 'bo'], owner: null, requesters: ['grace'] } as const;
const me = (user: string, more: object = {}) => ({ user, delegators: [], isOfTeam: false, ...more });

describe('a step is decided', () => {
  test('by whoever it asks, or whoever stands in for them', () => {
    expect(mayNotDecide(step, me('ada'))).toBeUndefined();
    expect(mayNotDecide(step, me('cy', { delegators: ['bo'] }))).toBeUndefined();
    expect(mayNotDecide(step, me('cy'))).toBe('NOT_ASKED');
    expect(mayNotDecide({ ...step, status: 'WAITING' }, me('ada'))).toBe('NOT_OPEN');
    expect(mayNotDecide({ ...step, status: 'ON_HOLD' }, me('ada'))).toBeUndefined();
  });
  test('by the team, where it asks nobody', () => {
    const nobodys = { ...step, asked: [] };
    expect(mayNotDecide(nobodys, me('cy'))).toBe('NOT_ASKED');
    expect(mayNotDecide(nobodys, me('cy', { isOfTeam: true }))).toBeUndefined();
  });
  test('never by whose own it is, whoever they stand in for, nor for them', () => {
    const people = fc.constantFrom('ada', 'bo', 'cy', 'grace');
    const several = fc.uniqueArray(people);
    fc.assert(
      fc.property(
        several,
        several,
        several,
        fc.option(people),
        fc.boolean(),
        (asked, requesters, delegators, owner, isOfTeam) => {
          const of = { status: 'OPEN', asked, owner, requesters } as const;
          for (const user of requesters) expect(mayNotDecide(of, { user, delegators, isOfTeam })).toBe('OWN');
          // Somebody else who stands in for nobody but them may not either, unless it is the team's.
          const standsIn = { user: 'zoe', delegators: requesters, isOfTeam: false };
          expect(mayNotDecide(of, standsIn)).toBe('NOT_ASKED');
        },
      ),
    );
  });
});

test('whoever hands a step on is not asked any more, others still are', () => {
  expect(handedOn(step, me('ada'), 'cy')).toEqual(['bo', 'cy']);
  expect(handedOn(step, me('zoe', { delegators: ['bo'] }), 'cy')).toEqual(['ada', 'cy']);
  expect(handedOn({ asked: [], owner: 'ada' }, me('ada'), 'cy')).toEqual(['cy']);
});

test('a step is escalated to the first contact who is not asked already and whose own it is not', () => {
  expect(escalatedTo(step, ['ada', null, 'cy'])).toBe('cy');
  expect(escalatedTo(step, ['grace', 'bo'])).toBeUndefined();
});

describe('a decision is taken back', () => {
  const at = '2026-03-02T10:00:00Z';
  const mine = { id: 'a', sequence: 1, status: 'APPROVED', decidedBy: 'ada', decidedAt: at } as const;
  const later = { ...mine, id: 'b', sequence: 2, status: 'OPEN', decidedBy: null, decidedAt: null } as const;
  test('within ten minutes by whoever made it', () => {
    expect(mayNotUndo(mine, [mine, later], 'ada', '2026-03-02T10:10:00Z')).toBeUndefined();
    expect(mayNotUndo(mine, [mine, later], 'ada', '2026-03-02T10:10:01Z')).toBe('TOO_LATE');
    expect(mayNotUndo(mine, [mine, later], 'bo', at)).toBe('NOT_YOURS');
  });
  test('as long as no later step is decided; one beside it may be', () => {
    expect(mayNotUndo(mine, [mine, { ...later, decidedBy: 'cy' }], 'ada', at)).toBe('GONE_ON');
    expect(mayNotUndo(mine, [mine, { ...mine, id: 'c', decidedBy: 'cy' }], 'ada', at)).toBeUndefined();
  });
});
