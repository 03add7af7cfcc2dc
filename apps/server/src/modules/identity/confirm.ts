import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { isSixDigits, identityRefusals as no, readCode, sessionLimits } from '@homeport/model/identity';
import { sql } from 'kysely';
import { clearFailures, readCredential, returnTry, useRecoveryCode } from './credential-rows.ts';
import type { Identity } from './identity.ts';
import { useTotp } from './second-factor.ts';
import { markProven } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';

interface From {
  readonly address: string;
  readonly userAgent: string;
}

/** Proves the caller's password, counting tries like a sign-in. `undefined`: proven. */
export async function provePasswordOf(
  ctx: Context,
  identity: Identity,
  password: string,
  from: From,
): Promise<Refusal | undefined> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  // Past the transaction of an Idempotency-Key, which a refusal rolls back: a wrong try always stays counted.
  const [row] = await identity.store.open<{ found: { hash: string | null; isLocked: boolean } | null }>(
    sql`select app.begin_sign_in(${me.userName}, ${sessionLimits.lock}) as found`,
  );
  const found = row?.found;
  const matches = await identity.passwords.matches(found?.hash, password);
  if (isRefusal(matches)) return matches;
  if (matches && found && !found.isLocked) return undefined;
  await logSignIn(home(ctx), { user: me.user, kind: 'PASSWORD_NOT_CONFIRMED', session: me.session, from });
  return no.incorrectPassword(undefined, 'password');
}

/** The caller's own tenant, where their credential lies, whichever tenant they act in. */
export const home = (ctx: Context): Context =>
  ctx.asSystemIn(ctx.me.homeTenant, 'the caller changes their own sign-in');

/** Confirms password and, where two-factor sign-in is on, a code: operations that want a fresh sign-in are open then. */
export async function confirm(
  ctx: Context,
  identity: Identity,
  given: { readonly password: string; readonly authCode: string | null },
  from: From,
): Promise<{ provenUntil: string } | Refusal> {
  const { me } = ctx;
  const refused = await provePasswordOf(ctx, identity, given.password, from);
  if (refused) return refused;
  const own = home(ctx);
  const credential = await readCredential(own, me.user);
  if (credential?.totp_secret) {
    const code = readCode(given.authCode);
    if (code === '') {
      await returnTry(own, me.user);
      return no.codeRequired(undefined, 'authCode');
    }
    const isRight = isSixDigits(code)
      ? await useTotp(
          own,
          identity,
          { user: me.user, sealed: credential.totp_secret, usedStep: credential.totp_used_step },
          code,
        )
      : await useRecoveryCode(own, identity, me.user, code);
    if (!isRight) {
      await logSignIn(own, { user: me.user, kind: 'WRONG_CODE', session: me.session, from });
      return no.invalidCode(undefined, 'authCode');
    }
  }
  const done = await own.inTransaction(async (tx) => {
    await clearFailures(tx, me.user);
    await markProven(tx, identity, me.session);
    await logSignIn(tx, { user: me.user, kind: 'PASSWORD_CONFIRMED', session: me.session, from });
  });
  identity.authenticator.forget(me.session);
  if (isRefusal(done)) return done;
  return { provenUntil: ctx.now.add({ seconds: sessionLimits.fresh }).round('second').toString() };
}
