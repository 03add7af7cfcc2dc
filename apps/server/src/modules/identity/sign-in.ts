import type { Call, Context, OpenContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  isOfAssignees,
  type LoginAnswer,
  type login,
  identityRefusals as no,
  sessionLimits,
  signedIn,
  signInLocked,
} from '@homeport/model/identity';
import { mayCallFrom } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import { clearAttempts, evenly, takeAttempt } from './attempts.ts';
import { confirm } from './confirm.ts';
import { clearFailures, returnTry } from './credential-rows.ts';
import type { Identity } from './identity.ts';
import { checkSecondFactor, nextFactor, sendSignInCode } from './second-factor.ts';
import { type Device, insertSession, tokensOf } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';
import type { SignInRecord } from './sign-in-record.ts';
import { roleKeysOf } from './stored-session.ts';
import { tell } from './tell.ts';

type Body = Call<typeof login>['body'];

/** Milliseconds after which a refused sign-in is answered, known user or not. */
const refusedAfter = 150;

/**
 * One step of a sign-in. Password first, then the second factor, then who may use which app; each wrong try counts, and
 * every refusal of name or password is the same, whatever the reason.
 */
export async function signIn(
  ctx: OpenContext,
  identity: Identity,
  call: Call<typeof login>,
): Promise<LoginAnswer | Refusal> {
  const { body } = call;
  if (!body.username) return no.usernameRequired(undefined, 'username');
  const tooMany = await takeAttempt(identity, 'signIn', body.username);
  if (tooMany) return tooMany;
  const device: Device = { application: body.application ?? 'api', address: call.address, userAgent: call.userAgent };
  const started = performance.now();
  const who = await provePassword(ctx, identity, body.username, body.password ?? '', device);
  if (isRefusal(who)) return evenly(Math.max(0, refusedAfter - (performance.now() - started)), async () => who);
  const result = await afterProof(ctx, identity, who, body, device);
  if (!isRefusal(result) && result.access_token) await clearAttempts(identity, 'signIn', body.username);
  return result;
}

/** The user of name and password, or the one refusal for everything else. */
async function provePassword(
  ctx: OpenContext,
  identity: Identity,
  name: string,
  password: string,
  device: Device,
): Promise<SignInRecord | Refusal> {
  const [row] = await ctx.query<{ found: SignInRecord | null }>(
    sql`select app.begin_sign_in(${name}, ${sessionLimits.lock}) as found`,
  );
  const who = row?.found ?? undefined;
  const matches = await identity.passwords.matches(who?.hash, password, device.address);
  if (isRefusal(matches)) return matches;
  if (!who) return no.invalidLogin();
  if (matches && mayEnter(who, ctx.now) && !who.isLocked) return who;
  await noteFailure(
    ctx.asSystemIn(who.tenant, 'sign-in refused'),
    who,
    who.isLocked ? 'REFUSED_WHILE_LOCKED' : 'REFUSED',
    device,
  );
  return no.invalidLogin();
}

/** Writes a refused try down, and tells the user when it was the one that locked the sign-in. */
async function noteFailure(
  ctx: Context,
  who: SignInRecord,
  kind: 'REFUSED' | 'REFUSED_WHILE_LOCKED' | 'WRONG_CODE',
  device: Device,
): Promise<void> {
  // The try that reached the maximum has set the lock; later ones find it.
  const hasLocked = !who.isLocked && who.lockedUntil !== null;
  await logSignIn(ctx, { user: who.user, kind: hasLocked ? 'LOCKED' : kind, from: device });
  if (hasLocked) await tell(ctx, signInLocked, who.user, { until: momentOf(who.lockedUntil) });
}

/** Whether the user may sign in at all, however they prove who they are. */
export const mayEnter = (who: SignInRecord, now: Temporal.Instant): boolean =>
  who.isActive && who.home.isActive && !isForgotten(who, now);

/** A role may close users who have not signed in for so many days. */
const isForgotten = (who: SignInRecord, now: Temporal.Instant): boolean =>
  who.deactivationInDays !== null &&
  now.epochMilliseconds - Date.parse(who.lastSignIn) > who.deactivationInDays * 86_400_000;

const momentOf = (text: string): string => `${new Date(text).toISOString().slice(0, 19)}Z`;

/** What is known besides who it is. */
type Given = Pick<Body, 'authCode' | 'requestTwoFactorCode'>;

/**
 * Who it is has been proved, by password or by a provider: address, application, second factor (unless the provider has asked for
 * one), session.
 */
