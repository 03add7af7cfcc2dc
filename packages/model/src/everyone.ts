import type { Grant } from '@homeport/grammar';
import { type RoleKey, roles } from './roles.ts';

const keys = Object.keys(roles) as RoleKey[];
/** Every role may read; for reference data that all screens need. */
export const everyoneReads: Readonly<Record<string, Grant>> = Object.fromEntries(
  keys.map((r) => [r, { do: ['read', 'export'] }]),
);
/** The given grant for every role. */
export const everyone = (grant: Grant): Readonly<Record<string, Grant>> =>
  Object.fromEntries(keys.map((r) => [r, grant]));
/** Everyone reads, administration and builders change. */
export const settingsAccess: Readonly<Record<string, Grant>> = {
  ...everyoneReads,
  administrator: { do: 'everything' },
  builder: { do: 'everything' },
  master: { do: 'everything' },
};
