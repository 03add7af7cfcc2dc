import type { CaseWorkflowItem } from './case-workflow-item.entity.ts';
import { type CheckOfStep, checksThen } from './checks-then.rules.ts';
import type { RunItem } from './in-force.rules.ts';
import { planAgain } from './step-again.rules.ts';
import { type Given, givenBy } from './step-given.rules.ts';
import type { Owned, OwnerReason } from './step-owner.rules.ts';
import {
  isClosed,
  type PlanFacts,
  type PlannedStep,
  type PlanStep,
  planWork,
  type StepState,
} from './work-plan.rules.ts';

/** A step of an assignment as it is. Days are calendar days. */
export interface StepThere extends StepState {
  /** The step of the workflow that it came from; null where that is gone. */
  readonly item: string | null;
  /** The step that it repeats. */
  readonly again: string | null;
  readonly given: Given;
  readonly owner: string | null;
  readonly ownerReason: OwnerReason | null;
  readonly checks: readonly CheckOfStep[];
}
/** A step of the newer version, and what the assignment would get of it today. */
export interface StepThen {
  readonly item: RunItem;
  readonly owner: Owned;
  /** Why it would be left out; null: it would not. */
  readonly leftOutBecause: CaseWorkflowItem['leftOutBecause'];
  /** The lines of its checklist. */
  readonly checks: readonly Omit<CheckOfStep, 'id' | 'isTicked'>[];
}
/** What runs for an assignment. */
export interface RunningNow {
  readonly steps: readonly StepThere[];
  readonly plan: readonly PlanStep[];
  readonly planned: readonly PlannedStep[];
}
interface Owning {
  readonly owner: string | null;
  readonly ownerReason: OwnerReason | null;
}
interface Dates {
  readonly start: string | null;
  readonly due: string | null;
}
/** A step that goes on, as the newer version has it. What is not written stays. */
export interface StepChanged {
  readonly key: string;
  readonly before: StepThere & Dates;
  readonly given: Given;
  readonly owning: Owning;
  readonly after: Dates;
  readonly checks: ReturnType<typeof checksThen>;
  /** What of it is another than before: fields of a step, and `checks`. Its place in the order is not among them. */
  readonly fields: readonly (keyof Given | 'owner' | 'startDate' | 'dueDate' | 'checks')[];
}
/** A step that is new. */
export interface FreshStep extends StepThen {
  readonly key: string;
  readonly given: Given;
  readonly after: Dates;
}
/** What moving to a newer version does to the steps of an assignment. New steps go by the id of their step of the workflow. */
export interface MoveToVersion {
  readonly plan: readonly PlanStep[];
  readonly planned: readonly PlannedStep[];
  /** Done, left out and locked: they stay as they are. */
  readonly kept: readonly StepThere[];
  readonly changed: readonly StepChanged[];
  readonly same: readonly StepChanged[];
  readonly fresh: readonly FreshStep[];
  /** The version does not have them, and nobody has begun them. */
  readonly gone: readonly (StepThere & Dates)[];
  /** The version does not have them, but they were begun: they go on beside it. */
  readonly staying: readonly StepThere[];
}

const isKept = ({ status, isLocked }: StepThere): boolean => isClosed(status) || isLocked;

/**
 * The plan of changes by which an assignment comes to a newer version of its workflow. Steps are matched by the step of the
 * workflow they came from, those that come again by the one they repeat. What is done, left out or locked keeps everything; an owner
 * whom a person chose, or who has begun, stays; so does an agreed day. What the team has taken away is not given again.
 * `today` is the day on which new steps are left out.
 */
export function moveToVersion(
  now: RunningNow,
  then: readonly StepThen[],
  facts: PlanFacts,
  today: string,
): MoveToVersion {
  const matched = matchOf(now, then);
  const { open, gone, staying, remaining, fresh, target } = matched;
  const plan = planThen(now, then, matched);
  const states = [...remaining, ...fresh.map((one) => stateOfFresh(one, today))];
  const planned = planWork(plan, facts, states, now.planned);
  const datesNow = new Map(now.planned.map((one) => [one.key, one]));
  const datesThen = new Map(planned.map((one) => [one.key, one]));
  const before = (step: StepThere) => ({ ...step, ...datesOf(datesNow.get(step.key), step) });
  const going = open.flatMap((step) => {
    const to = target(step);
    return to ? changedTo(before(step), to, datesOf(datesThen.get(step.key), step)) : [];
  });
  return {
    plan,
    planned,
    kept: now.steps.filter(isKept),
    changed: going.filter(({ fields }) => fields.length > 0),
    same: going.filter(({ fields }) => fields.length === 0),
    fresh: fresh.map((one) => ({
      ...one,
      key: one.item.id,
      given: givenBy(one.item),
      after: datesOf(datesThen.get(one.item.id)),
    })),
    gone: gone.map(before),
    staying,
  };
}

interface Matched {
  readonly open: readonly StepThere[];
  readonly gone: readonly StepThere[];
  readonly staying: readonly StepThere[];
  readonly remaining: readonly StepThere[];
  readonly fresh: readonly StepThen[];
  /** The steps of the version by their names in the plan. */
  readonly keys: ReadonlyMap<string, string>;
  /** What a step becomes in the version; undefined: it is not there. */
  readonly target: (step: StepThere) => StepThen | undefined;
}