export async function afterProof(
  ctx: OpenContext,
  identity: Identity,
  who: SignInRecord,
  body: Given,
  device: Device,
  hasSecondFactor = false,
): Promise<LoginAnswer | Refusal> {
  const inTenant = ctx.asSystemIn(who.tenant, 'sign-in');
  if (!mayCallFrom(who.firewall, device.address)) {
    await returnTry(inTenant, who.user);
    await logSignIn(inTenant, { user: who.user, kind: 'ADDRESS_SHUT_OUT', from: device });
    return no.addressShutOut({ address: device.address });
  }
  const roles = roleKeysOf(who.roles);
  const isTheirs = roles.some(isOfAssignees);
  const isOnlyTheirs = roles.every(isOfAssignees);
  if ((device.application === 'assignee' && !isTheirs) || (device.application === 'workspace' && isOnlyTheirs)) {
    await returnTry(inTenant, who.user);
    await logSignIn(inTenant, { user: who.user, kind: 'WRONG_ROLE', from: device });
    return no.incorrectRole();
  }
  const factor = hasSecondFactor ? 'none' : nextFactor(who);
  if (factor !== 'none' && !body.authCode) {
    await returnTry(inTenant, who.user);
    if (factor === 'code' && !body.requestTwoFactorCode) return { step: 'code', canRequestCode: true };
    const tooMany = await takeAttempt(identity, 'mail', `code ${who.user}`);
    if (tooMany) return tooMany;
    await sendSignInCode(inTenant, identity, who.user);
    return { step: 'emailCode' };
  }
  if (factor !== 'none') {
    const isRight = await checkSecondFactor(inTenant, identity, who, body.authCode ?? '', device);
    if (!isRight) {
      await noteFailure(inTenant, who, 'WRONG_CODE', device);
      return no.invalidCode(undefined, 'authCode');
    }
  }
  return enter(inTenant, identity, who, device, ctx.locale);
}

/** Opens the session and answers its tokens, with what is still to be done. */
async function enter(
  ctx: Context,
  identity: Identity,
  who: SignInRecord,
  device: Device,
  locale: string,
): Promise<LoginAnswer | Refusal> {
  const pending =
    who.home.requiresTwoFactor && !who.twoFactorEnabled ? 'enrol' : who.termsAcceptedAt === null ? 'terms' : undefined;
  return ctx.inTransaction<LoginAnswer>(async (tx) => {
    await clearFailures(tx, who.user);
    const session = await insertSession(tx, identity, { user: who.user, device, ...(pending ? { pending } : {}) });
    await tx.query(sql`update app."user" set last_sign_in = now() where tenant_id = ${tx.tenant} and id = ${who.user}`);
    await logSignIn(tx, { user: who.user, kind: 'SIGNED_IN', session, from: device });
    await tell(tx, signedIn, who.user);
    const [start] = await tx.query<{ landing_page: string | null }>(sql`
      select r.landing_page from app.user_roles_link l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
      where l.tenant_id = ${tx.tenant} and l.owner_id = ${who.user} order by l.position limit 1`);
    const { services } = identity;
    const welcomeMessage = services.textOf(
      'event.identity.signedIn.0.title',
      { firstName: who.firstName },
      who.language ?? locale,
    );
    return {
      ...(await tokensOf(identity, { session, tenant: tx.tenant, user: who.user }, 0)),
      ...(pending ? { step: pending } : {}),
      welcomeMessage,
      ...(start?.landing_page ? { landingPage: start.landing_page } : {}),
    };
  });
}

/**
 * The specification's second login: signed in already, name and password again confirm the password (bank area, log-in-as).
 * Answers no tokens; the session it came with is confirmed.
 */
export async function signInAgain(
  ctx: OpenContext,
  identity: Identity,
  call: Call<typeof login>,
): Promise<LoginAnswer | Refusal> {
  const me = await identity.authenticator.authenticate(call.bearer, call.address);
  if (isRefusal(me)) return me;
  const { username, password, authCode } = call.body;
  if (username && username.toLowerCase() !== me.userName.toLowerCase())
    return no.incorrectPassword(undefined, 'password');
  // Acts in the caller's own tenant with the system's rights; everything it changes is the caller's own.
  const own = { ...ctx.asSystemIn(me.homeTenant, 'password confirmation'), me };
  const confirmed = await confirm(own, identity, { password: password ?? '', authCode: authCode ?? null }, call);
  return isRefusal(confirmed) ? confirmed : {};
}
