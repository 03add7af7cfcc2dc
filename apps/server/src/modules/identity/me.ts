import type { Call, Context } from '@homeport/engine';
import { isId, isRefusal, type Refusal, roleCode, roleKey } from '@homeport/grammar';
import {
  type AccessSettings,
  accessSettingsOf,
  type Me,
  identityRefusals as no,
  type RoleData,
  sessionLimits,
  type updateMe,
  user,
} from '@homeport/model/identity';
import { sql } from 'kysely';
import { home } from './confirm.ts';
import { withoutEmptyLists } from './filled-lists.ts';
import type { Identity } from './identity.ts';
import { isoOf } from './session-rows.ts';
import { roleKeysOf, type StoredSession, tenantsFor } from './stored-session.ts';

interface UserRow {
  readonly login: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly display_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly verified: boolean;
  readonly language: string | null;
  readonly date_format: string | null;
  readonly two_factor_enabled: boolean | null;
  readonly terms: string | null;
  readonly last_sign_in: string | null;
  readonly delegate_to: { id: string; label: string } | null;
  readonly delegate_until: string | null;
  readonly person: { id: string; label: string } | null;
  readonly delegators: { id: string; label: string }[];
  readonly roles: { code: string; name: string }[];
  readonly tenant: {
    id: string;
    code: string;
    name: string;
    kind: string;
    parent: { id: string; name: string } | null;
    sessionTimeout: number;
    requiresTwoFactor: boolean;
  };
}

/** The caller as both apps need it to start. */
export async function readMe(ctx: Context, identity: Identity): Promise<Me | Refusal> {
  const { me } = ctx;
  const own = home(ctx);
  const [u] = await own.query<UserRow>(sql`
    select u.login, u.first_name, u.last_name, u.display_name, u.email, u.phone, coalesce(u.verified_phone = u.phone, false) as verified, u.language, u.date_format, u.two_factor_enabled,
      ${isoOf('u.terms_accepted_at')} as terms, ${isoOf('u.last_sign_in')} as last_sign_in, u.delegate_until::text as delegate_until,
      (select jsonb_build_object('id', d.id, 'label', d.display_name) from app."user" d where d.tenant_id = u.tenant_id and d.id = u.delegate_to_id) as delegate_to,
      (select jsonb_build_object('id', p.id, 'label', concat_ws(' ', p.first_name, p.last_name)) from app.person p where p.tenant_id = u.tenant_id and p.id = u.person_id) as person,
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'label', d.display_name) order by d.display_name), '[]') from app."user" d
        where d.tenant_id = u.tenant_id and d.id = any(${[...me.delegators]}::uuid[])) as delegators,
      (select coalesce(jsonb_agg(jsonb_build_object('code', r.code, 'name', r.name) order by l.position), '[]')
        from app.user_roles_link l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
        where l.tenant_id = u.tenant_id and l.owner_id = u.id) as roles,
      app.tenant_facts(u.tenant_id) as tenant
    from app."user" u where u.tenant_id = ${own.tenant} and u.id = ${me.user}`);
  const stored = await identity.authenticator.load(me.homeTenant, me.session);
  if (!u || !stored) return no.notSignedIn();
  const { preview } = stored;
  const shown = preview ? [{ code: stored.roles[0]?.[0] ?? '', name: preview.name }] : u.roles;
  const roles = withPlatformCodes(shown, stored);
  return {
    id: me.user,
    login: u.login,
    firstName: u.first_name,
    lastName: u.last_name,
    displayName: u.display_name,
    email: u.email,
    phone: u.phone,
    isPhoneVerified: u.verified,
    role: roles[0] ?? { code: '', name: '' },
    roles,
    tenant: { id: u.tenant.id, code: u.tenant.code, name: u.tenant.name, kind: u.tenant.kind, parent: u.tenant.parent },
    tenants: tenantsFor(stored, roleKeysOf(stored.roles)),
    person: u.person,
    language: u.language ?? 'en',
    dateFormat: u.date_format ?? 'dd-MM-yyyy',
    delegateTo: u.delegate_to,
    delegateUntil: u.delegate_until,
    delegators: u.delegators,
    twoFactorEnabled: u.two_factor_enabled ?? false,
    twoFactorRequired: u.tenant.requiresTwoFactor,
    termsAcceptedAt: u.terms,
    lastSignIn: u.last_sign_in,
    pending: stored.pending,
    provenUntil: momentOf(stored.actor ? 0 : stored.provenAt + sessionLimits.fresh * 1000),
    sessionTimeout: Math.min(u.tenant.sessionTimeout, 60),
    sessionEndsAt: momentOf(Date.parse(stored.endsAt)),
    actingBy: stored.actor && { id: stored.actor.user, name: stored.actor.name },
    preview: preview ? { id: preview.id, name: preview.name } : null,
  };
}

const momentOf = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;

/** Apps decide by codes of the platform: a tenant's own role shows the code of the one it descends from. */
function withPlatformCodes(
  roles: readonly { code: string; name: string }[],
  stored: StoredSession,
): { code: string; name: string }[] {
  return roles.map((r) => {
    const key = roleKeysOf(stored.roles.filter((codes) => codes[0] === r.code))[0];
    return { code: key ? roleCode(key) : r.code, name: r.name };
  });
}

