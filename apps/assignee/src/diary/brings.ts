import type { Brings } from '../offline/brought.ts';

/** Entries wait on the device; the map of the host city is there before it is looked at. */
export const brings: Brings = {
  kinds: { diary: async (queries) => (await import('./diary-kind.ts')).diaryKind(queries) },
  ahead: (queries, { assignment, isGuest }) =>
    isGuest
      ? []
      : [import('./map/host-map.ts').then(({ bringMapOf }) => bringMapOf(queries, assignment?.hostLocation))],
};
