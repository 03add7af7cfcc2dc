import type { Call, Context, RawAnswer } from '@homeport/engine';
import { type Filter, isId, isRefusal, type Refusal } from '@homeport/grammar';
import { identityRefusals, user } from '@homeport/model/identity';
import {
  matchesFilter,
  narrowed,
  patched,
  type Resource,
  readOperations,
  readScimFilter,
  type ScimUser,
  type UserFault,
  userAttributes,
  userResource,
  type WantedUser,
  wantedUser,
} from '@homeport/model/scim';
import { sql } from 'kysely';
import { type Identity, shutOut } from '../identity/index.ts';
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

const why = 'a directory provisions users';
type Answer = RawAnswer | Refusal;

/** Where the endpoints stand, for links. */
export const scimBase = ({ services: { configuration } }: Identity): string =>
  `${configuration.publicUrl}${configuration.apiPrefix}/scim/v2`;

/** Users of the company that a directory may see: not those it removed, and not those under whose names programs act. */
async function seen(ctx: Context): Promise<Filter> {
  const programs = await ctx.query<{ id: string }>(
    sql`select user_id as id from app.api_client where tenant_id = ${ctx.tenant}::uuid and user_id is not null`,
  );
  const isHere: Filter = { field: 'deprovisionedAt', op: 'null' };
  if (programs.length === 0) return isHere;
  return { all: [isHere, { field: 'id', op: 'nin', value: programs.map(({ id }) => id) }] };
}

/** Users that a filter finds, one page of them. */
export async function listUsers(ctx: Context, identity: Identity, call: Call): Promise<Answer> {
  const query = call.query as Readonly<Record<string, string | null>>;
  const { start, count } = pageOf(query);
  const filter = query.filter ? readScimFilter(query.filter) : null;
  if (filter === undefined) return scimError(400, 'The filter cannot be read.', 'invalidFilter');
  const all = await candidates(ctx, filter && narrowed(filter, userAttributes));
  const base = scimBase(identity);
  const found = all
    .map((one) => userResource(one, base))
    .filter((one) => filter === null || matchesFilter(filter, one));
  if (query.sortBy) inOrder(found, query.sortBy, query.sortOrder);
  const shown = found.slice(start - 1, start - 1 + count).map(({ id }) => id as string);
  if (shown.length === 0) return listAnswer([], found.length, start, query);
  const where: Filter = { field: 'id', op: 'in', value: shown };
  const rows = await ctx.asSystem(why).records(user).find({ filter: where, limit: shown.length });
  const byId = new Map(rows.map((row) => [row.id, userResource(row as unknown as ScimUser, base)]));
  return listAnswer(
    shown.flatMap((id): Resource[] => {
      const one = byId.get(id);
      return one ? [one] : [];
    }),
    found.length,
    start,
    query,
  );
}