/** What users decide about themselves. Fields that are left out stay; null empties. */
export async function saveMe(ctx: Context, identity: Identity, call: Call<typeof updateMe>): Promise<Me | Refusal> {
  const { me } = ctx;
  if (me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const { language, dateFormat, phone, delegateTo, delegateUntil } = call.body;
  const own = home(ctx);
  const changes: Record<string, unknown> = {};
  if (language) changes.language = language;
  if (dateFormat) changes.dateFormat = dateFormat;
  if (phone) changes.phone = phone;
  const target = delegateTo;
  if (target !== null) {
    if (!isId(target)) return no.cannotDelegate(undefined, 'delegateTo');
    if (!delegateUntil || delegateUntil < ctx.now.toString().slice(0, 10))
      return no.delegateUntilMissing(undefined, 'delegateUntil');
    const [other] = await own.query(sql`
      select 1 from app."user" where tenant_id = ${own.tenant} and id = ${target} and status = 'ACTIVE' and id <> ${me.user}`);
    if (!other) return no.cannotDelegate(undefined, 'delegateTo');
    Object.assign(changes, { delegateTo: target, delegateUntil });
  } else if (call.body.delegateUntil === null && language === null && dateFormat === null && phone === null) {
    // A call that names nothing else takes the delegation back.
    Object.assign(changes, { delegateTo: null, delegateUntil: null });
  }
  // A code that is on its way was for the old number.
  if (phone)
    await own.query(
      sql`delete from app.one_time_code where tenant_id = ${own.tenant} and user_id = ${me.user} and purpose = 'PHONE'`,
    );
  const saved = await own.records(user).update(me.user, changes);
  if (isRefusal(saved)) return saved;
  identity.authenticator.forget(me.session);
  return readMe(ctx, identity);
}

/**
 * Menus, dashboards and permissions of the caller. What a role does not say itself the nearest role above it says; settings of
 * menus hold for the roles below as well, the nearest first.
 */
export async function readAccessSettings(ctx: Context, identity: Identity): Promise<AccessSettings> {
  const { me } = ctx;
  const stored = await home(ctx).query<RoleData>(sql`
    with recursive held as (
      select l.tenant_id, l.target_id, l.position from app.user_roles_link l
      where l.tenant_id = ${me.homeTenant} and l.owner_id = ${me.user} and ${me.preview === undefined}
      union all
      select r.tenant_id, r.id, 0 from app.role r where r.tenant_id = ${me.homeTenant} and r.id = ${me.preview?.id ?? null}::uuid
    ), chain as (
      select l.position, r.id as first, r.id, r.parent_role_id, 0 as depth
      from held l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
      union all
      select c.position, c.first, r.id, r.parent_role_id, c.depth + 1
      from chain c join app.role r on r.tenant_id = ${me.homeTenant} and r.id = c.parent_role_id
      where c.depth < 5
    )
    select r.code, r.help_document as "helpDocument",
      (select p.landing_page from chain c join app.role p on p.tenant_id = ${me.homeTenant} and p.id = c.id
        where c.first = r.id and c.position = l.position and p.landing_page is not null order by c.depth limit 1) as "landingPage",
      (select p.menus from chain c join app.role p on p.tenant_id = ${me.homeTenant} and p.id = c.id
        where c.first = r.id and c.position = l.position and p.menus is not null order by c.depth limit 1) as menus,
      (select p.dashboards from chain c join app.role p on p.tenant_id = ${me.homeTenant} and p.id = c.id
        where c.first = r.id and c.position = l.position and p.dashboards is not null order by c.depth limit 1) as dashboards,
      (select coalesce(jsonb_agg(jsonb_build_object('menu', m.menu, 'reach', m.reach, 'sequence', m.sequence,
          'isShown', coalesce(m.is_shown, true)) order by c.depth), '[]')
        from chain c join app.menu_setting m on m.tenant_id = ${me.homeTenant} and m.role_id = c.id
        where c.first = r.id and c.position = l.position) as "menuSettings",
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'menu', s.menu, 'name', s.name, 'nameEs', s.name_es,
          'nameFr', s.name_fr, 'path', s.path, 'sequence', s.sequence)), '[]')
        from chain c join app.smart_menu_setting s on s.tenant_id = ${me.homeTenant} and s.role_id = c.id
        where c.first = r.id and c.position = l.position and coalesce(s.is_shown, true)) as "smartMenus"
    from held l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id order by l.position`);
  // Roles that are closed right now (terms to be accepted, log-in-as) give no menus either.
  const open = stored.filter(
    (r) => me.roles.includes(roleKey(r.code)) || (me.roles.length > 0 && !isPlatformCode(identity, r.code)),
  );
  const { catalogue } = identity.services;
  return withoutEmptyLists(ctx, catalogue, accessSettingsOf(catalogue, me, open, me.locale, await isPartner(ctx)));
}

/** Whether a member of the family is the partner, by the family's list; grown-up children hold the same role. */
async function isPartner(ctx: Context): Promise<boolean> {
  if (!ctx.me.roles.includes('dependant')) return false;
  // Who looks at the role sees all of it.
  if (ctx.me.preview !== undefined) return true;
  const found = await home(ctx).query(sql`
    select 1 from app.dependant where tenant_id = ${ctx.me.homeTenant}::uuid and user_id = ${ctx.me.user}::uuid and type = 'PARTNER'`);
  return found.length > 0;
}

const isPlatformCode = (identity: Identity, code: string): boolean =>
  identity.services.catalogue.entities.some((e) => Object.hasOwn(e.access, roleKey(code)));
