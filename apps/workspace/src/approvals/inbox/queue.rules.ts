import type { Filter } from '@homeport/grammar';
import { Exact } from '@homeport/grammar';
import { amountToDecide, type CaseExpense, decimalsOf } from '@homeport/model/expenses';
import type { ApprovalTab, Delegator, Me } from './approvals.types.ts';
import { readFindings } from './findings.ts';

/** The states in which a decision is still to be made. */
const waitingStates = ['AWAITING_APPROVAL', 'DELEGATED', 'ESCALATED', 'ON_HOLD'] as const;

/** Whether somebody holds a role, given as key (`financeLead`) or as code (`FINANCE_LEAD`). */
export function hasRole(me: Pick<Me, 'roles'>, role: string): boolean {
  const bare = (name: string) => name.replaceAll('_', '').toLowerCase();
  return me.roles.some((one) => bare(one) === bare(role));
}

/** What the queue asks for: what waits for me or whom I stand in for; the finance lead sees everything that waits. */
export function queueFilter(tab: ApprovalTab, me: Me, delegators: readonly Delegator[]): Filter {
  const isDecided = tab === 'decided';
  const inState: Filter = isDecided
    ? { field: 'approvalStatus', op: 'in', value: ['APPROVED', 'REJECTED'] }
    : { field: 'approvalStatus', op: 'in', value: [...waitingStates] };
  if (hasRole(me, 'financeLead')) return inState;
  const people = [me.user, ...delegators.map((one) => one.id)];
  const mine: Filter = isDecided
    ? { field: 'approvedBy', op: 'eq', value: me.user }
    : { field: 'approver', op: 'in', value: people };
  return { all: [inState, mine] };
}

/** Oldest first while it waits; the latest decision first when it is made. */
export const queueSort = (tab: ApprovalTab): readonly string[] =>
  tab === 'decided' ? ['decidedDate,desc'] : ['submittedDate,asc'];

/** The items of all pages in the order they are decided in; an item that moved between two pages is there once. */
export function inOrder(items: readonly CaseExpense[], tab: ApprovalTab): CaseExpense[] {
  const once = [...new Map(items.map((item) => [item.id, item])).values()];
  const at = (item: CaseExpense) => (tab === 'decided' ? item.decidedDate : item.submittedDate) ?? item.created;
  const sign = tab === 'decided' ? -1 : 1;
  return once.sort((a, b) => (at(a) === at(b) ? 0 : at(a) < at(b) ? -sign : sign));
}

/** What stands after an item, else before it; undefined when it was the only one. */
export function nextAfter(ids: readonly string[], id: string): string | undefined {
  const at = ids.indexOf(id);
  return at < 0 ? ids[0] : (ids[at + 1] ?? ids[at - 1]);
}

/** Whole days something has waited, by the calendar of UTC; `now` is an ISO instant. */
export function daysWaiting(since: string, now: string): number {
  const day = (moment: string) => Temporal.Instant.from(moment).toZonedDateTimeISO('UTC').toPlainDate();
  return Math.max(0, day(since).until(day(now), { largestUnit: 'days' }).days);
}

export type Flag = 'missingReceipt' | 'overPolicy' | 'duplicate' | 'other';
const flagOf: Readonly<Record<string, Flag>> = {
  'expenses.missingReceipt': 'missingReceipt',
  'expenses.overLimit': 'overPolicy',
  'expenses.possibleDuplicate': 'duplicate',
  'expenses.sameReceipt': 'duplicate',
  'expenses.sameReceiptApproved': 'duplicate',
};
const flagOrder: readonly Flag[] = ['missingReceipt', 'overPolicy', 'duplicate', 'other'];

/** What was found about an expense as flags, each once; findings without a flag of their own are `other`. */
export function flagsOf(expense: Pick<CaseExpense, 'findings'>): Flag[] {
  const found = new Set(readFindings(expense.findings).map(({ code }) => flagOf[code] ?? 'other'));
  return flagOrder.filter((flag) => found.has(flag));
}

/** Why somebody cannot decide on an expense although it waits: their own money, or somebody else is asked. */
export function whyNotMine(
  expense: Pick<CaseExpense, 'approver' | 'assignee'>,
  me: Me,
  delegators: readonly Delegator[],
): 'own' | 'notYours' | null {
  if (me.person !== null && expense.assignee?.id === me.person) return 'own';
  if (expense.approver === null || expense.approver.id === me.user) return null;
  return delegators.some((one) => one.id === expense.approver?.id) ? null : 'notYours';
}

/** Whether an expense may be approved together with the ones chosen already: approvable, unflagged, of one company and currency. */
export function canJoin(
  expense: CaseExpense,
  chosen: readonly CaseExpense[],
): 'flagged' | 'currency' | 'company' | 'state' | null {
  if (!expense.can?.includes('approve')) return 'state';
  if (expense.isFlagged === true || flagsOf(expense).length > 0) return 'flagged';
  if (chosen.some((one) => one.tenantId !== expense.tenantId)) return 'company';
  return chosen.some((one) => one.currency !== expense.currency) ? 'currency' : null;
}

/** Number and exact sum of what is chosen; null when nothing is, or when currencies are mixed. */
export function sumOf(
  chosen: readonly CaseExpense[],
): { readonly count: number; readonly total: string; readonly currency: string } | null {
  const [first] = chosen;
  if (!first || chosen.some((one) => one.currency !== first.currency)) return null;
  const sum = chosen.reduce((all, one) => all.plus(amountToDecide(one)), new Exact(0));
  return { count: chosen.length, total: sum.toFixed(decimalsOf(first.currency)), currency: first.currency };
}
