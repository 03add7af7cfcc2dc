import type { Call, Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type confirmPhone,
  type Me,
  type MessageAnswer,
  identityRefusals as no,
  phoneCodeRequested,
  readCode,
  user,
} from '@homeport/model/identity';
import { sql } from 'kysely';
import { takeAttempt } from './attempts.ts';
import { home } from './confirm.ts';
import type { Identity } from './identity.ts';
import { readMe } from './me.ts';
import { makeCode, useCode } from './one-time-codes.ts';
import { tell } from './tell.ts';

/** Sends a code to the number of the caller. */
export async function sendPhoneCode(ctx: Context, identity: Identity): Promise<MessageAnswer | Refusal> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const own = home(ctx);
  const [row] = await own.query<{ phone: string | null }>(
    sql`select phone from app."user" where tenant_id = ${own.tenant} and id = ${me.user}`,
  );
  if (!row?.phone) return no.phoneRequired(undefined, 'phone');
  const tooMany = await takeAttempt(identity, 'mail', `phone ${me.user}`);
  if (tooMany) return tooMany;
  const done = await own.inTransaction(async (tx) => {
    const code = await makeCode(tx, identity, me.user, 'PHONE');
    await tell(tx, phoneCodeRequested, me.user, { code });
  });
  if (isRefusal(done)) return done;
  return { message: identity.services.textOf('event.identity.phoneCodeRequested.1.title', {}, me.locale) };
}

/** Takes the code once. A number that was changed meanwhile asks for a code of its own: the old one is gone with it. */
export async function provePhone(
  ctx: Context,
  identity: Identity,
  call: Call<typeof confirmPhone>,
): Promise<Me | Refusal> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const own = home(ctx);
  // Past the transaction of the call: a wrong try stays counted.
  if (!(await useCode(own, me.user, 'PHONE', readCode(call.body.code))))
    return no.phoneVerificationFailed(undefined, 'code');
  const mine = await own.records(user).get(me.user);
  const saved = isRefusal(mine) ? mine : await own.records(user).update(me.user, { verifiedPhone: mine.phone });
  if (isRefusal(saved)) return saved;
  return readMe(ctx, identity);
}
