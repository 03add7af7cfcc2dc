import type { CaseWorkflowItem } from './case-workflow-item.entity.ts';
import type { WorkflowItem } from './workflow-item.entity.ts';
import { daysLater, type WorkingCalendar, workingDayAt, workingDaysLater } from './working-days.rules.ts';

/** A step among others. */
export interface OrderedStep {
  /** The step of the case; in a preview, the item of the template. */
  readonly key: string;
  readonly sequence: number;
  readonly trigger: WorkflowItem['trigger'];
  /** The keys of the steps it comes after. */
  readonly after: readonly string[];
  /** No step waits for it by the order: it comes again after the first time, or goes on beside a version that is without it. */
  readonly isAgain?: true;
}
/** What a step of a template says about its dates, as a running case keeps it: templates may change, the case stays on its own. */
export interface PlanStep extends OrderedStep {
  /** The step of the workflow that it comes from; not kept of assignments that were activated before it was. */
  readonly item?: string;
  /** Calendar days from what triggers it, before or after as the trigger says. */
  readonly triggerDays: number;
  /** The phase that starts it; null: any change of phase. */
  readonly phase: string | null;
  /** Working days from its start. */
  readonly dueInDays: number | null;
}
/** A phase and the day since when the case is in it. */
export interface PhaseSince {
  readonly phase: string | null;
  readonly since: string;
}
/** What the dates of a case are worked out from. Days are calendar days, `2026-03-02`. */
export interface PlanFacts {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly activatedOn: string;
  /** The phases since the case was activated, in their order; the first is the one it was in then. */
  readonly phases: readonly PhaseSince[];
  readonly calendar: WorkingCalendar;
}
/** How far a step has come. A step of the plan that has no state is not there any more. */
export interface StepState {
  readonly key: string;
  readonly status: CaseWorkflowItem['status'];
  readonly isLocked: boolean;
  readonly startedOn: string | null;
  /** The day on which it was done or left out. */
  readonly closedOn: string | null;
  /** The day that a person has set. */
  readonly agreedDue: string | null;
}
/** What a date comes from. */
export type DateReason = 'START' | 'END' | 'ACTIVATED' | 'PHASE' | 'PREVIOUS' | 'PERSON' | 'UNKNOWN';
export interface PlannedStep {
  readonly key: string;
  /** The first working day on which it can be begun; null as long as nobody can say. */
  readonly start: string | null;
  /** The due day that follows from the template. */
  readonly due: string | null;
  readonly reason: DateReason;
  /** Nothing but the calendar holds it up: what triggers it has happened or has its day, and every step before it is closed. */
  readonly isReady: boolean;
  /** The steps that it still waits for. */
  readonly waitsFor: readonly string[];
}

/** Steps that open the way for those after them. */
export const isClosed = (status: CaseWorkflowItem['status']): boolean => status === 'DONE' || status === 'LEFT_OUT';

/** The keys of the steps that one comes right after: those it names; a step that follows the one before it, those of the sequence before. */
export function stepsBefore(step: OrderedStep, all: readonly OrderedStep[]): readonly string[] {
  if (step.after.length > 0 || step.trigger !== 'PREVIOUS_DONE') return step.after;
  const first = all.filter(({ isAgain }) => !isAgain);
  const sequence = Math.max(...first.map((one) => one.sequence).filter((one) => one < step.sequence));
  return first.filter((one) => one.sequence === sequence).map((one) => one.key);
}

/**
 * The dates of all steps of a case. `planned` is the plan so far: what is closed or locked keeps its dates, everything else is
 * worked out anew, so that the same facts always give the same plan.
 */
