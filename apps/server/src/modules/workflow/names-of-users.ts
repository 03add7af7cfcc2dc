import type { Context } from '@homeport/engine';
import { sql } from 'kysely';

/** The names of users, also of those whom the managing company lends. */
export async function namesOfUsers(ctx: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.query<{ id: string; name: string | null }>(sql`
    select x.id, coalesce(u.display_name, app.name_elsewhere('user', x.id)) as name
    from unnest(${[...new Set(ids)]}::uuid[]) as x(id) left join app."user" u on u.id = x.id`);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}
