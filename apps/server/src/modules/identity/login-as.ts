import type { Call, Context } from '@homeport/engine';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import {
  checkActAs,
  isOfAssignees,
  type loginAs,
  mayPreview,
  identityRefusals as no,
  permissionRefusals,
  type previewRole,
  type Tokens,
} from '@homeport/model/identity';
import { sql } from 'kysely';
import type { Identity } from './identity.ts';
import { endSessions, insertSession, refreshPlace, rotate, tokensOf } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';
import { roleKeysOf } from './stored-session.ts';

/**
 * Works as another user: a session of its own that names both, ends with the one it came from, and opens neither
 * credentials nor bank details, approvals or payments. A user of a tenant out of reach looks like nobody.
 */
export async function startActing(
  ctx: Context,
  identity: Identity,
  call: Call<typeof loginAs>,
): Promise<Tokens | Refusal> {
  const { me } = ctx;
  const tenant = call.body.tenant ?? ctx.tenant;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  if (!isId(call.body.user) || !me.tenants.includes(tenant)) return no.notFound();
  const there = ctx.asSystemIn(tenant, `log in as another user, by ${me.userName}`);
  const [target] = await there.query<{ id: string; roles: string[][] }>(sql`
    select u.id, app.roles_of(u.tenant_id, u.id) as roles from app."user" u
    where u.tenant_id = ${tenant} and u.id = ${call.body.user} and u.status = 'ACTIVE'`);
  if (!target) return no.notFound();
  const refused = checkActAs(
    { user: me.user, roles: me.roles, isActing: false },
    { user: target.id, roles: roleKeysOf(target.roles) },
  );
  if (refused) return refused;
  const acting = { user: me.user, tenant: me.homeTenant, session: me.session, name: me.displayName };
  return there.inTransaction<Tokens>(async (tx) => {
    const device = { application: 'workspace' as const, address: call.address, userAgent: call.userAgent };
    const session = await insertSession(tx, identity, { user: target.id, device, acting });
    await logSignIn(tx, {
      user: target.id,
      kind: 'ACTING_STARTED',
      session,
      by: { user: me.user, name: me.displayName },
      from: call,
    });
    return tokensOf(identity, { session, tenant, user: target.id }, 0);
  });
}

/** Why a role of the company worked in cannot be previewed by the caller; undefined when it can. */
async function refusePreview(ctx: Context, role: string): Promise<Refusal | undefined> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const [found] = isId(role)
    ? await ctx.asSystem('preview of a role').query<{ codes: string[] }>(sql`
      select app.codes_of_role(${ctx.tenant}::uuid, r.id) as codes from app.role r
      where r.tenant_id = ${ctx.tenant}::uuid and r.id = ${role}::uuid`)
    : [];
  if (!found) return no.notFound();
  // A preview is a session of one's own, and that stands in one's own company.
  if (ctx.tenant !== me.homeTenant) return no.previewedAtHome();
  const theirs = roleKeysOf([found.codes]);
  if (theirs.every(isOfAssignees)) return no.notPreviewed();
  return mayPreview(me.roles, theirs) ? undefined : permissionRefusals.reachesFurther();
}

/** Whether a role can be previewed; else the sentence that says why not. */
export async function mayBePreviewed(
  ctx: Context,
  { services }: Identity,
  role: string,
): Promise<{ reason: string | null } | Refusal> {
  const refused = await refusePreview(ctx, role);
  if (refused?.kind === 'notFound') return refused;
  return { reason: refused ? services.textOf(`refusal.${refused.code}`, {}, ctx.me.locale) : null };
}

/** Shows the caller what a role of their own company sees: a session of theirs that reads, and ends with the one it came from. */
export async function startPreview(
  ctx: Context,
  identity: Identity,
  call: Call<typeof previewRole>,
): Promise<Tokens | Refusal> {
  const { me } = ctx;
  const own = ctx.asSystemIn(me.homeTenant, 'preview of a role');
  const refused = await refusePreview(ctx, call.body.role);
  if (refused) return refused;
  const acting = { user: me.user, tenant: me.homeTenant, session: me.session, name: me.displayName };
  return own.inTransaction<Tokens>(async (tx) => {
    const device = { application: 'workspace' as const, address: call.address, userAgent: call.userAgent };
    const given = { user: me.user, device, acting, previewRole: call.body.role };
    const session = await insertSession(tx, identity, given);
    await logSignIn(tx, { user: me.user, kind: 'PREVIEW_STARTED', session, from: call });
    await tx.audit('preview', { entity: 'role', recordId: call.body.role });
    return tokensOf(identity, { session, tenant: me.homeTenant, user: me.user }, 0);
  });
}

/** Ends the work as somebody else; new tokens of the own session lead back. */
export async function stopActing(ctx: Context, identity: Identity, call: Call): Promise<Tokens | Refusal> {
  const { me } = ctx;
  if (me.onBehalfBy === undefined) return no.notActing();
  const there = ctx.asSystemIn(me.homeTenant, 'return from log in as');
  const [from] = await there.query<{ user: string; tenant: string; session: string; name: string }>(sql`
    select acting_user as "user", acting_tenant as tenant, acting_session as session, acting_name as name
    from app.session where tenant_id = ${me.homeTenant} and id = ${me.session}`);
  if (!from?.user) return no.notActing();
  const done = await there.inTransaction(async (tx) => {
    await endSessions(tx, identity, me.user, 'RETURNED', { only: me.session });
    await logSignIn(tx, {
      user: me.user,
      kind: me.preview ? 'PREVIEW_ENDED' : 'ACTING_ENDED',
      session: me.session,
      by: from,
      from: call,
    });
  });
  if (isRefusal(done)) return done;
  const back = ctx.asSystemIn(from.tenant, 'return from log in as');
  await back.query(
    sql`update app.session set last_seen = now() where tenant_id = ${from.tenant} and id = ${from.session} and ended_at is null`,
  );
  const place = await refreshPlace(back, from.session);
  const next = place && (await rotate(back, identity, from.session, place.current));
  return next === undefined
    ? no.notSignedIn()
    : tokensOf(identity, { session: from.session, tenant: from.tenant, user: from.user }, next);
}
