import { type ActionHandler, handle } from '@homeport/engine';
import { endSessions as endSessionsOf, invitationSent, invite, resetTwoFactor, unlock } from '@homeport/model/identity';
import { administer, byMe } from './administer.ts';
import { clearFailures } from './credential-rows.ts';
import type { Identity } from './identity.ts';
import { makeCode } from './one-time-codes.ts';
import { endSessions } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';
import { tell } from './tell.ts';
import { removeFactor } from './two-factor.ts';

/** Administration of other people's sign-in: never of somebody with more rights, never while working as somebody else. */
export function userActions(identity: Identity): ActionHandler[] {
  return [
    handle(invite, async (ctx, { id }) => {
      const tx = await administer(ctx, id);
      if ('isRefusal' in tx) return tx;
      const code = await makeCode(tx, identity, id, 'INVITATION');
      await tell(tx, invitationSent, id, { code });
      await logSignIn(tx, { user: id, kind: 'LINK_SENT', by: byMe(ctx) });
      return undefined;
    }),
    handle(unlock, async (ctx, { id }) => {
      const tx = await administer(ctx, id);
      if ('isRefusal' in tx) return tx;
      if (await clearFailures(tx, id)) await logSignIn(tx, { user: id, kind: 'UNLOCKED', by: byMe(ctx) });
      return undefined;
    }),
    handle(resetTwoFactor, async (ctx, { id }) => {
      const tx = await administer(ctx, id);
      if ('isRefusal' in tx) return tx;
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