/** Which step of the assignment is which of the version. */
function matchOf(now: RunningNow, then: readonly StepThen[]): Matched {
  const itemOf = rootsOf(now.steps);
  const thenOf = new Map(then.map((one) => [one.item.id, one]));
  const keys = keysOf(now, then);
  const target = (step: StepThere) => {
    const found = thenOf.get(itemOf.get(step.key) ?? '');
    return found && step.again !== null && (found.item.repeatAfter ?? null) === null ? undefined : found;
  };
  const open = now.steps.filter((step) => !isKept(step));
  const lost = open.filter((step) => !target(step));
  const gone = lost.filter(({ status }) => status === 'OPEN');
  const remaining = now.steps.filter((step) => !gone.includes(step));
  const known = new Set([...remaining.map(({ key }) => key), ...now.plan.map(({ key }) => key)]);
  return {
    open,
    gone,
    staying: lost.filter(({ status }) => status !== 'OPEN'),
    remaining,
    fresh: then.filter(({ item }) => !known.has(keys.get(item.id) ?? '')),
    keys,
    target,
  };
}

/** How a new step begins: open, or left out on the day of the move. */
const stateOfFresh = ({ item, leftOutBecause }: StepThen, today: string): StepState => ({
  key: item.id,
  status: leftOutBecause === null ? 'OPEN' : 'LEFT_OUT',
  closedOn: leftOutBecause === null ? null : today,
  isLocked: false,
  startedOn: null,
  agreedDue: null,
});

const datesOf = (planned: PlannedStep | undefined, step?: Pick<StepThere, 'agreedDue'>): Dates => ({
  start: planned?.start ?? null,
  due: step?.agreedDue ?? planned?.due ?? null,
});

/** The step of the workflow behind each step, over those that it repeats. */
function rootsOf(steps: readonly StepThere[]): ReadonlyMap<string, string> {
  const byKey = new Map(steps.map((step) => [step.key, step]));
  return new Map(
    steps.flatMap((step) => {
      const seen = new Set<string>();
      let at: StepThere | undefined = step;
      while (at && at.item === null && at.again !== null && !seen.has(at.key)) {
        seen.add(at.key);
        at = byKey.get(at.again);
      }
      return at?.item ? [[step.key, at.item] as const] : [];
    }),
  );
}

/** The step of the assignment for each step of the version: the one that is there or was taken away by the team, else a new one. */
function keysOf({ steps, plan }: RunningNow, then: readonly StepThen[]): ReadonlyMap<string, string> {
  const there = new Map([
    ...plan.flatMap(({ key, item }) => (item ? [[item, key] as const] : [])),
    ...steps.flatMap(({ key, item }) => (item ? [[item, key] as const] : [])),
  ]);
  return new Map(then.map(({ item }) => [item.id, there.get(item.id) ?? item.id]));
}

/** The order of the version, and beside it what goes on without it or again, which nothing in the order waits for. */
function planThen(
  { plan }: RunningNow,
  then: readonly StepThen[],
  { keys, remaining, target }: Pick<Matched, 'keys' | 'remaining' | 'target'>,
): readonly PlanStep[] {
  const ofVersion = then.map(({ item }) => planStepOf(item, keys));
  const inOrder = new Set(ofVersion.map(({ key }) => key));
  const planOf = new Map(plan.map((one) => [one.key, one]));
  const beside = remaining.flatMap((step): readonly PlanStep[] => {
    const had = planOf.get(step.key);
    if (inOrder.has(step.key) || !had) return [];
    const to = isKept(step) ? undefined : target(step)?.item;
    if (step.again === null || !to) return [{ ...had, isAgain: true }];
    const again = planAgain(step.key, { id: step.again, sequence: to.sequence, comesAgainAfter: to.repeatAfter }, []);
    return [{ ...again, dueInDays: to.dueInDays }];
  });
  return [...ofVersion, ...beside];
}

/** A step of a workflow in the plan of an assignment; `keys` names its steps there. */
export const planStepOf = (item: RunItem, keys: ReadonlyMap<string, string>): PlanStep => ({
  key: keys.get(item.id) ?? item.id,
  item: item.id,
  sequence: item.sequence,
  trigger: item.trigger,
  triggerDays: item.triggerDays ?? 0,
  phase: item.phase,
  dueInDays: item.dueInDays,
  after: (item.predecessors ?? []).flatMap(({ id }) => keys.get(id) ?? []),
});

/** What is told of a step that changes; its place in the order is not. */
const compared = [
  'name',
  'priority',
  'firstReminder',
  'repeatEvery',
  'reminders',
  'comesAgainAfter',
  'shareWithAssignee',
  'shareWithHr',
  'shareWithVendor',
] as const satisfies readonly Exclude<keyof Given, 'sequence'>[];

function changedTo(before: StepThere & Dates, then: StepThen, after: Dates): StepChanged {
  const given = givenBy(then.item);
  const owning = ownerThen(before, then.owner);
  const checks = checksThen(before.checks, then.checks);
  const inGiven = compared.filter((name) => given[name] !== before.given[name]);
  return {
    key: before.key,
    before,
    given,
    owning,
    after,
    checks,
    fields: [
      ...inGiven,
      ...(owning.owner === before.owner ? [] : (['owner'] as const)),
      ...(after.start === before.start ? [] : (['startDate'] as const)),
      ...(after.due === before.due ? [] : (['dueDate'] as const)),
      ...(checks.added.length + checks.gone.length > 0 ? (['checks'] as const) : []),
    ],
  };
}

/** Nobody loses what they have begun or were given by a person, and no step its owner. */
const ownerThen = ({ owner, ownerReason, status }: StepThere, then: Owned): Owning =>
  owner !== null && (ownerReason === 'PERSON' || status !== 'OPEN' || then.user === null || then.user === owner)
    ? { owner, ownerReason }
    : { owner: then.user, ownerReason: then.reason };
