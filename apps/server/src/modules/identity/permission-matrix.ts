import type { Call, Context } from '@homeport/engine';
import { type InputOf, isId, isRefusal, type Refusal } from '@homeport/grammar';
import {
  type checkPermissions,
  differences,
  effectsOf,
  type HeldTogether,
  matrixRows,
  narrowingsOf,
  permissionRefusals as no,
  identityRefusals as none,
  type PermissionEffects,
  type PermissionMatrix,
  type PermissionWish,
  type PlacedPermission,
  permissionSetting,
  rankOf,
  readWishes,
  savePermissions,
  valuesOf,
} from '@homeport/model/identity';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { roleKeysOf, type StoredHolding } from './stored-session.ts';

interface RoleHere {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly codes: readonly string[];
}

/** A role of the company worked in, with the codes of itself and the roles above it. */
async function roleHere(ctx: Context, id: string): Promise<RoleHere | Refusal> {
  const [found] = isId(id)
    ? await ctx.query<RoleHere>(sql`
        select r.id, r.name, r.code, app.codes_of_role(${ctx.tenant}::uuid, r.id) as codes
        from app.role r where r.tenant_id = ${ctx.tenant}::uuid and r.id = ${id}::uuid`)
    : [];
  return found ?? none.notFound();
}

/** The settings that count for a role: its own, then those of the roles above it. */
const settingsOf = (ctx: Context, role: string): Promise<PlacedPermission[]> =>
  ctx.query<PlacedPermission>(sql`
    select s ->> 'role' as role, s ->> 'about' as about, s -> 'reach' as reach, s ->> 'hide' as hide,
      s ->> 'readOnly' as "readOnly", s ->> 'without' as without, p.version
    from jsonb_array_elements(app.permissions_of_roles(${ctx.tenant}::uuid, array[${role}::uuid]) -> 0 -> 'settings')
      with ordinality as held(s, at)
    join app.permission_setting p on p.tenant_id = ${ctx.tenant}::uuid and p.id = (s ->> 'id')::uuid order by held.at`);

interface Holders {
  readonly people: number;
  readonly holdings: readonly StoredHolding[];
}
/** Active people who hold the role or one below it, by the roles that they hold together. */
const holders = (ctx: Context, role: string): Promise<Holders[]> =>
  ctx.query<Holders>(sql`
    with recursive below as (
      select ${role}::uuid as id, 0 as depth
      union select r.id, b.depth + 1 from below b
      join app.role r on r.tenant_id = ${ctx.tenant}::uuid and r.parent_role_id = b.id where b.depth < 5
    ), held as (
      select u.id, array_agg(l.target_id order by l.target_id) as roles
      from app."user" u join app.user_roles_link l on l.tenant_id = u.tenant_id and l.owner_id = u.id
      where u.tenant_id = ${ctx.tenant}::uuid and u.status = 'ACTIVE'
      group by u.id having bool_or(l.target_id in (select id from below))
    ), counted as (select roles, count(*)::int as people from held group by roles)
    select people, coalesce(app.permissions_of_roles(${ctx.tenant}::uuid, roles),
      (select jsonb_agg(jsonb_build_object('codes', app.codes_of_role(${ctx.tenant}::uuid, r), 'settings', '[]'::jsonb))
        from unnest(roles) r)) as holdings
    from counted order by roles`);

const reason = 'permissions of a role are looked at as a whole';
const peopleIn = (all: readonly Holders[]): number => all.reduce((sum, { people }) => sum + people, 0);
/** Why the caller may not change the permissions of this role. */
const closedFor = (ctx: Context, { codes }: RoleHere): Refusal | undefined =>
  rankOf(roleKeysOf([codes])) > rankOf(ctx.me.roles) ? no.reachesFurther() : undefined;

/** The matrix of one role. */
export async function readMatrix(ctx: Context, services: Services, id: string): Promise<PermissionMatrix | Refusal> {
  const system = ctx.asSystem(reason);
  const role = await roleHere(system, id);
  if (isRefusal(role)) return role;
  const keys = roleKeysOf([role.codes]);
  const [settings, held, [last], names] = await Promise.all([
    settingsOf(system, role.id),
    holders(system, role.id),
    system.query<{ at: string; by: string }>(sql`
      select to_char(p.updated at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, coalesce(u.display_name, '') as by
      from app.permission_setting p left join app."user" u on u.id = p.updated_by
      where p.tenant_id = ${ctx.tenant}::uuid and p.role_id = ${role.id}::uuid order by p.updated desc limit 1`),
    system.query<{ id: string; name: string }>(
      sql`select id, name from app.role where tenant_id = ${ctx.tenant}::uuid`,
    ),
  ]);
  const nameOf = new Map(names.map((one) => [one.id, one.name]));
  const closed = closedFor(ctx, role);
  return {
    role: { id: role.id, name: role.name, code: role.code },
    keys,
    people: peopleIn(held),
    lastChange: last ?? null,
    closed: closed ? services.textOf(`refusal.${closed.code}`, {}, ctx.me.locale) : null,
    rows: matrixRows(services.catalogue, keys, role.id, settings, (one) => nameOf.get(one) ?? ''),
  };
}

