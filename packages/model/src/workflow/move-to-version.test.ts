import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksThen } from './checks-then.rules.ts';
import type { RunItem } from './in-force.rules.ts';
import {
  type MoveToVersion,
  moveToVersion,
  planStepOf,
  type RunningNow,
  type StepThen,
  type StepThere,
} from './move-to-version.rules.ts';
import { givenBy } from './step-given.rules.ts';
import { isClosed, planWork } from './work-plan.rules.ts';

const today = '2026-03-10';
const facts = {
  startDate: '2026-05-04',
  endDate: '2027-04-30',
  activatedOn: '2026-03-02',
  phases: [],
  calendar: { country: 'FR', holidays: [] },
};
const item = (id: string, sequence: number, more: Partial<RunItem> = {}): RunItem => ({
  id,
  sequence,
  name: `Step ${id}`,
  priority: 'NORMAL',
  trigger: sequence === 1 ? 'CASE_STARTED' : 'PREVIOUS_DONE',
  triggerDays: null,
  phase: null,
  dueInDays: 2,
  predecessors: null,
  suppression: null,
  leftOutWhen: null,
  ownerRole: null,
  team: null,
  firstReminder: null,
  repeatEvery: null,
  reminders: null,
  checklist: null,
  repeatAfter: null,
  shareWithAssignee: false,
  shareWithHr: false,
  shareWithVendor: false,
  ...more,
});
const then = (of: RunItem, more: Partial<StepThen> = {}): StepThen => ({
  item: of,
  owner: { user: 'manager', reason: 'CASE_MANAGER' },
  leftOutBecause: null,
  checks: [],
  ...more,
});
const step = (of: RunItem, more: Partial<StepThere> = {}): StepThere => ({
  key: `step-${of.id}`,
  item: of.id,
  again: null,
  given: givenBy(of),
  owner: 'manager',
  ownerReason: 'CASE_MANAGER',
  checks: [],
  status: 'OPEN',
  isLocked: false,
  startedOn: null,
  closedOn: null,
  agreedDue: null,
  ...more,
});
const done = { status: 'DONE', closedOn: '2026-03-04' } as const;
const begun = { status: 'IN_PROGRESS', startedOn: '2026-03-04' } as const;
/** An assignment that got these steps, in this state. */
function running(items: readonly RunItem[], steps: readonly StepThere[]): RunningNow {
  const keys = new Map(items.map(({ id }) => [id, `step-${id}`]));
  const plan = items.map((one) => planStepOf(one, keys));
  return { steps, plan, planned: planWork(plan, facts, steps) };
}
/** What the move leaves behind, as it is stored. */
function moved(now: RunningNow, move: MoveToVersion): RunningNow {
  const gone = new Set(move.gone.map(({ key }) => key));
  const to = new Map([...move.changed, ...move.same].map((one) => [one.key, one]));
  const old = now.steps.flatMap((one): StepThere[] => {
    if (gone.has(one.key)) return [];
    const change = to.get(one.key);
    if (!change) return [one];
    const stays = one.checks.filter(({ id }) => !change.checks.gone.some((check) => check.id === id));
    const added = change.checks.added.map((line, n) => ({ ...line, id: `${one.key} ${n}`, isTicked: false }));
    return [{ ...one, given: change.given, ...change.owning, checks: [...stays, ...added] }];
  });
  const fresh = move.fresh.map(({ key, item: of, owner, leftOutBecause, checks }) =>
    step(of, {
      key,
      owner: owner.user,
      ownerReason: owner.reason,
      checks: checks.map((line, n) => ({ ...line, id: `${key} ${n}`, isTicked: false })),
      ...(leftOutBecause === null ? {} : { status: 'LEFT_OUT', closedOn: today }),
    }),
  );
  return { steps: [...old, ...fresh], plan: move.plan, planned: move.planned };
}

