import { records } from '@homeport/client';
import { type CaseExpense, expenseItem } from '@homeport/model/expenses';
import { ownName } from '@homeport/ui/language/own-name.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Expenses with their item called as in the reader's language; an item that is not known keeps the name it came with. */
export function useNamed(tenant: string | undefined): (expense: CaseExpense) => CaseExpense {
  const { locale } = useSettings();
  const { data } = useQuery({
    queryKey: ['approvals', tenant ?? 'own', 'items'],
    queryFn: ({ signal }) => records(expenseItem, tenant).search({ size: 1000 }, signal),
    staleTime: 300_000,
    enabled: !locale.startsWith('en'),
  });
  return useCallback(
    (expense) => {
      const item = data?.content.find(({ id }) => id === expense.expenseItem.id);
      return item ? { ...expense, expenseItem: { ...expense.expenseItem, label: ownName(locale, item) } } : expense;
    },
    [data, locale],
  );
}
