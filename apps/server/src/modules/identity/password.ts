import type { Call, Context, OpenContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type changePassword,
  checkPassword,
  type MessageAnswer,
  identityRefusals as no,
  ownWords,
  passcodeRequested,
  passwordChanged,
  passwordResetRequested,
  readCode,
  type requestPasscode,
  type requestPasswordReset,
  type resetPassword,
} from '@homeport/model/identity';
import { sql } from 'kysely';
import { type Allowance, evenly, takeAttempt } from './attempts.ts';
import { home, provePasswordOf } from './confirm.ts';
import { readCredential, returnTry, writePassword } from './credential-rows.ts';
import type { Identity } from './identity.ts';
import { isRightCode, makeCode, ownerOfLink, readLinkToken, useCode, useLink } from './one-time-codes.ts';
import { endSessions, markProven } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';
import { tell } from './tell.ts';

/** Milliseconds after which a request for a link or passcode is answered, known user or not. */
const answeredAfter = 250;

/** Checks a new password against the rules, the user's own words and the one before it, and hashes it. Before the transaction: hashing may have to wait. */
async function hashOfNew(
  ctx: Context,
  identity: Identity,
  user: string,
  given: { password: string; confirmation: string | null },
): Promise<string | Refusal> {
  const [who] = await ctx.query<
    Record<'login' | 'first_name' | 'last_name' | 'email', string> & { facts: { code: string; name: string } | null }
  >(sql`
    select login, first_name, last_name, email, app.tenant_facts(tenant_id) as facts
    from app."user" where tenant_id = ${ctx.tenant} and id = ${user} and status = 'ACTIVE'`);
  if (!who) return no.passwordFault();
  const own = ownWords(
    who.login,
    who.first_name,
    who.last_name,
    who.email.split('@')[0],
    who.facts?.code,
    who.facts?.name,
  );
  const refused = checkPassword(given.password, given.confirmation ?? undefined, own);
  if (refused) return refused;
  const known = (await readCredential(ctx, user))?.password_hash;
  const isSame = known ? await identity.passwords.matches(known, given.password) : false;
  if (isRefusal(isSame)) return isSame;
  return isSame ? no.samePassword(undefined, 'password') : identity.passwords.hash(given.password);
}

const said = (identity: Identity, key: string, locale: string): MessageAnswer => ({
  message: identity.services.textOf(`event.identity.${key}.title`, {}, locale),
});

/** Changes the caller's own password; all other devices are signed out, this one stays. */
export async function changeOwnPassword(
  ctx: Context,
  identity: Identity,
  call: Call<typeof changePassword>,
): Promise<MessageAnswer | Refusal> {
  const { me } = ctx;
  const refused = await provePasswordOf(ctx, identity, call.body.currentPassword, call);
  if (refused) return refused.field ? { ...refused, field: 'currentPassword' } : refused;
  const own = home(ctx);
  await returnTry(own, me.user);
  const hash = await hashOfNew(own, identity, me.user, call.body);
  if (isRefusal(hash)) return hash;
  const done = await own.inTransaction(async (tx) => {
    await writePassword(tx, me.user, hash);
    await endSessions(tx, identity, me.user, 'PASSWORD_CHANGED', { except: me.session });
    await markProven(tx, identity, me.session);
    await logSignIn(tx, { user: me.user, kind: 'PASSWORD_CHANGED', session: me.session, from: call });
    await tell(tx, passwordChanged, me.user);
  });
  return isRefusal(done) ? done : said(identity, 'passwordChanged.0', me.locale);
}

/** Mails links to whoever is meant by the name; the answer and its time are the same for nobody. */
export async function askForReset(
  ctx: OpenContext,
  identity: Identity,
  call: Call<typeof requestPasswordReset>,
): Promise<MessageAnswer | Refusal> {
  const name = call.body.username;
  if (!name) return no.usernameRequired(undefined, 'username');
  const tooMany = await takeAttempt(identity, 'mail', `reset ${name}`);
  if (tooMany) return tooMany;
  await evenly(answeredAfter, () => mailTo(ctx, identity, name, 'RESET', call));
  return said(identity, 'passwordResetRequested.1', ctx.locale);
}

