import type { Brings } from '../offline/brought.ts';
import { cityQuery } from './map/city-query.ts';

/** Entries wait on the device; the map of the host city is there before it is looked at. */
export const brings: Brings = {
  kinds: { diary: async (queries) => (await import('./diary-kind.ts')).diaryKind(queries) },
  ahead: (queries, { assignment, isGuest }) => {
    const town = isGuest ? null : assignment?.hostLocation;
    if (!town?.town) return [];
    return [
      // Asked with all else; the map finds it there.
      queries.prefetchQuery(cityQuery(town)),
      import('./map/host-map.ts').then(({ bringMapOf }) => bringMapOf(queries, town)),
    ];
  },
};
