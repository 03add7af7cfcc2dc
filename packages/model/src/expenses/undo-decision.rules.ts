import type { approvalLifecycle } from './approval.ts';

type State = keyof (typeof approvalLifecycle)['states'];
type BackTo = Extract<keyof (typeof approvalLifecycle)['transitions'], `backTo${string}`>;

/** The newest line of an expense's history. `changes`: what each field was, and what it became; relations are ids. */
export interface LastDeed {
  readonly version: number;
  readonly deed: string;
  readonly by: string;
  /** Seconds since then. */
  readonly after: number;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}
/** How long a decision is taken back without a word, in seconds; later it is unapproved, with a reason. */
const undoneWithin = 600;
/** Whether so many seconds after a decision it can no longer simply be undone. */
export const isTooLateToUndo = (after: number): boolean => after > undoneWithin;
/** Decisions that are taken back by whoever made them. */
const undoableDeeds: readonly string[] = ['approve', 'reject', 'hold'];
/** What a decision writes besides the status: the outcome, or whom the next group asks. */
const written = [
  'approvedAmount',
  'approvedBy',
  'decidedDate',
  'decisionReason',
  'proposedAmount',
  'approvalGroup',
  'approver',
  'delegatedBy',
  'dueDate',
  'escalateAt',
] as const;
const ways: Readonly<Partial<Record<State, BackTo>>> = {
  AWAITING_APPROVAL: 'backToWaiting',
  DELEGATED: 'backToDelegated',
  ESCALATED: 'backToEscalated',
  ON_HOLD: 'backToHold',
};

/**
 * The way back from one's own decision, and what stood in its fields before; undefined when the decision of that version is
 * not the last thing that happened to the expense, or not one's own.
 */
export function wayBack(
  last: LastDeed | undefined,
  me: string,
  version: number,
): { readonly transition: BackTo; readonly values: Readonly<Record<string, unknown>> } | undefined {
  if (!last || last.version !== version || last.by !== me || !undoableDeeds.includes(last.deed)) return undefined;
  // What went on from waiting to the next group waits as it did.
  const before = last.changes.approvalStatus?.[0] ?? 'AWAITING_APPROVAL';
  const transition = ways[before as State];
  if (!transition) return undefined;
  const values = written.flatMap((field) => (last.changes[field] ? [[field, last.changes[field][0]] as const] : []));
  return { transition, values: Object.fromEntries(values) };
}
