import { ask } from '@homeport/client';
import { placesNamed } from '@homeport/model/diary';
import { queryOptions } from '@tanstack/react-query';

/** Where a town lies; null where that is not known. */
export const cityQuery = (at: { readonly country?: string | null; readonly town?: string | null } | null | undefined) =>
  queryOptions({
    queryKey: ['places', at?.country ?? '', at?.town ?? ''],
    queryFn: async () => {
      const query = { name: at?.town ?? '', ...(at?.country ? { country: at.country } : {}) };
      return (await ask(placesNamed, { query }))[0] ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
