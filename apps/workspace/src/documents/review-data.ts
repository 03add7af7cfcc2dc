import { callBytes, records } from '@homeport/client';
import { requiredDocument } from '@homeport/model/documents';
import { useQuery } from '@tanstack/react-query';

const own = (tenant: string | undefined) => ['document-review', tenant ?? 'own'] as const;
/** Keys of what the review has read. */
export const reviewKey = own;

/** Documents that wait for a decision, the oldest first. */
export function useReviewQueue(tenant: string | undefined) {
  return useQuery({
    queryKey: [...own(tenant), 'queue'],
    queryFn: ({ signal }) =>
      records(requiredDocument, tenant).search(
        { filter: { field: 'status', op: 'eq', value: 'IN_REVIEW' }, sort: ['submittedAt,asc'], size: 100 },
        signal,
      ),
    refetchOnWindowFocus: true,
  });
}
/** One document as it stands now. */
export function useRequirement(tenant: string | undefined, id: string | undefined) {
  return useQuery({
    queryKey: [...own(tenant), 'item', id ?? ''],
    queryFn: ({ signal }) => records(requiredDocument, tenant).get(id ?? '', signal),
    enabled: id !== undefined,
    staleTime: 0,
  });
}
/** The bytes of what was sent in. */
export function useSentFile(tenant: string | undefined, id: string | undefined) {
  return useQuery({
    queryKey: [...own(tenant), 'bytes', id ?? ''],
    queryFn: ({ signal }) =>
      callBytes(`${tenant ? `for-tenant/${tenant}/` : ''}file-storage/raw/${id}?inline=true`, signal),
    enabled: id !== undefined,
    staleTime: 600_000,
  });
}
