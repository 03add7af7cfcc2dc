import type { Call, Context } from '@homeport/engine';
import { entityNamed } from '@homeport/engine/exchange';
import { allowanceFor, certain, type Entity, isId, isRefusal, kebab, type Refusal } from '@homeport/grammar';
import { isOfAssignees } from '@homeport/model/identity';
import {
  type FollowersOfRecord,
  type followersOf,
  notificationsRefusals as no,
  recordChanged,
} from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { HeardRecord } from './company-events/event-parts.ts';
import { readersOf } from './readers.ts';
import { titleIn } from './record-title.ts';
import { tellOne } from './tell-readers.ts';

type Wish = 'look' | 'follow' | 'unfollow';

/** Who follows a record, after the caller has begun or ended to follow it. What one may not see, one cannot follow. */
export async function answerFollowers(
  ctx: Context,
  services: Services,
  call: Pick<Call<typeof followersOf>, 'params'>,
  wish: Wish,
): Promise<FollowersOfRecord | Refusal> {
  const entity = entityNamed(services.catalogue, call.params.entity);
  if (isRefusal(entity)) return entity;
  // Only what has a page can be opened from a notice; the assignees' application has none of these.
  if (!entity.menu || ctx.me.roles.every(isOfAssignees)) return no.notFollowed();
  if (wish !== 'look' && ctx.me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const id = certain(call.params.id);
  const record = await ctx.records(entity).get(id);
  if (isRefusal(record)) return record;
  if (wish === 'follow')
    await ctx.query(sql`
      insert into engine.follower (record_id, user_id, entity) values (${id}::uuid, ${ctx.me.user}::uuid, ${entity.name})
      on conflict do nothing`);
  if (wish === 'unfollow')
    await ctx.query(sql`
      delete from engine.follower
      where tenant_id = ${ctx.tenant}::uuid and record_id = ${id}::uuid and user_id = ${ctx.me.user}::uuid`);
  const followers = await namedFollowers(ctx, id);
  return { isFollowing: followers.some((one) => one.id === ctx.me.user), followers };
}

/** Staff of other companies who work here are named by their own company. */
const namedFollowers = (ctx: Context, id: string): Promise<{ id: string; label: string }[]> =>
  ctx.query(sql`
    select f.user_id as id, n.label from engine.follower f
    left join app."user" u on u.tenant_id = f.tenant_id and u.id = f.user_id,
    lateral (select coalesce(u.display_name, app.name_elsewhere('user', f.user_id)) as label) n
    where f.tenant_id = ${ctx.tenant}::uuid and f.record_id = ${id}::uuid and n.label is not null
    order by f.since, f.user_id limit 100`);

/** Tells everyone who follows a record that somebody else has changed it, as far as they may still see it. */
export async function tellFollowers(
  ctx: Context,
  services: Services,
  { effectId, entity, recordId, change }: HeardRecord,
): Promise<void> {
  const { by } = change;
  const followers = await ctx.query<{ user: string }>(sql`
    select user_id as "user" from engine.follower
    where tenant_id = ${ctx.tenant}::uuid and record_id = ${recordId}::uuid and user_id <> ${by}::uuid order by since, user_id`);
  const changes = Object.keys(change.changes);
  for (const { user } of followers) {
    const seen = await seenBy(services, { tenant: ctx.tenant, user, entity, recordId, changes });
    if (!seen) continue;
    const told = {
      ...seen,
      author: await nameOf(ctx, by),
      menu: entity.menu,
      page: kebab(entity.name),
      record: recordId,
    };
    const [reader] = await readersOf(ctx, services.catalogue, recordChanged, 'by', {
      recordId,
      payload: { by: user },
    });
    if (reader) await tellOne(ctx, services, reader, recordChanged, { effectId, payload: told });
  }
}

/** What a follower may see of a change now, in their language; nothing when that is nothing. */
async function seenBy(
  services: Services,
  about: { tenant: string; user: string; entity: Entity; recordId: string; changes: readonly string[] },
): Promise<Readonly<Record<'kind' | 'name' | 'fields', string>> | undefined> {
  const { tenant, user, entity, recordId, changes } = about;
  const theirs = isId(user) ? await services.contextOf(tenant, user) : undefined;
  if (!theirs) return undefined;
  const record = await theirs.records(entity).get(recordId);
  if (isRefusal(record)) return undefined;
  const { locale } = theirs.me;
  const { hidden } = allowanceFor(entity, theirs.me);
  const say = (key: string, english: string): string => {
    const text = services.textOf(key, undefined, locale);
    return text === key ? english : text;
  };
  const shown = changes.flatMap((field) => {
    const spec = entity.fields[field];
    if (field === 'active' && entity.canDeactivate) return [say('common.active', 'Active')];
    return !spec || spec.secret || hidden.has(field) ? [] : [say(`${entity.name}.${field}`, spec.label)];
  });
  if (shown.length === 0) return undefined;
  return {
    kind: say(entity.name, entity.label),
    name: titleIn(entity, record, hidden) || say(entity.name, entity.label),
    fields: new Intl.ListFormat(locale.split('-')[0], { type: 'conjunction' }).format(shown),
  };
}

async function nameOf(ctx: Context, user: string): Promise<string> {
  const [row] = await ctx.query<{ label: string | null }>(sql`
    select coalesce((select u.display_name from app."user" u where u.tenant_id = ${ctx.tenant}::uuid and u.id = ${user}::uuid),
      app.name_elsewhere('user', ${user}::uuid)) as label`);
  return row?.label ?? 'Homeport';
}
