import { ask, callBytes, records } from '@homeport/client';
import { expensePayment, paymentBatch, paymentsToBuild } from '@homeport/model/payments';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const own = (tenant: string | undefined) => ['payments', tenant ?? 'own'] as const;
const pageSize = 50;
const inTenant = (tenant: string | undefined) => (tenant ? { tenant } : {});

/** What can be paid now in groups, and what is left out and why. */
export function useToBuild(tenant: string | undefined) {
  return useQuery({
    queryKey: [...own(tenant), 'to-build'],
    queryFn: ({ signal }) => ask(paymentsToBuild, { signal, ...inTenant(tenant) }),
    staleTime: 10_000,
  });
}

/** Payment batches, the newest first. */
export function useBatches(tenant: string | undefined) {
  return useInfiniteQuery({
    queryKey: [...own(tenant), 'batches'],
    queryFn: ({ pageParam, signal }) =>
      records(paymentBatch, tenant).search({ sort: ['created,desc'], size: pageSize, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextKey ?? undefined,
  });
}

/** One batch as it stands now. */
export function useBatch(tenant: string | undefined, id: string) {
  return useQuery({
    queryKey: [...own(tenant), 'batch', id],
    queryFn: ({ signal }) => records(paymentBatch, tenant).get(id, signal),
    staleTime: 5_000,
  });
}

/** The payments of a batch, in the order of the bank's file. */
export function useBatchPayments(tenant: string | undefined, id: string) {
  return useQuery({
    queryKey: [...own(tenant), 'batch', id, 'payments'],
    queryFn: ({ signal }) =>
      records(expensePayment, tenant).search(
        { filter: { field: 'paymentBatch', op: 'eq', value: id }, sort: ['created,asc'], size: 100 },
        signal,
      ),
    staleTime: 10_000,
  });
}

/** Asks for everything this screen shows again, after something was written. */
export function useRefresh(tenant: string | undefined): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: own(tenant) }), [client, tenant]);
}

/** Hands a stored file to the person as a download under its name. */
export async function download(tenant: string | undefined, id: string, name: string): Promise<void> {
  const bytes = await callBytes(`${tenant ? `for-tenant/${tenant}/` : ''}file-storage/raw/${id}`);
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
