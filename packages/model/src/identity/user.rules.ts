import { defineRules, type Facts, type Refusal } from '@homeport/grammar';
import { identityRefusals } from './identity.refusals.ts';
import { checkGivenRoles, checkMayAdminister } from './role-rank.rules.ts';
import { user } from './user.entity.ts';

/** What the server knows when a user is saved. */
export interface UserFacts extends Facts {
  /** Role keys of who saves; absent when the system does. */
  readonly mine?: readonly string[];
  /** Role keys the user would have, and had. */
  readonly given: readonly string[];
  readonly before: readonly string[];
  /** The caller saves their own user. */
  readonly isSelf: boolean;
  /** Another user of the installation has this login. */
  readonly isLoginTaken: boolean;
}

/** A user is shown by first and last name as entered; nobody deactivates themselves or reaches above their own rights. */
export const userRules = defineRules<typeof user, UserFacts>(user, {
  derive: (u) => ({ displayName: `${u.firstName} ${u.lastName}` }),
  check: (u, _, { mine, given, before, isSelf, isLoginTaken }) => {
    const problems: (Refusal | undefined)[] = [
      isLoginTaken ? identityRefusals.loginExists(undefined, 'login') : undefined,
      /\s/.test(u.login) ? identityRefusals.usernameBlanks(undefined, 'login') : undefined,
      mine && !isSelf ? checkMayAdminister(mine, before) : undefined,
      mine ? checkGivenRoles(mine, given, before) : undefined,
    ];
    return problems.filter((p) => p !== undefined);
  },
  guards: {
    isNotMe: (u, { me }) => (u.id === me.user ? identityRefusals.notYourself() : undefined),
    isNotAbove: (_, { mine, before }) => (mine ? checkMayAdminister(mine, before) : undefined),
  },
});
