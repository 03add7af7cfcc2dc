import { ask } from '@homeport/client';
import { myLumpSum } from '@homeport/model/benefits';
import { queryOptions } from '@tanstack/react-query';

/** The lump sum of the running assignment; null where the policy has none. */
export const lumpSumQuery = queryOptions({
  queryKey: ['lump-sum'],
  queryFn: async ({ signal }) => (await ask(myLumpSum, { signal })) ?? null,
});
