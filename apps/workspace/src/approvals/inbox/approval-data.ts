import { ask, call, callBytes, type ListAnswer, pathOf, records } from '@homeport/client';
import {
  type CaseExpense,
  caseExpense,
  caseExpenseBatch,
  expenseItem,
  possibleDelegates,
} from '@homeport/model/expenses';
import { user } from '@homeport/model/identity';
import type { LoadOptions } from '@homeport/ui/controls/options.ts';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ApprovalTab, Delegator, Me } from './approvals.types.ts';
import { inOrder, queueFilter, queueSort } from './queue.rules.ts';

/** So many items of the queue are asked for at a time. */
const pageSize = 50;
const own = (tenant: string | undefined) => ['approvals', tenant ?? 'own'] as const;
const queues = ['approvals', 'queue'] as const;

/** Keys of what this screen has read. An item of one company may stand in the queue of all of them. */
export const approvalKeys = {
  all: ['approvals'] as const,
  queues,
  queue: (tenant: string | undefined, tab: ApprovalTab) => [...queues, tenant ?? 'own', tab] as const,
  item: (tenant: string | undefined, id: string) => [...own(tenant), 'item', id] as const,
};
export type QueuePages = InfiniteData<ListAnswer<CaseExpense>, string | undefined>;

/** The items of a tab in the order they are decided in, page by page. */
export function useQueue(tenant: string | undefined, tab: ApprovalTab, me: Me, delegators: readonly Delegator[]) {
  const filter = queueFilter(tab, me, delegators);
  const query = useInfiniteQuery({
    queryKey: [...approvalKeys.queue(tenant, tab), JSON.stringify(filter)],
    queryFn: ({ pageParam, signal }) =>
      records(caseExpense, tenant).search({ filter, sort: queueSort(tab), size: pageSize, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextKey ?? undefined,
    refetchOnWindowFocus: true,
  });
  const { data } = query;
  const items = useMemo(() => inOrder(data?.pages.flatMap((page) => page.content) ?? [], tab), [data, tab]);
  return { ...query, items, total: data?.pages[0]?.totalElements ?? items.length };
}

/** One expense as it stands now. */
export function useItem(tenant: string | undefined, id: string | undefined) {
  return useQuery({
    queryKey: approvalKeys.item(tenant, id ?? ''),
    queryFn: ({ signal }) => records(caseExpense, tenant).get(id ?? '', signal),
    enabled: id !== undefined,
    staleTime: 5_000,
  });
}

/** The policy line of an expense item: limit, tolerance, receipt rule, oldest date. */
export function usePolicy(tenant: string | undefined, id: string) {
  return useQuery({
    queryKey: [...own(tenant), 'policy', id],
    queryFn: ({ signal }) => records(expenseItem, tenant).get(id, signal),
    staleTime: 300_000,
  });
}

/** The report an expense belongs to. */
export function useReport(tenant: string | undefined, id: string) {
  return useQuery({
    queryKey: [...own(tenant), 'report', id],
    queryFn: ({ signal }) => records(caseExpenseBatch, tenant).get(id, signal),
    staleTime: 30_000,
  });
}

/** All expenses of a report, by date. */
export function useReportLines(tenant: string | undefined, report: string) {
  return useQuery({
    queryKey: [...own(tenant), 'lines', report],
    queryFn: ({ signal }) =>
      records(caseExpense, tenant).search(
        { filter: { field: 'caseExpenseBatch', op: 'eq', value: report }, sort: ['expenseDate,asc'], size: 100 },
        signal,
      ),
    staleTime: 15_000,
  });
}

/** One line of an expense's history; relations in `changes` are ids. */
export interface HistoryLine {
  readonly version: number;
  readonly deed: string;
  readonly at: string;
  readonly by: { readonly id: string; readonly label: string };
  readonly onBehalfBy: { readonly id: string; readonly label: string } | null;
  readonly note: string | null;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}
/** What happened to an expense, newest first; `version` asks again when it has changed. */
export function useHistory(tenant: string | undefined, { id, version }: CaseExpense) {
  return useQuery({
    queryKey: [...own(tenant), 'history', id, version],
    queryFn: ({ signal }) =>
      call<{ readonly content: readonly HistoryLine[] }>('GET', `${pathOf(caseExpense, tenant)}/${id}/history`, {
        signal,
      }),
  });
}

/** The bytes of a receipt. Kept a minute after the item is left, so that going back is at once. */
export function useReceiptBytes(tenant: string | undefined, id: string | undefined) {
  const prefix = tenant ? `for-tenant/${tenant}/` : '';
  return useQuery({
    queryKey: [...own(tenant), 'receipt', id],
    queryFn: ({ signal }) => callBytes(`${prefix}file-storage/raw/${id}?inline=true`, signal),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/** The person's own delegation; not every role may read users, so a refusal only leaves the notice out. */
export function useOwnDelegation(me: Me) {
  return useQuery({
    queryKey: ['approvals', 'delegation', me.user],
    queryFn: ({ signal }) => records(user).get(me.user, signal),
    staleTime: 60_000,
    retry: false,
  });
}

/** Who may decide on an expense instead, as options: searched on the server. */
export function useDelegates(tenant: string | undefined, expense: string): LoadOptions {
  return useCallback(
    async (query, signal) => {
      const found = await ask(possibleDelegates, {
        params: { id: expense },
        query: { search: query.trim() || null },
        signal,
        ...(tenant ? { tenant } : {}),
      });
      return found.map(({ user, name, roles }) => ({ value: user, label: name, description: roles.join(', ') }));
    },
    [tenant, expense],
  );
}
