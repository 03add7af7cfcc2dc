import type { Grant } from '@homeport/grammar';
import { type RoleKey, roles } from './roles.ts';

/** Family members of an assignee are let in by name only, where a declaration says so: see `alsoFamily`. */
export const rolesButFamily = (Object.keys(roles) as RoleKey[]).filter((key) => key !== 'dependant');
/** Every role may read; for reference data that all screens need. */
export const everyoneReads: Readonly<Record<string, Grant>> = Object.fromEntries(
  rolesButFamily.map((r) => [r, { do: ['read', 'export'] }]),
);
/** The given grant, or grants, for every role. */
export const everyone = <G extends Grant | readonly Grant[]>(grant: G): Readonly<Record<string, G>> =>
  Object.fromEntries(rolesButFamily.map((r) => [r, grant]));
/** Everyone reads, administration and builders change. */
export const settingsAccess: Readonly<Record<string, Grant>> = {
  ...everyoneReads,
  administrator: { do: 'everything' },
  builder: { do: 'everything' },
  master: { do: 'everything' },
};
/** Lets family members of assignees do what assignees may do here. */
export const alsoFamily = <A extends Readonly<Record<string, unknown>>>(
  access: A,
): A & { dependant: A['assignee'] } => ({
  ...access,
  dependant: access.assignee as A['assignee'],
});
