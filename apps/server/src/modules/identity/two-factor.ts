import type { Call, Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type confirmTwoFactor,
  type Enrolment,
  isSixDigits,
  identityRefusals as no,
  readCode,
  type startTwoFactor,
  twoFactorChanged,
  user,
} from '@homeport/model/identity';
import { sql } from 'kysely';
import { takeAttempt } from './attempts.ts';
import { home } from './confirm.ts';
import { readCredential, renewCodes, totpPlace } from './credential-rows.ts';
import type { Identity } from './identity.ts';
import { useTotp } from './second-factor.ts';
import { setPending } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';
import { tell } from './tell.ts';

/** Makes a secret for an authenticator app and keeps it sealed until a code of it was confirmed. */
export async function startEnrolment(
  ctx: Context,
  identity: Identity,
  call: Call<typeof startTwoFactor>,
): Promise<Enrolment | Refusal> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const own = home(ctx);
  const credential = await readCredential(own, me.user);
  if (!credential || credential.totp_secret) return no.twoFactorIsOn();
  const phone = call.body?.phone ?? null;
  const { generateSecret, generateURI } = await import('otplib');
  const secret = generateSecret({ length: 20 });
  const sealed = identity.secrets.seal(own.tenant, totpPlace(me.user), secret);
  const done = await own.inTransaction<Refusal | undefined>(async (tx) => {
    const users = tx.asSystem('the phone of somebody who sets up a second factor').records(user);
    const stored = phone === null ? await users.get(me.user) : await users.update(me.user, { phone });
    if (isRefusal(stored)) return stored;
    if (!stored.phone) return no.phoneRequired(undefined, 'phone');
    await tx.query(
      sql`update app.credential set totp_pending_secret = ${sealed} where tenant_id = ${tx.tenant} and user_id = ${me.user}`,
    );
    return undefined;
  });
  if (isRefusal(done)) return done;
  const [tenant] = await own.query<{ facts: { appName: string | null } | null }>(
    sql`select app.tenant_facts(${own.tenant}::uuid) as facts`,
  );
  return { secret, uri: generateURI({ issuer: tenant?.facts?.appName ?? 'Homeport', label: me.userName, secret }) };
}

/** Switches two-factor sign-in on with a right code, and answers the recovery codes. */
export async function finishEnrolment(
  ctx: Context,
  identity: Identity,
  call: Call<typeof confirmTwoFactor>,
): Promise<{ recoveryCodes: string[] } | Refusal> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const tooMany = await takeAttempt(identity, 'link', `enrol ${me.user}`);
  if (tooMany) return tooMany;
  const own = home(ctx);
  const credential = await readCredential(own, me.user);
  if (credential?.totp_secret) return no.twoFactorIsOn();
  const code = readCode(call.body.authCode);
  const sealed = credential?.totp_pending_secret;
  const of = { user: me.user, sealed: sealed ?? '', usedStep: credential?.totp_used_step ?? null };
  if (!sealed || !isSixDigits(code) || !(await useTotp(own, identity, of, code)))
    return no.invalidCode(undefined, 'authCode');
  const done = await own.inTransaction<{ recoveryCodes: string[] }>(async (tx) => {
    await tx.query(sql`
      update app.credential set totp_secret = totp_pending_secret, totp_pending_secret = null
      where tenant_id = ${tx.tenant} and user_id = ${me.user} and totp_pending_secret = ${sealed}`);
    const [row] = await tx.query<{ accepted: boolean }>(sql`
      update app."user" set two_factor_enabled = true where tenant_id = ${tx.tenant} and id = ${me.user} returning terms_accepted_at is not null as accepted`);
    await setPending(tx, identity, me.session, row?.accepted ? null : 'terms');
    await changed(tx, me.user, 'on');
    return { recoveryCodes: await renewCodes(tx, identity, me.user) };
  });
  identity.authenticator.forget(me.session);
  return done;
}

/** New recovery codes. */
export async function renewRecovery(ctx: Context, identity: Identity): Promise<{ recoveryCodes: string[] } | Refusal> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const own = home(ctx);
  if (!(await readCredential(own, me.user))?.totp_secret) return no.twoFactorIsOff();
  return own.inTransaction<{ recoveryCodes: string[] }>(async (tx) => {
    await tell(tx, twoFactorChanged, me.user, { change: 'codes' });
    return { recoveryCodes: await renewCodes(tx, identity, me.user) };
  });
}

/** Switches the caller's two-factor sign-in off. */
export async function removeOwn(ctx: Context): Promise<Refusal | undefined> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const own = home(ctx);
  if (!(await readCredential(own, me.user))?.totp_secret) return no.twoFactorIsOff();
  const [tenant] = await own.query<{ facts: { requiresTwoFactor: boolean } | null }>(
    sql`select app.tenant_facts(${own.tenant}::uuid) as facts`,
  );
  if (tenant?.facts?.requiresTwoFactor) return no.twoFactorRequired();
  const done = await own.inTransaction<Refusal | undefined>(async (tx) => removeFactor(tx, me.user));
  return isRefusal(done) ? done : undefined;
}

/** Removes a user's second factor with everything that belongs to it. */
export async function removeFactor(tx: Context, user: string): Promise<undefined> {
  await tx.query(sql`
    update app.credential set totp_secret = null, totp_pending_secret = null, totp_used_step = null, recovery_codes = null
    where tenant_id = ${tx.tenant} and user_id = ${user}`);
  await tx.query(sql`update app."user" set two_factor_enabled = false where tenant_id = ${tx.tenant} and id = ${user}`);
  await changed(tx, user, 'off');
}

async function changed(tx: Context, user: string, change: 'on' | 'off'): Promise<void> {
  await logSignIn(tx, { user, kind: change === 'on' ? 'TWO_FACTOR_ON' : 'TWO_FACTOR_OFF' });
  await tell(tx, twoFactorChanged, user, { change });
}