describe('an assignment that moves to a newer version', () => {
  const [a, b, c, d] = [item('a', 1), item('b', 2), item('c', 3), item('d', 4)];
  test('keeps what is done, changes what is open, gets what is new, and loses what nobody began', () => {
    const now = running([a, b, c, d], [step(a, done), step(b), step(c), step(d, begun)]);
    const newer = [item('a', 1, { name: 'Other' }), item('n', 2), item('b', 3, { name: 'Renamed', dueInDays: 5 })];
    const move = moveToVersion(
      now,
      newer.map((one) => then(one)),
      facts,
      today,
    );
    expect(move.kept.map(({ key, given }) => [key, given.name])).toEqual([['step-a', 'Step a']]);
    expect(move.changed.map(({ key, fields }) => [key, fields])).toEqual([
      ['step-b', ['name', 'startDate', 'dueDate']],
    ]);
    expect(move.fresh.map(({ key, after }) => [key, after])).toEqual([
      ['n', { start: '2026-03-04', due: '2026-03-06' }],
    ]);
    expect(move.gone.map(({ key }) => key)).toEqual(['step-c']);
    expect(move.staying.map(({ key }) => key)).toEqual(['step-d']);
    // It comes after the new one, and not after what goes on beside the version.
    expect(move.changed[0]?.after).toEqual({ start: '2026-03-06', due: '2026-03-13' });
  });
  test('keeps an owner whom a person chose or who has begun, and an agreed day', () => {
    const steps = [
      step(a, { owner: 'grace', ownerReason: 'PERSON' }),
      step(b, { ...begun, owner: 'grace' }),
      step(c, { owner: 'grace', agreedDue: '2026-06-01' }),
      step(d, { owner: 'grace' }),
    ];
    const newer = [a, b, c, d].map((one) => then(one, one === d ? { owner: { user: null, reason: 'NOBODY' } } : {}));
    const move = moveToVersion(running([a, b, c, d], steps), newer, facts, today);
    expect([...move.changed, ...move.same].map(({ key, owning }) => [key, owning.owner]).sort()).toEqual([
      ['step-a', 'grace'],
      ['step-b', 'grace'],
      ['step-c', 'manager'],
      ['step-d', 'grace'],
    ]);
    expect(move.changed.map(({ key, after }) => [key, after.due])).toEqual([['step-c', '2026-06-01']]);
  });
  test('does not give again what its team has taken away, nor leave out what it took up', () => {
    const move = moveToVersion(
      running([a, b], [step(a)]),
      [then(a, { leftOutBecause: 'NO_FAMILY' }), then(b), then(c, { leftOutBecause: 'NO_VISA' })],
      facts,
      today,
    );
    expect([move.fresh.map(({ key }) => key), move.same.map(({ key }) => key), move.gone]).toEqual([
      ['c'],
      ['step-a'],
      [],
    ]);
  });
  test('goes on with what comes again as the version says, or no more', () => {
    const visit = item('v', 1, { repeatAfter: 30 });
    const next = step(visit, { key: 'next', item: null, again: 'step-v' });
    const now = running([visit], [step(visit, done)]);
    const plan = [
      ...now.plan,
      { ...planStepOf(visit, new Map()), key: 'next', after: ['step-v'], isAgain: true } as const,
    ];
    const again = { steps: [...now.steps, next], plan, planned: planWork(plan, facts, [...now.steps, next]) };
    const later = moveToVersion(again, [then(item('v', 1, { repeatAfter: 60 }))], facts, today);
    expect(later.changed.map(({ key, fields, after }) => [key, fields, after.start])).toEqual([
      ['next', ['comesAgainAfter', 'startDate', 'dueDate'], '2026-05-04'],
    ]);
    const never = moveToVersion(again, [then(item('v', 1))], facts, today);
    expect([never.gone.map(({ key }) => key), never.kept.length]).toEqual([['next'], 1]);
  });
});

test('a checklist becomes another one, and no tick is lost', () => {
  const line = (id: string, more = {}) => ({
    id,
    sequence: 1,
    description: id,
    isRequired: true,
    isTicked: false,
    ...more,
  });
  const now = [line('passport', { isTicked: true }), line('photo'), line('old'), line('older', { isTicked: true })];
  const { added, gone } = checksThen(now, [line('passport'), line('photo'), line('visa')]);
  expect([added.map((one) => one.description), gone.map(({ id }) => id)]).toEqual([['visa'], ['old']]);
});

