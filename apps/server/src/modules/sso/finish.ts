import { createHash, timingSafeEqual } from 'node:crypto';
import type { Call, Context, OpenContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { identityRefusals, type LoginAnswer } from '@homeport/model/identity';
import { type finishSso, ssoRefusals as no } from '@homeport/model/sso';
import { sql } from 'kysely';
import {
  afterProof,
  hashOf,
  logSignIn,
  markProven,
  mayEnter,
  type SignInRecord,
  takeAttempt,
} from '../identity/index.ts';
import { type Flow, notePerson, readFlow, reopenFlow, useFlow } from './flows.ts';
import { userOf } from './person.ts';
import { NotProved, ProviderAway, type StoredSetup } from './provider.ts';
import { readSetup } from './setups.ts';
import type { Sso } from './sso.ts';

type Given = Call<typeof finishSso>;

/** A sign-in on its way, found by its state. */
export async function findFlow(
  ctx: OpenContext,
  sso: Sso,
  state: string,
): Promise<{ readonly ctx: Context; readonly flow: Flow; readonly setup: StoredSetup } | undefined> {
  const [row] = await ctx.query<{ found: { tenant: string; id: string } | null }>(
    sql`select app.find_sso_flow(${hashOf(state)}) as found`,
  );
  if (!row?.found) return undefined;
  const inTenant = ctx.asSystemIn(row.found.tenant, 'sign-in at a provider');
  const flow = await readFlow(inTenant, row.found.id);
  const setup = flow && (await readSetup(inTenant, sso.identity.secrets, flow.setup));
  return flow && setup && { ctx: inTenant, flow, setup };
}

/** Finishes a sign-in that came back: only in the browser that began it, once, for a user whom the provider has proved. */
export async function finish(ctx: OpenContext, sso: Sso, call: Given): Promise<LoginAnswer | Refusal> {
  const { state, code, iss, verifier } = call.body;
  const found = await findFlow(ctx, sso, state);
  if (!found || !isSame(createHash('sha256').update(verifier).digest('base64url'), found.flow.challenge))
    return no.expired();
  const { flow, setup } = found;
  const subject = await provedBy(sso, found, { state, code, iss });
  if (isRefusal(subject)) return subject;
  const user = await found.ctx.inTransaction(async (tx) => (await userOf(tx, setup.id, subject)) ?? no.notLinked());
  if (isRefusal(user)) return user;
  return flow.confirms ? confirmSession(found.ctx, sso, flow, user, call) : enter(ctx, sso, found, user, call);
}

/** The subject that the provider has proved, now (OpenID Connect) or when it posted its answer (SAML). */
async function provedBy(
  sso: Sso,
  { ctx, flow, setup }: { readonly ctx: Context; readonly flow: Flow; readonly setup: StoredSetup },
  came: { state: string; code: string; iss: string | null },
): Promise<string | Refusal> {
  if (flow.subject !== null) return isSame(hashOf(came.code), flow.codeHash ?? '') ? flow.subject : no.expired();
  if (setup.protocol === 'SAML') return no.expired();
  try {
    const subject = await sso.oidc.arrive(setup, flow, came);
    return (await notePerson(ctx, flow.id, subject, came.code)) ? subject : no.expired();
  } catch (error) {
    return refusalFor(sso, error);
  }
}

/** What a user is told of a provider's failure. Throws what is a fault of ours. */
export function refusalFor(sso: Sso, error: unknown): Refusal {
  if (!(error instanceof ProviderAway) && !(error instanceof NotProved)) throw error;
  sso.identity.services.log.warn({ err: error }, 'a sign-in at a provider failed');
  return error instanceof ProviderAway ? { ...no.providerAway(), retryAfter: 10 } : no.refused();
}

async function enter(
  ctx: OpenContext,
  sso: Sso,
  { ctx: inTenant, flow, setup }: { readonly ctx: Context; readonly flow: Flow; readonly setup: StoredSetup },
  user: string,
  call: Given,
): Promise<LoginAnswer | Refusal> {
  const [row] = await ctx.query<{ who: SignInRecord | null }>(
    sql`select app.sign_in_proved(${inTenant.tenant}::uuid, ${user}::uuid) as who`,
  );
  const who = row?.who;
  if (!who || !mayEnter(who, ctx.now)) return no.notLinked();
  const tooMany = call.body.authCode ? await takeAttempt(sso.identity, 'signIn', `sso ${user}`) : undefined;
  if (tooMany) return tooMany;
  if (!(await useFlow(inTenant, flow.id))) return no.expired();
  const device = { application: flow.application, address: call.address, userAgent: call.userAgent };
  const result = await afterProof(ctx, sso.identity, who, call.body, device, setup.trustsSecondFactor);
  const isWrong = isRefusal(result) && result.code === identityRefusals.invalidCode().code;
  if (isWrong || (!isRefusal(result) && !result.access_token)) await reopenFlow(inTenant, flow.id, isWrong);
  return result;
}

/** Who is signed in has proved it anew: operations that want a fresh sign-in are open. */
async function confirmSession(
  ctx: Context,
  sso: Sso,
  flow: Flow,
  user: string,
  call: Given,
): Promise<LoginAnswer | Refusal> {
  const me = await sso.identity.authenticator.authenticate(call.bearer ?? '', call.address);
  if (isRefusal(me)) return me;
  if (me.session !== flow.confirms || me.user !== user) return no.otherUser();
  if (!(await useFlow(ctx, flow.id))) return no.expired();
  const done = await ctx.inTransaction(async (tx) => {
    await markProven(tx, sso.identity, me.session);
    await logSignIn(tx, { user, kind: 'PASSWORD_CONFIRMED', session: me.session, from: call });
  });
  sso.identity.authenticator.forget(me.session);
  return isRefusal(done) ? done : {};
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
