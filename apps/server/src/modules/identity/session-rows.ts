import { randomUUID } from 'node:crypto';
import type { Context } from '@homeport/engine';
import { type Session, sessionLimits, type Tokens } from '@homeport/model/identity';
import { sql } from 'kysely';
import type { Identity } from './identity.ts';
import { hashOf } from './tokens.ts';

/** From where somebody signs in. */
export interface Device {
  readonly application: Session['application'];
  readonly address: string;
  readonly userAgent: string;
}
export interface Acting {
  readonly user: string;
  readonly tenant: string;
  readonly session: string;
  readonly name: string;
}
export interface NewSession {
  readonly user: string;
  readonly device: Device;
  readonly pending?: 'terms' | 'enrol';
  readonly acting?: Acting;
  /** The role that is looked at. */
  readonly previewRole?: string;
}
export type EndReason = NonNullable<Session['endReason']>;

/** A moment of a column as answers carry it. */
export const isoOf = (column: string): ReturnType<typeof sql<string>> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Opens a session in the context's tenant and answers its id. Sessions that ended a month ago go. */
export async function insertSession(ctx: Context, identity: Identity, given: NewSession): Promise<string> {
  const id = randomUUID();
  const { user, device, acting } = given;
  await ctx.query(
    sql`delete from app.session where tenant_id = ${ctx.tenant} and user_id = ${user} and ends_at < now() - interval '30 days'`,
  );
  // A log-in-as never outlives the session it was started from.
  await ctx.query(sql`
    insert into app.session (tenant_id, id, version, created, created_by, updated, updated_by, user_id, application, address, user_agent,
      last_seen, proven_at, ends_at, refresh_hash, refresh_count, rotated_at, pending, acting_user, acting_tenant, acting_session, acting_name,
      preview_role_id)
    values (${ctx.tenant}, ${id}, 1, now(), ${user}, now(), ${user}, ${user}, ${device.application}, ${device.address.slice(0, 64)},
      ${device.userAgent.slice(0, 300)}, now(), now(), now() + make_interval(secs => ${sessionLimits.overall}),
      ${hashOf(identity.tokens.refreshToken(id, 0))}, 0, now(), ${given.pending ?? null}, ${acting?.user ?? null}, ${acting?.tenant ?? null},
      ${acting?.session ?? null}, ${acting?.name.slice(0, 210) ?? null}, ${given.previewRole ?? null}::uuid)`);
  return id;
}

/** The tokens of a session whose refresh token stands at place `n`. */
export async function tokensOf(
  identity: Identity,
  of: { readonly session: string; readonly tenant: string; readonly user: string },
  n: number,
): Promise<Tokens> {
  return {
    access_token: await identity.tokens.signAccess(of),
    refresh_token: identity.tokens.refreshToken(of.session, n),
    token_type: 'Bearer',
    expires_in: sessionLimits.accessToken,
  };
}

/** Ends sessions of a user (all, one, or all but one), and those that work as somebody else from them. Answers their ids. */
export async function endSessions(
  ctx: Context,
  identity: Identity,
  user: string,
  reason: EndReason,
  which: { readonly only?: string; readonly except?: string } = {},
): Promise<string[]> {
  const rows = await ctx.query<{ id: string }>(sql`
    update app.session set ended_at = now(), end_reason = ${reason}, updated = now(), version = version + 1
    where tenant_id = ${ctx.tenant} and user_id = ${user} and ended_at is null
      and (${which.only ?? null}::uuid is null or id = ${which.only ?? null}::uuid)
      and (${which.except ?? null}::uuid is null or id <> ${which.except ?? null}::uuid)
    returning id`);
  for (const { id } of rows) identity.authenticator.forget(id);
  // Whoever ends all others does not want them to be told anything either; a browser still in use registers again.
  if (which.only === undefined)
    await ctx.query(sql`delete from app.device where tenant_id = ${ctx.tenant} and user_id = ${user}`);
  return rows.map((r) => r.id);
}

/** Moves the refresh token one place on; the new place, or undefined when the given one is not the current one. */
export async function rotate(
  ctx: Context,
  identity: Identity,
  session: string,
  n: number,
): Promise<number | undefined> {
  const next = n + 1;
  const [row] = await ctx.query<{ refresh_count: number }>(sql`
    update app.session set refresh_count = ${next}, refresh_hash = ${hashOf(identity.tokens.refreshToken(session, next))}, rotated_at = now()
    where tenant_id = ${ctx.tenant} and id = ${session} and refresh_count = ${n} and refresh_hash = ${hashOf(identity.tokens.refreshToken(session, n))}
      and ended_at is null and ends_at > now()
    returning refresh_count`);
  return row?.refresh_count;
}

/** Where the refresh token of a session stands. */
export async function refreshPlace(
  ctx: Context,
  session: string,
): Promise<{ current: number; secondsSinceRotation: number } | undefined> {
  const [row] = await ctx.query<{ refresh_count: number; age: number }>(sql`
    select refresh_count, extract(epoch from now() - rotated_at)::float8 as age from app.session where tenant_id = ${ctx.tenant} and id = ${session}`);
  return row && { current: row.refresh_count, secondsSinceRotation: row.age };
}

/** Says that the password (and code) of a session's user was given just now. */
export async function markProven(ctx: Context, identity: Identity, session: string): Promise<void> {
  await ctx.query(sql`update app.session set proven_at = now() where tenant_id = ${ctx.tenant} and id = ${session}`);
  identity.authenticator.forget(session);
}

/** Says what the sessions of a user still wait for; null opens them. */
export async function setPending(
  ctx: Context,
  identity: Identity,
  session: string,
  pending: 'terms' | 'enrol' | null,
): Promise<void> {
  await ctx.query(sql`update app.session set pending = ${pending} where tenant_id = ${ctx.tenant} and id = ${session}`);
  identity.authenticator.forget(session);
}
