import { randomBytes } from 'node:crypto';
import type { Call, Context, Principal } from '@homeport/engine';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import { type LoggedInUser, identityRefusals as no, type SessionAnswer, sessionLimits } from '@homeport/model/identity';
import { sql } from 'kysely';
import { administer, byMe } from './administer.ts';
import { home } from './confirm.ts';
import type { Identity } from './identity.ts';
import { endSessions, isoOf } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';
import { hashOf } from './tokens.ts';

/** Sessions that are neither ended nor over nor idle too long for this tenant. */
const isLive = (tenant: string): ReturnType<typeof sql> => sql`
  s.ended_at is null and s.ends_at > now()
  and s.last_seen > now() - make_interval(mins => least(coalesce((app.tenant_facts(${tenant}::uuid)->>'sessionTimeout')::integer, 30), 60))`;
const told = sql`s.id, s.application, s.address, s.user_agent as "userAgent", ${isoOf('s.created')} as created, ${isoOf('s.last_seen')} as "lastSeen",
  s.acting_name as "actingName"`;

/** Signs the caller out here. Ending a log-in-as this way ends the session it came from as well. */
export async function signOut(ctx: Context, identity: Identity, call: Call): Promise<Refusal | undefined> {
  const { me } = ctx;
  const own = home(ctx);
  const done = await own.inTransaction(async (tx) => {
    const [from] = await tx.query<{ user: string | null; tenant: string; session: string }>(sql`
      select acting_user as "user", acting_tenant as tenant, acting_session as session from app.session where tenant_id = ${tx.tenant} and id = ${me.session}`);
    await endSessions(tx, identity, me.user, 'LOGGED_OUT', { only: me.session });
    await logSignIn(tx, { user: me.user, kind: 'SIGNED_OUT', session: me.session, from: call });
    return from;
  });
  if (isRefusal(done)) return done;
  if (done?.user)
    await endSessions(ctx.asSystemIn(done.tenant, 'signed out'), identity, done.user, 'LOGGED_OUT', {
      only: done.session,
    });
  return undefined;
}

/** Ends all sessions of the caller, this one included. */
export async function signOutEverywhere(ctx: Context, identity: Identity, call: Call): Promise<Refusal | undefined> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const done = await home(ctx).inTransaction(async (tx) => {
    await endSessions(tx, identity, me.user, 'SIGNED_OUT_EVERYWHERE');
    await logSignIn(tx, { user: me.user, kind: 'SIGNED_OUT_EVERYWHERE', session: me.session, from: call });
  });
  return isRefusal(done) ? done : undefined;
}

/** Where the caller is signed in, last used first. */
export async function mySessions(ctx: Context): Promise<SessionAnswer[]> {
  const { me } = ctx;
  return home(ctx).query<SessionAnswer>(sql`
    select ${told}, ${isoOf('s.ends_at')} as "endsAt", s.id = ${me.session} as "isThis"
    from app.session s where s.tenant_id = ${me.homeTenant} and s.user_id = ${me.user} and ${isLive(me.homeTenant)}
    order by s.last_seen desc limit 100`);
}

/** Signs one device of the caller out. */
export async function endMySession(ctx: Context, identity: Identity, id: string): Promise<Refusal | undefined> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  if (!isId(id)) return no.notFound();
  const done = await home(ctx).inTransaction<Refusal | undefined>(async (tx) => {
    const ended = await endSessions(tx, identity, me.user, 'LOGGED_OUT', { only: id });
    if (ended.length === 0) return no.notFound();
    await logSignIn(tx, { user: me.user, kind: 'SIGNED_OUT', session: id });
    return undefined;
  });
  return isRefusal(done) ? done : undefined;
}

/** Who is signed in to the tenant of the call, last seen first. */
export const whoIsSignedIn = (ctx: Context): Promise<LoggedInUser[]> =>
  ctx.asSystem('logged in users').query<LoggedInUser>(sql`
    select ${told}, u.id as "user", u.login, u.display_name as "displayName"
    from app.session s join app."user" u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.tenant_id = ${ctx.tenant} and ${isLive(ctx.tenant)}
    order by s.last_seen desc limit 1000`);

/** Signs one device of somebody in the tenant out: an administrator's, never of somebody with more rights. */
export async function signOutOther(ctx: Context, identity: Identity, id: string): Promise<Refusal | undefined> {
  if (!isId(id)) return no.notFound();
  const [row] = await ctx
    .asSystem('logged in users')
    .query<{ user: string }>(
      sql`select s.user_id as "user" from app.session s where s.tenant_id = ${ctx.tenant} and s.id = ${id} and ${isLive(ctx.tenant)}`,
    );
  if (!row) return no.notFound();
  const system = await administer(ctx, row.user);
  if (isRefusal(system)) return system;
  const done = await system.inTransaction<Refusal | undefined>(async (tx) => {
    const ended = await endSessions(tx, identity, row.user, 'ENDED_BY_ADMINISTRATOR', { only: id });
    if (ended.length === 0) return no.notFound();
    await logSignIn(tx, { user: row.user, kind: 'SESSION_ENDED', session: id, by: byMe(ctx) });
    return undefined;
  });
  return isRefusal(done) ? done : undefined;
}

/** Open tickets a session may have: a browser with many tabs opens them all at once when a node comes back. */
const mostTickets = 200;

/** A ticket that opens one socket once. Each tab of a browser asks for its own; the oldest of too many are forgotten. */
export async function makeTicket(ctx: Context, address: string): Promise<{ token: string; expiresIn: number }> {
  const { me } = ctx;
  const secret = randomBytes(32).toString('base64url');
  await home(ctx).query(sql`
    update app.session set tickets = (
      select coalesce(jsonb_object_agg(open.key, open.value), '{}') from (
        select key, value from jsonb_each(tickets) where value::double precision > extract(epoch from now())
        order by value::double precision desc limit ${mostTickets - 1}
      ) open) || jsonb_build_object(${ticketHash(secret, address)}::text, extract(epoch from now()) + ${sessionLimits.socketTicket})
    where tenant_id = ${me.homeTenant} and id = ${me.session}`);
  return {
    token: `${me.homeTenant}.${me.session}.${secret}.${Buffer.from(address).toString('base64url')}`,
    expiresIn: sessionLimits.socketTicket,
  };
}

/** The address is part of what is hashed: a ticket tells where its session is used, and cannot tell otherwise. */
const ticketHash = (secret: string, address: string): string => hashOf(`${secret} ${address}`);

/** Uses a socket ticket up and answers its caller; undefined when it was used, is over or never was one. */
export async function redeemTicket(
  identity: Identity,
  ticket: string,
): Promise<{ caller: Principal; tenant: string; address: string } | undefined> {
  const [tenant = '', session = '', secret = '', from = ''] = ticket.split('.');
  if (!isId(tenant) || !isId(session) || secret.length !== 43) return undefined;
  const address = Buffer.from(from, 'base64url').toString();
  const [row] = await identity.store.open<{ used: boolean }>(
    sql`select app.use_socket_ticket(${tenant}::uuid, ${session}::uuid, ${ticketHash(secret, address)}) as used`,
  );
  const caller = row?.used ? await identity.authenticator.callerOf(tenant, session, address) : undefined;
  return caller && { caller, tenant, address };
}
