import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isClosed, type PlanFacts, type PlanStep, phasesWith, planWork, type StepState } from './work-plan.rules.ts';
import { daysLater, isWorkingDay, workingDayAt, workingDaysLater } from './working-days.rules.ts';

const paris = { country: 'FR', holidays: ['2026-05-01', '2026-05-08'] };
const facts: PlanFacts = {
  startDate: '2026-06-01',
  endDate: '2027-05-31',
  activatedOn: '2026-04-01',
  phases: [{ phase: 'PREPARATION', since: '2026-04-01' }],
  calendar: paris,
};
const step = (key: string, sequence: number, more: Partial<PlanStep> = {}): PlanStep => ({
  key,
  sequence,
  trigger: 'PREVIOUS_DONE',
  triggerDays: 0,
  phase: null,
  dueInDays: 2,
  after: [],
  ...more,
});
const state = (key: string, more: Partial<StepState> = {}): StepState => ({
  key,
  status: 'OPEN',
  isLocked: false,
  startedOn: null,
  closedOn: null,
  agreedDue: null,
  ...more,
});
const planned = (steps: readonly PlanStep[], states = steps.map(({ key }) => state(key)), of = facts, known = []) =>
  Object.fromEntries(planWork(steps, of, states, known).map((one) => [one.key, one]));

describe('working days', () => {
  test('are those of the country: its weekend and its holidays', () => {
    expect(workingDayAt(paris, '2026-05-01')).toBe('2026-05-04');
    expect(workingDayAt(paris, '2026-05-01', -1)).toBe('2026-04-30');
    expect(workingDaysLater(paris, '2026-04-30', 1)).toBe('2026-05-04');
    expect(isWorkingDay({ country: 'SA', holidays: [] }, '2026-05-01')).toBe(false);
    expect(isWorkingDay({ country: 'SA', holidays: [] }, '2026-05-03')).toBe(true);
  });
});

describe('a plan', () => {
  const chain = [step('a', 1, { trigger: 'CASE_STARTED' }), step('b', 2), step('c', 3)];
  test('goes from the activation on, each step after the one before it', () => {
    expect(planned(chain)).toMatchObject({
      a: { start: '2026-04-01', due: '2026-04-03', isReady: true, reason: 'ACTIVATED' },
      b: { start: '2026-04-03', due: '2026-04-07', isReady: false, waitsFor: ['a'], reason: 'PREVIOUS' },
      c: { start: '2026-04-07', waitsFor: ['b'] },
    });
  });
  test('makes the follower ready on the day on which the step before it is done', () => {
    const states = [state('a', { status: 'DONE', closedOn: '2026-04-20' }), state('b'), state('c')];
    expect(planned(chain, states)).toMatchObject({
      b: { start: '2026-04-20', due: '2026-04-22', isReady: true },
      c: { isReady: false },
    });
  });
  test('passes over a step that is left out or gone, but not over what it waited for', () => {
    const out = state('b', { status: 'LEFT_OUT', closedOn: '2026-04-01' });
    expect(planned(chain, [state('a'), out, state('c')]).c).toMatchObject({ isReady: false, waitsFor: ['a'] });
    const done = state('a', { status: 'DONE', closedOn: '2026-04-10' });
    expect(planned(chain, [done, out, state('c')]).c).toMatchObject({ isReady: true, start: '2026-04-10' });
    expect(planned(chain, [done, state('c')]).c).toMatchObject({ isReady: true, start: '2026-04-10' });
  });
  test('counts from start and end, backwards to a working day, and never before what comes first', () => {
    const steps = [
      step('visa', 1, { trigger: 'BEFORE_START', triggerDays: 31, dueInDays: 0 }),
      step('check', 2, { trigger: 'AFTER_START', triggerDays: 5 }),
      step('return', 3, { trigger: 'BEFORE_END', triggerDays: 30 }),
      step('early', 4, { trigger: 'BEFORE_START', triggerDays: 60, after: ['check'] }),
    ];
    expect(planned(steps)).toMatchObject({
      visa: { start: '2026-04-30' },
      check: { start: '2026-06-08', due: '2026-06-10' },
      return: { start: '2027-04-30' },
      early: { start: '2026-06-10', reason: 'PREVIOUS' },
    });
    expect(planned(steps, undefined, { ...facts, endDate: null }).return).toMatchObject({
      start: null,
      isReady: false,
      reason: 'UNKNOWN',
    });
  });
  test('starts steps of a phase when the case is in it, and steps by hand when somebody starts them', () => {
    const steps = [
      step('any', 1, { trigger: 'PHASE_CHANGED' }),
      step('move', 2, { trigger: 'PHASE_CHANGED', phase: 'MOVE' }),
      step('hand', 3, { trigger: 'MANUAL' }),
    ];
    expect(planned(steps)).toMatchObject({
      any: { isReady: false },
      move: { isReady: false },
      hand: { isReady: true },
    });
    const phases = phasesWith(facts.phases, 'MOVE', '2026-05-20');
    expect(phasesWith(phases, 'MOVE', '2026-05-21')).toBe(phases);
    const states = [state('any'), state('move'), state('hand', { status: 'IN_PROGRESS', startedOn: '2026-05-21' })];
    expect(planned(steps, states, { ...facts, phases })).toMatchObject({
      any: { start: '2026-05-20', isReady: true },
      move: { start: '2026-05-20', isReady: true },
      hand: { start: '2026-05-21', due: '2026-05-25' },
    });
  });
  test('keeps what is locked or closed where it was, and goes by the day that was agreed', () => {
    const steps = [step('a', 1, { trigger: 'BEFORE_START', triggerDays: 30 }), step('b', 2)];
    const before = planWork(steps, facts, [state('a'), state('b')]);
    const moved = { ...facts, startDate: '2026-09-01' };
    const dates = (states: readonly StepState[]) => planWork(steps, moved, states, before).map(({ start }) => start);
    expect(dates([state('a'), state('b')])).not.toContain(before[0]?.start);
    expect(dates([state('a', { isLocked: true }), state('b')])).toEqual(before.map(({ start }) => start));
    expect(dates([state('a', { isLocked: true, agreedDue: '2026-06-15' }), state('b')])[1]).toBe('2026-06-15');
  });
});

