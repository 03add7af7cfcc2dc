import type { Grant } from '@homeport/grammar';

/** Roles that keep the library: they publish, withdraw and see everything in it. */
export const libraryKeepers = ['caseManager', 'hr', 'builder', 'administrator', 'master'] as const;
/** The given grant for everyone who keeps the library. */
export const keepers = (grant: Grant): Readonly<Record<string, Grant>> =>
  Object.fromEntries(libraryKeepers.map((role) => [role, grant]));
