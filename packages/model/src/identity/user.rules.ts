import { defineRules } from '@homeport/grammar';
import { identityRefusals } from './identity.refusals.ts';
import { user } from './user.entity.ts';

/** A user is shown by first and last name as entered; nobody deactivates themselves. */
export const userRules = defineRules(user, {
  derive: (u) => ({ displayName: `${u.firstName} ${u.lastName}` }),
  guards: { isNotMe: (u, { me }) => (u.id === me.user ? identityRefusals.notYourself() : undefined) },
});
