import type { Context } from '@homeport/engine';
import {
  type Catalogue,
  type Entity,
  type Event,
  type Field,
  idIn,
  isId,
  isRefusal,
  roleCode,
  type Values,
  wireName,
} from '@homeport/grammar';
import { sql } from 'kysely';
import { preferencesName } from './preferences.ts';

/** Somebody who is told of an event, and how they read. */
export interface NoticeReader {
  readonly id: string;
  /** Where the reader belongs and has their bell: this tenant or the one that manages it. */
  readonly tenant: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly dateFormat: string;
  /** What they decided about being told, as it is stored. */
  readonly preferences: unknown;
  /** At least one browser of theirs has been allowed to tell them. */
  readonly hasBrowser: boolean;
}

/**
 * Who a notice is for: everyone with a role (`role:approver`; `staff:administrator` also those of the managing company who may
 * act here), or the user or person at the end of a path. A path starts
 * at a field of the event's payload, else at one of the record it is about, and may go on over relations.
 */
export async function readersOf(
  ctx: Context,
  catalogue: Catalogue,
  event: Event,
  to: string,
  happened: { readonly recordId: string; readonly payload: Values },
): Promise<NoticeReader[]> {
  if (to.startsWith('role:')) return activeUsers(ctx, { role: roleCode(to.slice('role:'.length)) });
  if (to.startsWith('staff:')) return staffHereAndAbove(ctx, roleCode(to.slice('staff:'.length)));
  const found = await follow(ctx, catalogue, event, to.split('.'), happened);
  if (!found) return [];
  if (found.target === 'user') return userHereOrAbove(ctx, found.id);
  if (found.target === 'person') return activeUsers(ctx, { person: found.id });
  if (found.target === 'employee') return activeUsers(ctx, { employee: found.id });
  throw new Error(`the notice of ${event.name} leads to ${found.target} at ${to}, which nobody can be told`);
}

interface Found {
  readonly target: string;
  readonly id: string;
}

async function follow(
  ctx: Context,
  catalogue: Catalogue,
  event: Event,
  path: readonly string[],
  { recordId, payload }: { recordId: string; payload: Values },
): Promise<Found | undefined> {
  const [first = '', ...rest] = path;
  const inPayload = event.payload[first];
  if (!inPayload) return walk(ctx, catalogue, { target: event.on, id: recordId }, path);
  const target = targetOf(inPayload);
  const id = idOf(payload[first] ?? payload[wireName(first, inPayload)]);
  if (target === undefined) throw new Error(`the notice of ${event.name} is for ${first}, which is no relation`);
  return id === undefined ? undefined : walk(ctx, catalogue, { target, id }, rest);
}

async function walk(
  ctx: Context,
  catalogue: Catalogue,
  from: Found,
  path: readonly string[],
): Promise<Found | undefined> {
  let at = from;
  for (const name of path) {
    const entity: Entity = catalogue.entity(at.target);
    const field = entity.fields[name];
    const target = field && targetOf(field);
    if (!field || target === undefined) throw new Error(`${entity.name} has no relation ${name}`);
    const record = await ctx.records(entity).get(at.id);
    const id = isRefusal(record) ? undefined : idOf(record[wireName(name, field)]);
    if (id === undefined) return undefined;
    at = { target, id };
  }
  return at;
}

const targetOf = (field: Field): string | undefined => ('to' in field ? field.to : undefined);
function idOf(value: unknown): string | undefined {
  const id = idIn(value);
  return isId(id) ? id : undefined;
}

/** Everyone with a role, by its code: here, and in the managing company those who may act here. */
export const readersWithRole = (ctx: Context, code: string): Promise<NoticeReader[]> => staffHereAndAbove(ctx, code);

/** Everyone with a role here, and those with it in the managing company who may act here. */
async function staffHereAndAbove(ctx: Context, role: string): Promise<NoticeReader[]> {
  const here = await activeUsers(ctx, { role });
  const above = await managing(ctx);
  if (!above) return here;
  const mayAct = await ctx.query<{ id: string }>(sql`select id from app.staff_from_elsewhere(null, null)`);
  const allowed = new Set(mayAct.map((one) => one.id));
  const inManaging = ctx.asSystemIn(above, 'a notice for staff of the managing company');
  return [...here, ...(await activeUsers(inManaging, { role })).filter((one) => allowed.has(one.id))];
}

/** The company that manages this one; none for one that manages itself. */
async function managing(ctx: Context): Promise<string | undefined> {
  const [above] = await ctx.query<{ id: string | null }>(
    sql`select app.tenant_facts(${ctx.tenant}::uuid)->>'managedBy' as id`,
  );
  return above?.id && above.id !== ctx.tenant ? above.id : undefined;
}

/** A user of this tenant, or one of the company that manages it: case managers work for their clients. */
async function userHereOrAbove(ctx: Context, user: string): Promise<NoticeReader[]> {
  const here = await activeUsers(ctx, { user });
  if (here.length > 0) return here;
  const above = await managing(ctx);
  if (!above) return [];
  return activeUsers(ctx.asSystemIn(above, 'a notice for staff of the managing company'), { user });
}

/** Preferences of the user `u`. */
const storedChoice = sql`(select s.setting_value from app.user_setting s
  where s.tenant_id = u.tenant_id and s.user_id = u.id and s.name = ${preferencesName})`;

/** Those of some users of the tenant who are active, a thousand at most. */
export const readersAmong = (ctx: Context, users: readonly string[]): Promise<NoticeReader[]> =>
  activeUsers(ctx, { users });

/** Users of the tenant that are active; a deactivated one is told nothing. */
function activeUsers(
  ctx: Context,
  by: {
    readonly user?: string;
    readonly users?: readonly string[];
    readonly person?: string;
    readonly employee?: string;
    readonly role?: string;
  },
): Promise<NoticeReader[]> {
  const { user = null, users = [], person = null, employee = null, role = null } = by;
  return ctx.query<NoticeReader>(sql`
    select u.id, u.tenant_id as tenant, u.display_name as name, u.email, coalesce(u.language, app.tenant_facts(u.tenant_id)->>'language', 'en') as language,
      coalesce(u.date_format, 'dd-MM-yyyy') as "dateFormat", ${storedChoice} as preferences,
      exists (select from app.device d where d.tenant_id = u.tenant_id and d.user_id = u.id) as "hasBrowser"
    from app."user" u
    where u.tenant_id = ${ctx.tenant}::uuid and u.status = 'ACTIVE' and (
      u.id = ${user}::uuid or u.id = any(${users}::uuid[]) or u.person_id = ${person}::uuid
      or u.person_id = (select e.person_id from app.employee e where e.tenant_id = u.tenant_id and e.id = ${employee}::uuid)
      or exists (select from app.user_roles_link l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
        where l.tenant_id = u.tenant_id and l.owner_id = u.id and r.code = ${role}))
    order by u.id limit 1000`);
}