/** What the wishes would do to whom. They are carried out and given up again, so that what refuses saving refuses here. */
export async function check(
  ctx: Context,
  services: Services,
  call: Call<typeof checkPermissions>,
): Promise<PermissionEffects | Refusal> {
  let effects: PermissionEffects | undefined;
  const refused = await ctx.inTransaction<PermissionEffects | Refusal>(async (tx) => {
    const found = await carryOut(tx, services, call.params.role ?? '', call.body.changes);
    if (isRefusal(found)) return found;
    effects = found;
    return no.unreadable();
  });
  return effects ?? refused;
}

/** Carries the wishes out together, with one line in the trail that lists them. */
export const save = (
  ctx: Context,
  services: Services,
  call: Call<typeof savePermissions>,
): Promise<PermissionEffects | Refusal> =>
  ctx.inTransaction<PermissionEffects | Refusal>(async (tx) => {
    const role = call.params.role ?? '';
    const effects = await carryOut(tx, services, role, call.body.changes);
    if (isRefusal(effects)) return effects;
    await tx.audit(savePermissions.name, { entity: 'role', recordId: role, detail: { ...effects } });
    return effects;
  });

async function carryOut(
  ctx: Context,
  services: Services,
  id: string,
  given: unknown,
): Promise<PermissionEffects | Refusal> {
  const system = ctx.asSystem(reason);
  const role = await roleHere(system, id);
  if (isRefusal(role)) return role;
  const closed = closedFor(ctx, role);
  if (closed) return closed;
  const wishes = readWishes(given);
  const { catalogue } = services;
  if (!wishes?.every(({ about }) => catalogue.hasEntity(about) && !catalogue.entity(about).internal))
    return no.unreadable();
  // Of two who save at once the second finds what the first has saved.
  await ctx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`permissions ${role.id}`}, 0))`);
  const settings = await settingsOf(system, role.id);
  const before = await holders(system, role.id);
  for (const wish of wishes) {
    const refused = await store(ctx, role.id, wish, settings);
    if (refused) return refused;
  }
  const after = await holders(system, role.id);
  const all = wishes.flatMap(({ about, values }) => {
    const counts = settings.find((one) => one.about === about);
    const was = counts ? valuesOf(counts) : { reach: {}, hide: [], readOnly: [], without: [] };
    return differences(about, was, values);
  });
  const groups = before.map(
    ({ people, holdings }, at): HeldTogether => ({
      people,
      before: holderOf(holdings),
      after: holderOf(after[at]?.holdings ?? holdings),
    }),
  );
  return { people: peopleIn(before), changes: effectsOf(catalogue, all, groups) };
}

function holderOf(holdings: readonly StoredHolding[]) {
  const held = holdings.flatMap(({ codes, settings }) => roleKeysOf([codes]).map((key) => ({ key, settings })));
  return { roles: roleKeysOf(holdings.map(({ codes }) => codes)), narrowings: narrowingsOf(held) };
}

/** Stores one wish as the role's own setting, if nobody has touched it since it was seen. */
async function store(
  ctx: Context,
  role: string,
  { about, version, values }: PermissionWish,
  settings: readonly PlacedPermission[],
): Promise<Refusal | undefined> {
  const own = settings.find((one) => one.about === about && one.role === role);
  if ((own?.version ?? null) !== version) return no.changedMeanwhile();
  const { reach } = values;
  const input: InputOf<typeof permissionSetting> = {
    mayRead: reach.read ?? 'USUAL',
    mayCreate: reach.create ?? 'USUAL',
    mayUpdate: reach.update ?? 'USUAL',
    mayDelete: reach.delete ?? 'USUAL',
    mayImport: reach.import ?? 'USUAL',
    mayExport: reach.export ?? 'USUAL',
    hiddenFields: values.hide.join(', ') || null,
    readOnlyFields: values.readOnly.join(', ') || null,
    withoutActions: values.without.join(', ') || null,
  };
  const records = ctx.records(permissionSetting);
  if (!own) {
    const made = await records.create({ role, about, ...input });
    return isRefusal(made) ? made : undefined;
  }
  const [stored] = await records.find({
    filter: {
      all: [
        { field: 'role', op: 'eq', value: role },
        { field: 'about', op: 'eq', value: about },
      ],
    },
    limit: 1,
  });
  if (!stored) return no.changedMeanwhile();
  // Whoever saves the setting by itself does not wait at the lock of the matrix.
  const saved = await records.update(stored.id, input, { version: own.version });
  if (!isRefusal(saved)) return undefined;
  return saved.code === 'request.changedMeanwhile' ? no.changedMeanwhile() : saved;
}
