import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { invitationSent, user } from '@homeport/model/identity';
import { sql } from 'kysely';
import type { Identity } from './identity.ts';
import { makeCode } from './one-time-codes.ts';
import { endSessions } from './session-rows.ts';
import { logSignIn, type SignInLine } from './sign-in-log.ts';
import { tell } from './tell.ts';

type By = NonNullable<SignInLine['by']>;

/** Mails a link by which a user chooses a first password. `tx` acts as the system in the user's tenant. */
export async function inviteByMail(tx: Context, identity: Identity, id: string, by: By): Promise<void> {
  const code = await makeCode(tx, identity, id, 'INVITATION');
  await tell(tx, invitationSent, id, { code });
  await logSignIn(tx, { user: id, kind: 'LINK_SENT', by });
}

/** Closes a user at once: sessions end, links and codes on their way stop working. */
export async function shutOut(tx: Context, identity: Identity, id: string, by: By): Promise<Refusal | undefined> {
  const closed = await tx.records(user).move(id, 'status.deactivate');
  if (isRefusal(closed)) return closed;
  await endSessions(tx, identity, id, 'ENDED_BY_ADMINISTRATOR');
  await tx.query(sql`delete from app.one_time_code where tenant_id = ${tx.tenant} and user_id = ${id}`);
  await logSignIn(tx, { user: id, kind: 'SESSION_ENDED', by });
  return undefined;
}
