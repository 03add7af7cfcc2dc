import { createHash } from 'node:crypto';
import type { Call, Context, RawAnswer } from '@homeport/engine';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import { user } from '@homeport/model/identity';
import { attributeOf, matchesFilter, type Resource, readScimFilter, scimSchemas, weakTag } from '@homeport/model/scim';
import { sql } from 'kysely';
import type { Identity } from '../identity/index.ts';
import {
  bodyOf,
  inOrder,
  isAnswer,
  isStale,
  listAnswer,
  oneAnswer,
  pageOf,
  scimError,
  stale,
  told,
} from './scim-answer.ts';
import { patchOf, scimBase } from './users.ts';

const why = 'a directory provisions roles';
interface Row {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  readonly updated: string;
  readonly members: readonly { readonly id: string; readonly name: string }[];
}

/** The roles of the company with who has them. Users that a directory has removed and those of programs are none of its. */
async function groupsOf(ctx: Context, identity: Identity, only: string | null = null): Promise<Resource[]> {
  const rows = await ctx.query<Row>(sql`
    select r.id, r.name, to_char(r.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created,
      to_char(r.updated at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as updated,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.display_name) order by u.created, u.id)
        from app.user_roles_link l join app."user" u on u.tenant_id = l.tenant_id and u.id = l.owner_id
        where l.tenant_id = r.tenant_id and l.target_id = r.id and u.deprovisioned_at is null
          and not exists (select from app.api_client c where c.tenant_id = u.tenant_id and c.user_id = u.id)), '[]'::jsonb) as members
    from app.role r where r.tenant_id = ${ctx.tenant}::uuid and (${only}::uuid is null or r.id = ${only}::uuid)
    order by r.created, r.id`);
  const base = scimBase(identity);
  return rows.map(({ id, name, created, updated, members }) => {
    const list = members.map((one) => ({
      value: one.id,
      display: one.name,
      $ref: `${base}/Users/${one.id}`,
      type: 'User',
    }));
    const version = createHash('sha256')
      .update(JSON.stringify([name, list]))
      .digest('hex')
      .slice(0, 16);
    return {
      schemas: [scimSchemas.group],
      id,
      displayName: name,
      members: list,
      meta: {
        resourceType: 'Group',
        created,
        lastModified: updated,
        location: `${base}/Groups/${id}`,
        version: weakTag(version),
      },
    };
  });
}

export async function listGroups(ctx: Context, identity: Identity, call: Call): Promise<RawAnswer> {
  const query = call.query as Readonly<Record<string, string | null>>;
  const filter = query.filter ? readScimFilter(query.filter) : null;
  if (filter === undefined) return scimError(400, 'The filter cannot be read.', 'invalidFilter');
  const { start, count } = pageOf(query);
  const found = (await groupsOf(ctx, identity)).filter((one) => filter === null || matchesFilter(filter, one));
  if (query.sortBy) inOrder(found, query.sortBy, query.sortOrder);
  return listAnswer(found.slice(start - 1, start - 1 + count), found.length, start, query);
}

async function loaded(ctx: Context, identity: Identity, id: string | undefined): Promise<Resource | RawAnswer> {
  const [found] = isId(id) ? await groupsOf(ctx, identity, id) : [];
  return found ?? scimError(404, 'This group does not exist.');
}
export async function oneGroup(ctx: Context, identity: Identity, call: Call): Promise<RawAnswer> {
  const group = await loaded(ctx, identity, call.params.id);
  return isAnswer(group) ? group : oneAnswer(group, call);
}

/** Roles are what the platform knows rights for: a directory fills them, and neither makes nor deletes them. */
export async function createGroup(ctx: Context, identity: Identity, call: Call): Promise<RawAnswer> {
  const body = bodyOf(call);
  if (isAnswer(body)) return body;
  const name = String(attributeOf(body, 'displayName') ?? '').toLowerCase();
  const isKnown = (await groupsOf(ctx, identity)).some((one) => String(one.displayName).toLowerCase() === name);
  return isKnown
    ? scimError(409, 'There is a role of this name already: link the group to it.', 'uniqueness')
    : scimError(403, 'Groups are the roles of the platform. They are filled, and not made.');
}
export const deleteGroup = (): RawAnswer =>
  scimError(403, 'Groups are the roles of the platform. They are not deleted.');

/** Gives a role to those who are to have it, and takes it from the others, within what the program itself may give. */
export async function changeGroup(
  ctx: Context,
  identity: Identity,
  call: Call,
  isPatch: boolean,
): Promise<RawAnswer | Refusal | undefined> {
  const body = bodyOf(call);
  if (isAnswer(body)) return body;
  const known = await loaded(ctx, identity, call.params.id);
  if (isAnswer(known)) return known;
  if (isStale(known, call)) return stale();
  const wish = isPatch ? patchOf(known, body) : { ...known, members: [], ...body };
  if (isAnswer(wish)) return wish;
  if (
    String(attributeOf(wish, 'displayName') ?? known.displayName).toLowerCase() !==
    String(known.displayName).toLowerCase()
  )
    return scimError(400, 'Roles are not renamed by a directory.', 'mutability');
  const ids = membersIn(wish);
  if (!ids) return scimError(400, 'Members are users by their id.', 'invalidValue');
  const before = new Set(membersIn(known));
  const given = [...ids].filter((id) => !before.has(id));
  const taken = [...before].filter((id) => !ids.has(id));
  const group = known.id as string;
  const done = await ctx.inTransaction<true | Refusal>(async (tx) => {
    for (const [all, has] of [
      [given, true],
      [taken, false],
    ] as const)
      for (const id of all) {
        const refused = await giveRole(tx, id, group, has);
        if (refused) return refused;
      }
    return true;
  });
  if (isRefusal(done)) return told(done);
  const now = await loaded(ctx, identity, group);
  return isAnswer(now) ? now : oneAnswer(now, call);
}

function membersIn(group: Resource): Set<string> | undefined {
  const members = attributeOf(group, 'members') ?? [];
  const ids = (Array.isArray(members) ? members : [members]).map((one) => attributeOf(one, 'value'));
  return ids.every((id): id is string => isId(id)) ? new Set(ids.map((id) => id.toLowerCase())) : undefined;
}

async function giveRole(tx: Context, id: string, group: string, has: boolean): Promise<Refusal | undefined> {
  const records = tx.asSystem(why).records(user);
  const known = await records.get(id, { lock: true });
  if (isRefusal(known)) return known;
  const others = (known.roles ?? []).map((one) => one.id).filter((one) => one !== group);
  const saved = await records.update(id, { roles: has ? [...others, group] : others });
  return isRefusal(saved) ? saved : undefined;
}
