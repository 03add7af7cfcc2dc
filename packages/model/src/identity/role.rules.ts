import { defineRules, type Facts } from '@homeport/grammar';
import { permissionRefusals as no } from './permission.refusals.ts';
import { role } from './role.entity.ts';
import { rankOf } from './role-rank.rules.ts';

/** What the server knows when a role is saved. */
export interface RoleFacts extends Facts {
  /** Role keys of who saves; absent when the system does. */
  readonly mine?: readonly string[];
  /** The platform role that it would descend from, and did. */
  readonly theirs: readonly string[];
  readonly before: readonly string[];
  /** It would stand above itself. */
  readonly isCircle: boolean;
}

/** A role gets its rights from the platform role above it: nobody makes or moves one above their own. */
export const roleRules = defineRules<typeof role, RoleFacts>(role, {
  check: (_, __, { mine, theirs, before, isCircle }) => [
    ...(isCircle ? [no.ownAncestor(undefined, 'parentRole')] : []),
    ...(mine && Math.max(rankOf(theirs), rankOf(before)) > rankOf(mine)
      ? [no.reachesFurther(undefined, theirs === before ? 'code' : 'parentRole')]
      : []),
  ],
});