const statuses = ['OPEN', 'IN_PROGRESS', 'DONE', 'LEFT_OUT'] as const;
/** A version of some of ten steps; one comes after others that stand before it, so that there is no circle. */
const version = fc
  .array(
    fc.record({
      n: fc.integer({ min: 0, max: 9 }),
      sequence: fc.integer({ min: 1, max: 5 }),
      trigger: fc.constantFrom('CASE_STARTED', 'PREVIOUS_DONE', 'AFTER_START', 'MANUAL', 'BEFORE_END'),
      triggerDays: fc.integer({ min: 0, max: 40 }),
      dueInDays: fc.option(fc.integer({ min: 0, max: 9 })),
      name: fc.constantFrom('One', 'Two'),
      after: fc.boolean(),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((all) => {
    const once = all.filter((one, at) => all.findIndex(({ n }) => n === one.n) === at);
    return [...once]
      .sort((x, y) => x.sequence - y.sequence || x.n - y.n)
      .map(({ n, sequence, after, ...more }, at, sorted) => {
        const first = sorted[0];
        const before = sorted[at - 1];
        return item(`i${n}`, sequence, {
          ...more,
          trigger: sequence === first?.sequence ? 'CASE_STARTED' : more.trigger,
          predecessors: after && before && before.sequence < sequence ? [{ id: `i${before.n}`, label: '' }] : null,
        });
      });
  });
const world = fc.record({
  older: version,
  newer: version,
  states: fc.array(
    fc.record({ status: fc.constantFrom(...statuses), isLocked: fc.boolean(), isPerson: fc.boolean() }),
    { minLength: 10, maxLength: 10 },
  ),
  leftOut: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;
const build = ({ older, newer, states, leftOut }: World) => {
  const steps = older.map((one, at) => {
    const { status, isLocked, isPerson } = states[at] ?? { status: 'OPEN', isLocked: false, isPerson: false };
    return step(one, {
      status,
      isLocked,
      startedOn: status === 'OPEN' ? null : '2026-03-03',
      closedOn: isClosed(status) ? '2026-03-05' : null,
      ...(isPerson ? { owner: 'chosen', ownerReason: 'PERSON' } : {}),
    });
  });
  const now = running(older, steps);
  const target = newer.map((one, at) => then(one, leftOut[at] ? { leftOutBecause: 'NO_FAMILY' } : {}));
  return { now, target, move: moveToVersion(now, target, facts, today) };
};

describe('whatever was done, and whatever the newer version says,', () => {
  test('nothing done, left out or locked is touched, and nothing begun is lost', () => {
    fc.assert(
      fc.property(world, (given) => {
        const { now, move } = build(given);
        const after = moved(now, move);
        const datesOf = ({ planned }: RunningNow, key: string) => {
          const { start, due } = planned.find((one) => one.key === key) ?? {};
          return { start, due };
        };
        for (const one of now.steps) {
          const is = after.steps.find(({ key }) => key === one.key);
          if (isClosed(one.status) || one.isLocked) {
            expect(is).toEqual(one);
            expect(datesOf(after, one.key)).toEqual(datesOf(now, one.key));
          } else if (one.status === 'IN_PROGRESS')
            expect(is).toMatchObject({ status: 'IN_PROGRESS', owner: one.owner });
          if (one.ownerReason === 'PERSON' && is) expect(is.owner).toBe('chosen');
        }
        const { kept, changed, same, gone, staying } = move;
        const all = [...kept, ...changed, ...same, ...gone, ...staying].map(({ key }) => key);
        expect(all.toSorted()).toEqual(now.steps.map(({ key }) => key).toSorted());
      }),
    );
  });
  test('moving once more changes nothing', () => {
    fc.assert(
      fc.property(world, (given) => {
        const { now, target, move } = build(given);
        const after = moved(now, move);
        const again = moveToVersion(after, target, facts, today);
        expect([again.changed, again.fresh, again.gone]).toEqual([[], [], []]);
        expect([again.plan, again.planned]).toEqual([move.plan, move.planned]);
      }),
    );
  });
  test('every open step has an owner, each step of the version is there once, and none begins before those it waits for', () => {
    fc.assert(
      fc.property(world, (given) => {
        const { now, target, move } = build(given);
        const { steps, plan, planned } = moved(now, move);
        expect(steps.filter(({ status, owner }) => !isClosed(status) && owner === null)).toEqual([]);
        const items = steps.map((one) => one.item);
        for (const { item: of } of target) expect(items.filter((one) => one === of.id)).toHaveLength(1);
        expect(new Set(plan.map(({ key }) => key)).size).toBe(plan.length);
        expect(plan.map(({ key }) => key).toSorted()).toEqual(steps.map(({ key }) => key).toSorted());
        const ends = new Map(planned.map((one) => [one.key, one.due ?? one.start]));
        const isFixed = new Set(steps.filter((one) => isClosed(one.status) || one.isLocked).map(({ key }) => key));
        for (const one of planned)
          for (const before of one.waitsFor)
            if (one.start !== null && !isFixed.has(one.key)) expect(one.start >= (ends.get(before) ?? '')).toBe(true);
      }),
    );
  });
});
