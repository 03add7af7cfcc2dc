import type { Call, Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type Me, identityRefusals as no } from '@homeport/model/identity';
import { sql } from 'kysely';
import { home } from './confirm.ts';
import type { Identity } from './identity.ts';
import { readMe } from './me.ts';
import { setPending } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';

/** Accepts the terms once; the sessions of the user that waited for it open. */
export async function accept(ctx: Context, identity: Identity, call: Call): Promise<Me | Refusal> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const done = await home(ctx).inTransaction(async (tx) => {
    const rows = await tx.query(sql`
      update app."user" set terms_accepted_at = now() where tenant_id = ${tx.tenant} and id = ${me.user} and terms_accepted_at is null returning 1`);
    if (rows.length > 0)
      await logSignIn(tx, { user: me.user, kind: 'TERMS_ACCEPTED', session: me.session, from: call });
    const [waiting] = await tx.query<{ pending: string | null }>(
      sql`select pending from app.session where tenant_id = ${tx.tenant} and id = ${me.session}`,
    );
    // A second factor that is still to be set up stays to be set up.
    if (waiting?.pending === 'terms') await setPending(tx, identity, me.session, null);
  });
  identity.authenticator.forget(me.session);
  return isRefusal(done) ? done : readMe(ctx, identity);
}