export function planWork(
  steps: readonly PlanStep[],
  facts: PlanFacts,
  states: readonly StepState[],
  planned: readonly PlannedStep[] = [],
): readonly PlannedStep[] {
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const stateOf = new Map(states.map((state) => [state.key, state]));
  const keptOf = new Map(planned.map((one) => [one.key, one]));
  const known = new Map<string, PlannedStep>();

  /** What has to be finished first: a step that is left out or gone hands on those before it. */
  const gates = (step: PlanStep, passed: ReadonlySet<string>): readonly PlanStep[] =>
    stepsBefore(step, steps).flatMap((key) => {
      const before = byKey.get(key);
      if (!before || passed.has(key)) return [];
      const status = stateOf.get(key)?.status ?? 'LEFT_OUT';
      return status === 'LEFT_OUT' ? gates(before, new Set([...passed, key])) : [before];
    });

  const plan = (step: PlanStep, above: readonly string[]): PlannedStep => {
    const found = known.get(step.key);
    if (found) return found;
    const state = stateOf.get(step.key);
    const before = gates(step, new Set([step.key])).filter(({ key }) => !above.includes(key));
    const open = before.filter(({ key }) => !isClosed(stateOf.get(key)?.status ?? 'LEFT_OUT'));
    const ends = before.map((one) => stateOf.get(one.key)?.closedOn ?? endOf(plan(one, [...above, step.key])));
    const isOpen = state !== undefined && !isClosed(state.status);
    const kept = state && (!isOpen || state.isLocked) ? keptOf.get(step.key) : undefined;
    const dated = kept ?? datesOf(step, facts, state, ends);
    const made = {
      key: step.key,
      start: dated.start,
      due: dated.due,
      reason: dated.reason,
      isReady: isOpen && open.length === 0 && (dated.start !== null || step.trigger === 'MANUAL'),
      waitsFor: isOpen ? open.map(({ key }) => key) : [],
    };
    known.set(step.key, made);
    return made;
  };
  const endOf = ({ key, start, due }: PlannedStep): string | null =>
    latest([start, stateOf.get(key)?.agreedDue ?? due]);
  return steps.map((step) => plan(step, []));
}

/** Start and due day of one step, given the days on which those before it end; null where one of them cannot say. */
function datesOf(
  step: PlanStep,
  facts: PlanFacts,
  state: StepState | undefined,
  ends: readonly (string | null)[],
): Pick<PlannedStep, 'start' | 'due' | 'reason'> {
  const { calendar } = facts;
  const { day, reason } = triggerOf(step, facts, state, ends);
  if (day === null || ends.includes(null)) return { start: null, due: null, reason };
  const onWorkday = workingDayAt(calendar, day, step.trigger.startsWith('BEFORE') ? -1 : 1);
  const last = latest(ends);
  const start = last !== null && last > onWorkday ? workingDayAt(calendar, last) : onWorkday;
  const due = step.dueInDays === null ? null : workingDaysLater(calendar, start, step.dueInDays);
  return { start, due, reason: start === onWorkday ? reason : 'PREVIOUS' };
}

/** The day that triggers a step, before any thought of working days. */
function triggerOf(
  { trigger, triggerDays, phase }: PlanStep,
  { startDate, endDate, activatedOn, phases }: PlanFacts,
  state: StepState | undefined,
  ends: readonly (string | null)[],
): { readonly day: string | null; readonly reason: DateReason } {
  const from = (day: string | null, days: number, reason: DateReason) =>
    day === null ? ({ day, reason: 'UNKNOWN' } as const) : { day: daysLater(day, days), reason };
  switch (trigger) {
    case 'CASE_STARTED':
      return from(activatedOn, triggerDays, 'ACTIVATED');
    case 'BEFORE_START':
      return from(startDate, -triggerDays, 'START');
    case 'AFTER_START':
      return from(startDate, triggerDays, 'START');
    case 'BEFORE_END':
      return from(endDate, -triggerDays, 'END');
    case 'PHASE_CHANGED': {
      const [, ...changes] = phases;
      const reached = phase === null ? changes[0] : phases.find((one) => one.phase === phase);
      return from(reached?.since ?? null, triggerDays, 'PHASE');
    }
    case 'MANUAL':
      return from(state?.startedOn ?? null, 0, 'PERSON');
    case 'PREVIOUS_DONE':
      return ends.includes(null)
        ? { day: null, reason: 'UNKNOWN' }
        : from(latest(ends) ?? activatedOn, triggerDays, ends.length > 0 ? 'PREVIOUS' : 'ACTIVATED');
  }
}

const latest = (days: readonly (string | null)[]): string | null =>
  days.reduce<string | null>((last, day) => (day !== null && (last === null || day > last) ? day : last), null);

/** The phases of a case with the one it is in now, which begins today where it is a new one. */
export const phasesWith = (known: readonly PhaseSince[], phase: string | null, today: string): readonly PhaseSince[] =>
  known.at(-1)?.phase === phase && known.length > 0 ? known : [...known, { phase, since: today }];
