import { type ActionHandler, handle } from '@homeport/engine';
import {
  endSessions as endSessionsOf,
  invitationSent,
  invite,
  identityRefusals as no,
  resetTwoFactor,
  unlock,
} from '@homeport/model/identity';
import { administer, byMe } from './administer.ts';
import { endLock } from './credential-rows.ts';
import type { Identity } from './identity.ts';
import { makeCode } from './one-time-codes.ts';
import { endSessions } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';
import { tell } from './tell.ts';
import { removeFactor } from './two-factor.ts';

/** Administration of other people's sign-in: never of somebody with more rights, never while working as somebody else. */
export function userActions(identity: Identity): ActionHandler[] {
  return [
    handle(invite, async (ctx, { id, record }) => {
      const tx = await administer(ctx, id);
      if ('isRefusal' in tx) return tx;
      if (record.status !== 'ACTIVE') return no.userInactive();
      const code = await makeCode(tx, identity, id, 'INVITATION');
      await tell(tx, invitationSent, id, { code });
      await logSignIn(tx, { user: id, kind: 'LINK_SENT', by: byMe(ctx) });
      return undefined;
    }),
    handle(unlock, async (ctx, { id }) => {
      const tx = await administer(ctx, id);
      if ('isRefusal' in tx) return tx;
      if (!(await endLock(tx, id))) return no.notLocked();
      await logSignIn(tx, { user: id, kind: 'UNLOCKED', by: byMe(ctx) });
      return undefined;
    }),
    handle(resetTwoFactor, async (ctx, { id, record }) => {
      const tx = await administer(ctx, id);
      if ('isRefusal' in tx) return tx;
      if (!record.twoFactorEnabled) return no.twoFactorIsOff();
      await removeFactor(tx, id);
      await endSessions(tx, identity, id, 'ENDED_BY_ADMINISTRATOR');
      return undefined;
    }),
    handle(endSessionsOf, async (ctx, { id }) => {
      const tx = await administer(ctx, id);
      if ('isRefusal' in tx) return tx;
      await endSessions(tx, identity, id, 'ENDED_BY_ADMINISTRATOR');
      await logSignIn(tx, { user: id, kind: 'SESSION_ENDED', by: byMe(ctx) });
      return undefined;
    }),
  ];
}