/** So many at most are asked for at once. */
const together = 1000;
/** Users that may be what is looked for, oldest first, without their roles: few that the database finds, or all of them. */
async function candidates(ctx: Context, narrow: Filter | null | undefined): Promise<readonly ScimUser[]> {
  if (narrow) {
    const filter: Filter = { all: [await seen(ctx), narrow] };
    const found = await ctx.asSystem(why).records(user).find({ filter, sort: 'created,asc', limit: together });
    if (found.length < together) return found;
  }
  return ctx.query<ScimUser>(sql`
    select id, version, ${second('created')}, ${second('updated')}, login, first_name as "firstName", last_name as "lastName",
      display_name as "displayName", email, language, external_id as "externalId", status, null as roles
    from app."user" u
    where tenant_id = ${ctx.tenant}::uuid and deprovisioned_at is null
      and not exists (select from app.api_client c where c.tenant_id = u.tenant_id and c.user_id = u.id)
    order by u.created, u.id`);
}
const second = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ${column}`);

/** A user that a directory may see. */
async function loaded(ctx: Context, identity: Identity, id: string | undefined): Promise<Resource | RawAnswer> {
  const missing = scimError(404, 'This user does not exist.');
  if (!isId(id)) return missing;
  const filter: Filter = { all: [await seen(ctx), { field: 'id', op: 'eq', value: id }] };
  const [found] = await ctx.asSystem(why).records(user).find({ filter, limit: 1 });
  return found ? userResource(found, scimBase(identity)) : missing;
}
export async function oneUser(ctx: Context, identity: Identity, call: Call): Promise<Answer> {
  const resource = await loaded(ctx, identity, call.params.id);
  return isAnswer(resource) ? resource : oneAnswer(resource, call);
}

const faultTexts: Readonly<Record<UserFault, string>> = {
  userName: 'userName is needed.',
  emails: 'An e-mail address is needed.',
  active: 'active is true or false.',
};
const wrong = (fault: UserFault): RawAnswer => scimError(400, faultTexts[fault], 'invalidValue');

/** A new user without a password: they sign in by single sign-on, or are invited. One that was removed comes back. */
export async function createUserByScim(ctx: Context, identity: Identity, call: Call): Promise<Answer> {
  const body = bodyOf(call);
  if (isAnswer(body)) return body;
  const wanted = wantedUser(body);
  if (typeof wanted === 'string') return wrong(wanted);
  const made = await ctx.inTransaction<string | Refusal>(async (tx) => {
    const records = tx.asSystem(why).records(user);
    const [gone] = await tx.query<{ id: string }>(sql`
      select id from app."user" where tenant_id = ${tx.tenant}::uuid and lower(login) = lower(${wanted.login}) and deprovisioned_at is not null`);
    if (gone) {
      const back = await records.update(gone.id, { deprovisionedAt: null });
      return isRefusal(back) ? back : write(tx, identity, gone.id, wanted, back.status === 'ACTIVE');
    }
    const { isActive, ...fields } = wanted;
    const created = await records.create({ ...fields, language: fields.language ?? 'en', roles: [] });
    return isRefusal(created) ? created : write(tx, identity, created.id, wanted, true);
  });
  if (isRefusal(made)) return told(made);
  const resource = await loaded(ctx, identity, made);
  return isAnswer(resource) ? resource : oneAnswer(resource, call, 201);
}

/** Makes a user what a directory wants it to be; who is switched off is signed out everywhere at once. */
async function write(
  tx: Context,
  identity: Identity,
  id: string,
  wanted: WantedUser,
  wasActive: boolean,
): Promise<string | Refusal> {
  const system = tx.asSystem(why);
  const { isActive, language, ...fields } = wanted;
  const [taken] = await tx.query<{ taken: boolean }>(
    sql`select app.is_login_taken(${wanted.login}, ${id}::uuid) as taken`,
  );
  if (taken?.taken) return identityRefusals.loginExists(undefined, 'login');
  const saved = await system.records(user).update(id, { ...fields, ...(language ? { language } : {}) });
  if (isRefusal(saved)) return saved;
  if (isActive === wasActive) return id;
  const refused = isActive ? await open(system, id) : await close(system, identity, tx, id);
  return refused ?? id;
}
async function open(system: Context, id: string): Promise<Refusal | undefined> {
  const opened = await system.records(user).move(id, 'status.activate');
  return isRefusal(opened) ? opened : undefined;
}
const close = (system: Context, identity: Identity, { me }: Context, id: string): Promise<Refusal | undefined> =>
  shutOut(system, identity, id, { user: me.user, name: me.displayName });

/** Replaces a user (PUT), or changes parts of it (PATCH). */
export async function changeUser(ctx: Context, identity: Identity, call: Call, isPatch: boolean): Promise<Answer> {
  const body = bodyOf(call);
  if (isAnswer(body)) return body;
  const known = await loaded(ctx, identity, call.params.id);
  if (isAnswer(known)) return known;
  if (isStale(known, call)) return stale();
  const wish = isPatch ? patchOf(known, body) : { ...body, id: known.id };
  if (isAnswer(wish)) return wish;
  const wanted = wantedUser(wish);
  if (typeof wanted === 'string') return wrong(wanted);
  const id = known.id as string;
  const done = await ctx.inTransaction<string | Refusal>((tx) =>
    write(tx, identity, id, wanted, known.active === true),
  );
  if (isRefusal(done)) return told(done);
  const resource = await loaded(ctx, identity, id);
  return isAnswer(resource) ? resource : oneAnswer(resource, call);
}
/** A resource after the operations of a body, or what is wrong with them. */
export function patchOf(known: Resource, body: Resource): Resource | RawAnswer {
  const operations = readOperations(body);
  const changed = typeof operations === 'string' ? operations : patched(known, operations);
  return typeof changed === 'string' ? scimError(400, 'The operations cannot be carried out.', changed) : changed;
}

/** A user that a directory deletes is switched off and signed out, and not found by it any more; what they did stays. */
export async function deleteUser(ctx: Context, identity: Identity, call: Call): Promise<Answer | undefined> {
  const known = await loaded(ctx, identity, call.params.id);
  if (isAnswer(known)) return known;
  if (isStale(known, call)) return stale();
  const id = known.id as string;
  const done = await ctx.inTransaction<true | Refusal>(async (tx) => {
    const system = tx.asSystem(why);
    const refused = known.active === true ? await close(system, identity, tx, id) : undefined;
    if (refused) return refused;
    const deprovisionedAt = tx.now.toString({ smallestUnit: 'second' });
    const saved = await system.records(user).update(id, { deprovisionedAt });
    return isRefusal(saved) ? saved : true;
  });
  return isRefusal(done) ? told(done) : undefined;
}
