import { benefitToExpenseItem, type CaseBenefit, caseBenefit } from '@homeport/model/benefits';
import { type CaseExpense, type ExpenseItem, expenseItem } from '@homeport/model/expenses';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';

/** What the policy says about an expense: the line of its item, and the benefits of the assignment it falls under. */
export interface Policy {
  readonly item: ExpenseItem;
  readonly benefits: readonly CaseBenefit[];
}

/** The policy of an expense. What the approver may not see is simply not there. */
export function usePolicy(expense: CaseExpense) {
  const host = useRecordHost();
  return useQuery({
    queryKey: ['policy', host.tenant, expense.expenseItem.id, expense.caseDetailId],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<Policy> => {
      const item = (await host.source.get(expenseItem, expense.expenseItem.id, signal)) as unknown as ExpenseItem;
      const links = await host.source.list(
        benefitToExpenseItem,
        { filter: { field: 'expenseItem', op: 'eq', value: expense.expenseItem.id }, size: 50, total: 'none' },
        signal,
      );
      const ids = links.content.map((link) => (link.benefit as { id: string }).id);
      if (ids.length === 0 || !expense.caseDetailId) return { item, benefits: [] };
      const granted = await host.source.list(
        caseBenefit,
        {
          filter: {
            all: [
              { field: 'caseDetail', op: 'eq', value: expense.caseDetailId },
              { field: 'benefit', op: 'in', value: ids },
            ],
          },
          size: 10,
          total: 'none',
        },
        signal,
      );
      return { item, benefits: granted.content as unknown as readonly CaseBenefit[] };
    },
  });
}
