import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextNotice, remindersBy } from './step-notices.rules.ts';
import { ownerOf, type PeopleOfCase } from './step-owner.rules.ts';
import { workflowFor } from './workflow-choice.rules.ts';
import { type JudgedStep, workflowFaults } from './workflow-faults.rules.ts';

const people: PeopleOfCase = {
  manager: 'manager',
  assignee: 'assignee',
  lineManager: null,
  initiator: 'initiator',
  teams: {
    visas: [
      { user: 'lead', roles: ['HR'] },
      { user: 'planner', roles: ['PLANNER'] },
    ],
    empty: [],
  },
  holders: { HR: ['first', 'second'] },
};

describe('a step is owned', () => {
  test.each([
    [
      { role: 'CASE_MANAGER', team: 'visas' },
      { user: 'manager', reason: 'CASE_MANAGER' },
    ],
    [
      { role: 'ASSIGNEE', team: null },
      { user: 'assignee', reason: 'ASSIGNEE' },
    ],
    [
      { role: 'CASE_INITIATOR', team: null },
      { user: 'initiator', reason: 'INITIATOR' },
    ],
    [
      { role: 'PLANNER', team: 'visas' },
      { user: 'planner', reason: 'TEAM' },
    ],
    [
      { role: 'FINANCE', team: 'visas' },
      { user: 'lead', reason: 'TEAM' },
    ],
    [
      { role: 'HR', team: 'empty' },
      { user: 'first', reason: 'HOLDER' },
    ],
    [
      { role: 'LINE_MANAGER', team: null },
      { user: 'manager', reason: 'FALLBACK' },
    ],
  ] as const)('%j by whom it names, its team, its role, or the case manager', (asked, owned) => {
    expect(ownerOf(asked, people)).toEqual(owned);
  });
  test('by somebody, or it says why not', () => {
    const asked = fc.record({
      role: fc.constantFrom('CASE_MANAGER', 'ASSIGNEE', 'HR', 'FINANCE', null),
      team: fc.constantFrom('visas', 'empty', null),
    });
    fc.assert(
      fc.property(asked, fc.boolean(), (of, isManaged) => {
        const { user, reason } = ownerOf(of, { ...people, manager: isManaged ? 'manager' : null });
        expect(user === null).toBe(reason === 'NOBODY');
        if (isManaged) expect(user).not.toBeNull();
      }),
    );
  });
});

describe('a workflow is not published', () => {
  const step = (key: string, sequence: number, more: Partial<JudgedStep> = {}): JudgedStep => ({
    key,
    sequence,
    name: key,
    trigger: 'PREVIOUS_DONE',
    after: [],
    hasRole: true,
    teamMembers: 0,
    ...more,
  });
  const faults = (...steps: readonly JudgedStep[]) => workflowFaults(steps).map(({ code, field }) => [code, field]);
  const first = step('first', 1, { trigger: 'CASE_STARTED' });
  test('with a circle, each of whose steps is named', () => {
    expect(faults(first, step('a', 2, { after: ['b'] }), step('b', 3, { after: ['a'] }))).toEqual([
      ['workflow.stepsInCircle', 'items.a'],
      ['workflow.stepsInCircle', 'items.b'],
    ]);
  });
  test('with a step that nothing starts', () => {
    expect(faults(step('a', 1), step('b', 2))).toEqual([['workflow.stepNeverStarts', 'items.a']]);
  });
  test('with a step that nobody would own', () => {
    expect(faults(first, step('b', 2, { hasRole: false }))).toEqual([['workflow.stepWithoutOwner', 'items.b']]);
    expect(faults(first, step('b', 2, { hasRole: false, teamMembers: 1 }))).toEqual([]);
  });
});

test('an assignment goes by the workflow that its case type names, one that names the case type, or a general one', () => {
  const one = (code: string, type: 'TRANSFER' | 'LOCALISATION' | null, isOfType = false) => ({
    id: code,
    code,
    kind: 'CASE' as const,
    status: 'PUBLISHED' as const,
    type,
    isOfType,
  });
  const chosen = (...among: readonly ReturnType<typeof one>[]) => workflowFor('TRANSFER', among)?.code;
  expect(chosen(one('GENERAL', null), one('ZEBRA', 'TRANSFER'), one('OTHER', 'LOCALISATION'))).toBe('ZEBRA');
  expect(chosen(one('A', 'TRANSFER'), one('NAMED', null, true))).toBe('NAMED');
  expect(chosen(one('B', null), one('A', null))).toBe('A');
  expect(chosen(one('OTHER', 'LOCALISATION'))).toBeUndefined();
  expect(workflowFor('TRANSFER', [{ ...one('A', null), status: 'DRAFT' }])).toBeUndefined();
  expect(workflowFor('TRANSFER', [{ ...one('A', null), kind: 'SERVICE' }])).toBeUndefined();
});

describe('the clock tells of a step', () => {
  const step = {
    status: 'OPEN',
    isReady: true,
    dueDate: '2026-05-20',
    snoozedUntil: null,
    firstReminder: 5,
    repeatEvery: 2,
    reminders: 3,
    remindersSent: 0,
    escalatedAt: null,
  } as const;
  test('before it is due, then every so many days, then that it is overdue, once', () => {
    expect(nextNotice(step)).toEqual({ kind: 'REMINDER', day: '2026-05-15' });
    expect(nextNotice({ ...step, remindersSent: 2 })).toEqual({ kind: 'REMINDER', day: '2026-05-19' });
    expect(nextNotice({ ...step, remindersSent: 3 })).toEqual({ kind: 'OVERDUE', day: '2026-05-21' });
    expect(nextNotice({ ...step, remindersSent: 3, escalatedAt: '2026-05-21T06:00:00Z' })).toBeUndefined();
    expect(nextNotice({ ...step, firstReminder: null })).toEqual({ kind: 'OVERDUE', day: '2026-05-21' });
  });
  test('not while it waits for others, nor once it is over, nor before the day it was put off to', () => {
    expect(nextNotice({ ...step, isReady: false })).toBeUndefined();
    expect(nextNotice({ ...step, status: 'DONE' })).toBeUndefined();
    expect(nextNotice({ ...step, snoozedUntil: '2026-05-18' })).toEqual({ kind: 'REMINDER', day: '2026-05-18' });
  });
  test('once for all the reminders that it missed', () => {
    expect(remindersBy(step, '2026-05-17')).toBe(2);
    expect(remindersBy({ ...step, remindersSent: 3 }, '2026-05-01')).toBe(3);
  });
});