describe('whatever the workflow', () => {
  const triggers = [
    'PREVIOUS_DONE',
    'CASE_STARTED',
    'BEFORE_START',
    'AFTER_START',
    'BEFORE_END',
    'PHASE_CHANGED',
  ] as const;
  const statuses = ['OPEN', 'OPEN', 'IN_PROGRESS', 'DONE', 'LEFT_OUT'] as const;
  const day = fc.integer({ min: 0, max: 700 }).map((n) => daysLater('2026-01-01', n));
  const work = fc
    .array(
      fc.record({
        trigger: fc.constantFrom(...triggers),
        triggerDays: fc.nat(90),
        dueInDays: fc.option(fc.nat(30)),
        after: fc.array(fc.nat(30), { maxLength: 2 }),
        status: fc.constantFrom(...statuses),
        closedOn: day,
        isLocked: fc.boolean(),
      }),
      { minLength: 1, maxLength: 25 },
    )
    .map((drawn) => {
      const steps = drawn.map((one, n) =>
        step(`s${n}`, n + 1, {
          trigger: n === 0 ? 'CASE_STARTED' : one.trigger,
          triggerDays: one.triggerDays,
          dueInDays: one.dueInDays,
          after: [...new Set(one.after.filter((other) => other < n).map((other) => `s${other}`))],
        }),
      );
      const states = drawn.map(({ status, closedOn, isLocked }, n) =>
        state(`s${n}`, { status, isLocked, closedOn: isClosed(status) ? closedOn : null }),
      );
      return { steps, states };
    });
  test('no open step begins before what comes first ends, and none on a day on which nobody works', () => {
    fc.assert(
      fc.property(work, day, ({ steps, states }, startDate) => {
        const plan = planned(steps, states, { ...facts, startDate });
        for (const [n, one] of steps.entries()) {
          const made = plan[one.key];
          const mine = states[n];
          if (!made?.start || !mine || isClosed(mine.status)) continue;
          expect(isWorkingDay(paris, made.start)).toBe(true);
          for (const key of one.after) {
            const other = states.find((of) => of.key === key);
            const ends =
              other?.status === 'DONE' ? other.closedOn : other?.status === 'LEFT_OUT' ? null : plan[key]?.due;
            if (ends) expect(made.start >= ends).toBe(true);
          }
        }
      }),
    );
  });
  test('what waits for nothing that is open, and has its day, is ready; nothing else is', () => {
    fc.assert(
      fc.property(work, ({ steps, states }) => {
        for (const made of Object.values(planned(steps, states))) {
          const mine = states.find(({ key }) => key === made.key);
          expect(made.isReady).toBe(
            !isClosed(mine?.status ?? 'DONE') && made.waitsFor.length === 0 && made.start !== null,
          );
        }
      }),
    );
  });
  test('moving a date and moving it back gives the same plan', () => {
    fc.assert(
      fc.property(work, day, day, ({ steps, states }, startDate, other) => {
        const first = planWork(steps, { ...facts, startDate }, states);
        const moved = planWork(steps, { ...facts, startDate: other }, states, first);
        expect(planWork(steps, { ...facts, startDate }, states, moved)).toEqual(first);
      }),
    );
  });
  test('a circle, which nobody may publish, ends all the same', () => {
    const circle = [step('a', 1, { after: ['b'] }), step('b', 2, { after: ['a'] })];
    expect(planWork(circle, facts, [state('a'), state('b')])).toHaveLength(2);
  });
  test('sixty steps are planned anew within five milliseconds', () => {
    const steps = Array.from({ length: 60 }, (_, n) =>
      step(`s${n}`, n + 1, { trigger: n === 0 ? 'CASE_STARTED' : 'PREVIOUS_DONE', dueInDays: 3 }),
    );
    const states = steps.map(({ key }) => state(key));
    for (let warm = 0; warm < 30; warm += 1) planWork(steps, facts, states);
    const times = Array.from({ length: 21 }, () => {
      const begin = performance.now();
      planWork(steps, facts, states);
      return performance.now() - begin;
    }).sort((a, b) => a - b);
    expect(times[10]).toBeLessThan(5);
  });
});