/** Mails a passcode; a second request while one is on its way is refused, known user or not. */
export async function askForPasscode(
  ctx: OpenContext,
  identity: Identity,
  call: Call<typeof requestPasscode>,
): Promise<MessageAnswer | Refusal> {
  const name = call.body.username;
  if (!name) return no.usernameRequired(undefined, 'username');
  const tooMany = await takeAttempt(identity, 'passcode' satisfies Allowance, name);
  if (tooMany) return { ...no.passcodeExists(), retryAfter: tooMany.retryAfter };
  await evenly(answeredAfter, () => mailTo(ctx, identity, name, 'PASSCODE', call));
  return said(identity, 'passcodeRequested.1', ctx.locale);
}

async function mailTo(
  ctx: OpenContext,
  identity: Identity,
  name: string,
  purpose: 'RESET' | 'PASSCODE',
  from: { address: string; userAgent: string },
): Promise<void> {
  const [row] = await ctx.query<{ users: { tenant: string; user: string }[] }>(
    sql`select app.find_users(${name}) as users`,
  );
  for (const { tenant, user } of row?.users ?? []) {
    await ctx.asSystemIn(tenant, 'a link or passcode was asked for').inTransactionOrThrow(async (tx) => {
      const code = await makeCode(tx, identity, user, purpose);
      await tell(tx, purpose === 'RESET' ? passwordResetRequested : passcodeRequested, user, { code });
      await logSignIn(tx, { user, kind: 'LINK_SENT', from });
    });
  }
}

/** Sets a password by the token of a mailed link, or by username and passcode. Every session of the user ends. */
export async function setByLink(
  ctx: OpenContext,
  identity: Identity,
  call: Call<typeof resetPassword>,
): Promise<MessageAnswer | Refusal> {
  const { token, username, passcode } = call.body;
  const link = token ? readLinkToken(identity, token) : undefined;
  if (link) {
    const inTenant = ctx.asSystemIn(link.tenant, 'password by mailed link');
    const user = await ownerOfLink(inTenant, link.id);
    return user === undefined
      ? no.linkExpired()
      : setOnce(inTenant, identity, call, ctx.locale, user, (tx) => useLink(tx, link.id));
  }
  if (token || !username || !passcode) return no.linkExpired();
  const tooMany = await takeAttempt(identity, 'link', username);
  if (tooMany) return tooMany;
  const typed = readCode(passcode);
  const [row] = await ctx.query<{ users: { tenant: string; user: string }[] }>(
    sql`select app.find_users(${username}) as users`,
  );
  for (const { tenant, user } of row?.users ?? []) {
    const inTenant = ctx.asSystemIn(tenant, 'password by passcode');
    // Asked before the password is judged: what the rules say of it would tell whether there is such a user.
    if (await isRightCode(inTenant, user, 'PASSCODE', typed)) {
      return setOnce(inTenant, identity, call, ctx.locale, user, (tx) => useCode(tx, user, 'PASSCODE', typed));
    }
  }
  return no.linkExpired();
}

/** Uses link or passcode up and stores the password, both or neither. */
async function setOnce(
  ctx: Context,
  identity: Identity,
  call: Call<typeof resetPassword>,
  locale: string,
  user: string,
  use: (tx: Context) => Promise<boolean>,
): Promise<MessageAnswer | Refusal> {
  const hash = await hashOfNew(ctx, identity, user, call.body);
  if (isRefusal(hash)) return hash.code === no.passwordFault().code ? no.linkExpired() : hash;
  const done = await ctx.inTransaction<Refusal | undefined>(async (tx) => {
    if (!(await use(tx))) return no.linkExpired();
    await writePassword(tx, user, hash);
    await endSessions(tx, identity, user, 'PASSWORD_CHANGED');
    await logSignIn(tx, { user, kind: 'PASSWORD_CHANGED', from: call });
    await tell(tx, passwordChanged, user);
    return undefined;
  });
  return isRefusal(done) ? done : said(identity, 'passwordChanged.0', locale);
}
