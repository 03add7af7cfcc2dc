import { Exact } from '@homeport/grammar';
import type { CaseDetail } from './case-detail.entity.ts';
import { isSettled } from './present-case.rules.ts';
import { type BlockOfCase, type HeldCase, type Standstill, standstillOf } from './standstill.rules.ts';

/** What may be open on an assignment, in the order in which things of one day are named. */
export const openKinds = ['STEP', 'SERVICE', 'DOCUMENT', 'REVIEW', 'PERMIT', 'CHANGE', 'ESTIMATE'] as const;
export type OpenKind = (typeof openKinds)[number];

/** Something on an assignment that is not done. What waits for something else, is put off or locked is not among them. */
export interface OpenThing {
  readonly kind: OpenKind;
  /** The entity of the record, and its id. */
  readonly entity: string;
  readonly id: string;
  readonly name: string;
  /** The name of whose turn it is; null where nobody was named. */
  readonly who: string | null;
  /** The day by which it is to be done (yyyy-MM-dd); null without one. */
  readonly due: string | null;
}
/** What the health of an assignment is worked out from, as of one moment, and as its reader may see it. Days are yyyy-MM-dd. */
export interface HealthFacts extends HeldCase, Pick<CaseDetail, 'assignmentStartDate' | 'assignmentEndDate'> {
  readonly blocks: readonly BlockOfCase[];
  readonly things: readonly OpenThing[];
}
/** Why somebody should look at an assignment. `since` is the day (yyyy-MM-dd) from which it is so, null where nobody knows. */
export interface Concern {
  readonly kind: 'BLOCKED' | 'ON_HOLD' | 'OVERDUE' | 'NOT_STARTED' | 'PAST_ITS_END';
  readonly since: string | null;
}
/** How much of one kind is open, and how much of it is late. */
export interface OpenCount {
  readonly open: number;
  readonly overdue: number;
}
export interface CaseHealth {
  readonly standstill: Standstill | null;
  /** What is to be done next, and by whom: what is due first of what is open. */
  readonly next: (OpenThing & { readonly isOverdue: boolean }) | null;
  readonly counts: Readonly<Record<OpenKind, OpenCount>>;
  readonly overdue: number;
  /** Empty: it needs nobody's attention. The oldest first. */
  readonly concerns: readonly Concern[];
}

/** Whether something was to be done before a day (both yyyy-MM-dd). */
export const isLate = ({ due }: Pick<OpenThing, 'due'>, today: string): boolean => due !== null && due < today;

/** What is due first stands first, what has no day last; of one day by kind, then by name. */
const inOrderOfDue = (one: OpenThing, other: OpenThing): number =>
  (one.due ?? '9999').localeCompare(other.due ?? '9999') ||
  openKinds.indexOf(one.kind) - openKinds.indexOf(other.kind) ||
  one.name.localeCompare(other.name) ||
  one.id.localeCompare(other.id);

/**
 * How an assignment stands at a moment (`now`, an instant; days are those of UTC): why it stands still, what is to be done next, how
 * much is open and late, and why somebody should look at it. One that is completed or cancelled needs nothing. While one stands still,
 * what is late of it concerns nobody: the standstill does.
 */
export function healthOf(facts: HealthFacts, now: string): CaseHealth {
  const today = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').toPlainDate().toString();
  const things = isSettled(facts) ? [] : facts.things;
  const standstill = standstillOf(facts, facts.blocks, now, 'UTC') ?? null;
  const next = things.toSorted(inOrderOfDue)[0];
  const late = things.filter((one) => isLate(one, today));
  return {
    standstill,
    next: next ? { ...next, isOverdue: isLate(next, today) } : null,
    counts: countsOf(things, today),
    overdue: late.length,
    concerns: concernsOf(facts, standstill, late, today),
  };
}

function countsOf(things: readonly OpenThing[], today: string): CaseHealth['counts'] {
  const of = (kind: OpenKind): OpenCount => {
    const open = things.filter((one) => one.kind === kind);
    return { open: open.length, overdue: open.filter((one) => isLate(one, today)).length };
  };
  return {
    STEP: of('STEP'),
    SERVICE: of('SERVICE'),
    DOCUMENT: of('DOCUMENT'),
    REVIEW: of('REVIEW'),
    PERMIT: of('PERMIT'),
    CHANGE: of('CHANGE'),
    ESTIMATE: of('ESTIMATE'),
  };
}

function concernsOf(
  { status, assignmentStartDate: start, assignmentEndDate: end }: HealthFacts,
  standstill: Standstill | null,
  late: readonly OpenThing[],
  today: string,
): readonly Concern[] {
  const found: Concern[] = [];
  if (standstill) found.push({ kind: standstill.kind, since: dayBefore(today, standstill.days) });
  else if (late.length > 0)
    found.push({ kind: 'OVERDUE', since: late.flatMap(({ due }) => due ?? []).toSorted()[0] ?? null });
  if (status === 'PENDING' && start !== null && start < today) found.push({ kind: 'NOT_STARTED', since: start });
  if (status === 'ACTIVE' && end !== null && end < today) found.push({ kind: 'PAST_ITS_END', since: end });
  return found.toSorted((one, other) => (one.since ?? '9999').localeCompare(other.since ?? '9999'));
}
const dayBefore = (today: string, days: number | null): string | null =>
  days === null ? null : Temporal.PlainDate.from(today).subtract({ days }).toString();

/** What an assignment is ranked by: since when it needs attention (yyyy-MM-dd), and what was approved for it in the company's currency. */
export interface Ranked {
  readonly since: string | null;
  readonly atStake: string | null;
}
/** Those who have waited longest first; of one day those with more money at stake. What has no day, or no amount, comes last. */
export const byDateAndMoney = (one: Ranked, other: Ranked): number =>
  (one.since ?? '9999').localeCompare(other.since ?? '9999') ||
  new Exact(other.atStake ?? -1).comparedTo(new Exact(one.atStake ?? -1));
