import type { Filter } from '@homeport/grammar';
import { type CaseExpense, caseExpense } from '@homeport/model/expenses';
import type { RecordHost } from '@homeport/ui/records/host/record-host.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { queryOptions } from '@tanstack/react-query';

export const waitingStates = ['AWAITING_APPROVAL', 'DELEGATED', 'ESCALATED', 'ON_HOLD'] as const;
/** So many waiting items are shown; the oldest come first, so the rest moves up. */
const queueSize = 200;
const decidedSize = 50;
const decidedStates = ['APPROVED', 'REJECTED'] as const;
export type QueueTab = 'waiting' | 'decided';

/** What waits for a person and for those they stand in for, oldest first; or what they decided last. */
export function queueFilter(tab: QueueTab, user: string, delegators: readonly string[]): Filter {
  return tab === 'waiting'
    ? {
        all: [
          { field: 'approvalStatus', op: 'in', value: [...waitingStates] },
          { field: 'approver', op: 'in', value: [user, ...delegators] },
        ],
      }
    : {
        all: [
          { field: 'approvalStatus', op: 'in', value: [...decidedStates] },
          { field: 'approvedBy', op: 'eq', value: user },
        ],
      };
}
export const queueQuery = (host: RecordHost, tab: QueueTab, delegators: readonly string[]) =>
  queryOptions({
    queryKey: [...recordKeys(host.tenant, caseExpense).lists, 'queue', tab, host.viewer.user] as const,
    queryFn: async ({ signal }) => {
      const filter = queueFilter(tab, host.viewer.user, delegators);
      const sort = tab === 'waiting' ? { field: 'submittedDate', descending: false } : { field: 'decidedDate', descending: true };
      const size = tab === 'waiting' ? queueSize : decidedSize;
      const page = await host.source.list(caseExpense, { filter, sort: [sort], size, total: 'capped' }, signal);
      return { items: page.content as unknown as readonly CaseExpense[], total: page.totalElements, isCapped: page.totalIsCapped };
    },
    refetchInterval: 60_000,
  });

/** What the approver decides about: the amount as it was handed in. */
export const claimed = (expense: Pick<CaseExpense, 'amount' | 'submittedAmount'>): string => expense.submittedAmount ?? expense.amount;

/** What makes an item worth a look of its own. */
export type Flag = 'missingReceipt' | 'overPolicy' | 'duplicate';
const flagOfCode: Readonly<Record<string, Flag>> = {
  'expenses.missingReceipt': 'missingReceipt',
  'expenses.overLimit': 'overPolicy',
  'expenses.underLimit': 'overPolicy',
  'expenses.possibleDuplicate': 'duplicate',
  'expenses.sameReceipt': 'duplicate',
  'expenses.sameReceiptApproved': 'duplicate',
};
/** The flags of an expense, from the findings stored with it; each once. */
export function flagsOf(findings: unknown): readonly Flag[] {
  if (!Array.isArray(findings)) return [];
  return [...new Set(findings.flatMap((one) => flagOfCode[String((one as { code?: unknown })?.code)] ?? []))];
}
/** Whole days since something was handed in; 0 for today. `now` in epoch milliseconds. */
export const ageInDays = (submitted: string | null, now: number): number =>
  submitted === null ? 0 : Math.max(0, Math.floor((now - Date.parse(submitted)) / 86_400_000));

/** Items that can be approved together with the chosen ones: nothing to look at, and one currency. */
export function canJoin(expense: CaseExpense, chosen: readonly CaseExpense[]): boolean {
  const isPlain = expense.isFlagged !== true && flagsOf(expense.findings).length === 0 && expense.can?.includes('approve') === true;
  return isPlain && chosen.every((one) => one.currency === expense.currency);
}
