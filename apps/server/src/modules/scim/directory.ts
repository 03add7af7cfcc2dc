import type { Call, Context, RawAnswer } from '@homeport/engine';
import { isId, isRefusal, type Refusal, type Route, refusalKinds } from '@homeport/grammar';
import {
  type DirectoryCall,
  type DirectoryOverview,
  directoryCall,
  directoryCallDays,
  scimChangeDeeds,
} from '@homeport/model/scim';
import { sql } from 'kysely';
import type { Identity } from '../identity/index.ts';
import { isAnswer } from './scim-answer.ts';
import { scimBase } from './users.ts';

const why = 'what a directory does is kept for its administrators';
type Result = RawAnswer | Refusal | undefined;

/** What a body of JSON says under a name, if it is a text. */
function saidIn(text: string | undefined, ...names: readonly string[]): string | null {
  try {
    const body: Readonly<Record<string, unknown>> | null = JSON.parse(text ?? '');
    const found = names.map((name) => body?.[name]).find((value) => typeof value === 'string' && value !== '');
    return typeof found === 'string' ? found.slice(0, 200) : null;
  } catch {
    return null;
  }
}

/** Status and reason as the directory was told them. */
function outcomeOf(
  { services }: Identity,
  result: Result,
): { readonly status: number; readonly reason: string | null } {
  if (result === undefined) return { status: 204, reason: null };
  if (isRefusal(result)) {
    const first = result.problems?.[0] ?? result;
    // What cannot be stored is a bad request to a directory.
    const status = first.kind === 'invalid' ? 400 : refusalKinds[first.kind];
    return { status, reason: services.textOf(`refusal.${first.code}`, first.params, 'en').slice(0, 400) };
  }
  const status = result.status ?? 200;
  return { status, reason: status < 400 ? null : saidIn(String(result.body), 'detail') };
}

/** Keeps what a change by a directory came to; reading is not kept. Old lines go. */
export async function keepCall(
  ctx: Context,
  identity: Identity,
  route: Route,
  call: Call,
  result: Result,
): Promise<void> {
  const { status, reason } = outcomeOf(identity, result);
  const deed = (scimChangeDeeds as Readonly<Record<string, DirectoryCall['deed']>>)[route.name];
  if (!deed) return;
  const answered = isAnswer(result) && status < 400 ? String(result.body) : undefined;
  const isOfUser = deed === 'CREATE_USER' || deed === 'CHANGE_USER' || deed === 'DELETE_USER';
  const id = call.params.id ?? saidIn(answered, 'id');
  const system = ctx.asSystem(why);
  const [known] = isId(id)
    ? await system.query<{ user: string | null; name: string }>(
        isOfUser
          ? sql`select id as "user", login as name from app."user" where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid`
          : sql`select null as "user", name from app.role where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid`,
      )
    : [];
  await system.records(directoryCall).create({
    at: ctx.now.toString({ smallestUnit: 'second' }),
    deed,
    about: known?.name ?? saidIn(call.text, 'userName', 'displayName'),
    user: known?.user ?? null,
    program: ctx.me.displayName.slice(0, 120),
    status,
    reason,
  });
  await system.query(sql`
    delete from app.directory_call where tenant_id = ${ctx.tenant}::uuid
      and at < now() - make_interval(days => ${directoryCallDays})`);
}

const second = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
/** So many of each are shown. */
const most = 50;

/** How a directory is connected, what it keeps, and what it did last. */
export async function directoryOf(ctx: Context, identity: Identity): Promise<DirectoryOverview> {
  const { configuration } = identity.services;
  const system = ctx.asSystem(why);
  const programs = await system.query<DirectoryOverview['programs'][number]>(sql`
    select id, client_id as "clientId", name, active, secret_ending is not null as "hasSecret",
      valid_until::text as "validUntil", ${second('last_used_at')} as "lastUsedAt"
    from app.api_client where tenant_id = ${ctx.tenant}::uuid and scopes ~ '(^|\s)scim(\s|$)' order by name, id`);
  // Kept by a directory is who it made, or whom it knows by an id of its own.
  const kept = sql`u.tenant_id = ${ctx.tenant}::uuid and (u.external_id is not null or u.created_by in (
    select c.user_id from app.api_client c where c.tenant_id = u.tenant_id and c.scopes ~ '(^|\s)scim(\s|$)'))`;
  const state = sql`case when u.deprovisioned_at is not null then 'REMOVED' when u.status = 'ACTIVE' then 'ACTIVE' else 'INACTIVE' end`;
  const counted = await system.query<{ state: 'ACTIVE' | 'INACTIVE' | 'REMOVED'; count: number }>(
    sql`select ${state} as state, count(*)::integer as count from app."user" u where ${kept} group by 1`,
  );
  const count = (of: string) => counted.find((one) => one.state === of)?.count ?? 0;
  const users = await system.query<DirectoryOverview['users'][number]>(sql`
    select u.id, u.display_name as name, u.login, ${state} as state, ${second('u.updated')} as updated
    from app."user" u where ${kept} order by u.updated desc, u.id limit ${most}`);
  const groups = await system.query<DirectoryOverview['groups'][number]>(sql`
    select r.id, r.name, count(*)::integer as members from app.role r
    join app.user_roles_link l on l.tenant_id = r.tenant_id and l.target_id = r.id
    join app."user" u on u.tenant_id = l.tenant_id and u.id = l.owner_id and u.deprovisioned_at is null
    where ${kept} group by r.id, r.name order by r.name, r.id`);
  const lines = (where: ReturnType<typeof sql>) =>
    system.query<DirectoryOverview['calls'][number]>(sql`
      select id, ${second('at')} as at, deed, about, user_id as "user", program, status, reason
      from app.directory_call where tenant_id = ${ctx.tenant}::uuid and ${where}
      order by at desc, id desc limit ${most}`);
  return {
    address: scimBase(identity),
    tokenAddress: `${configuration.publicUrl}${configuration.apiPrefix}/oauth/token`,
    programs,
    counts: { active: count('ACTIVE'), inactive: count('INACTIVE'), removed: count('REMOVED') },
    users,
    groups,
    calls: await lines(sql`true`),
    refused: await lines(sql`status >= 400`),
  };
}
