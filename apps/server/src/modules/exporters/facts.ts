import { type Context, defineFacts } from '@homeport/engine';
import { roleCode } from '@homeport/grammar';
import { type ExporterFacts, exporter, exporterRoles, scheduleOf } from '@homeport/model/exporters';
import { sql } from 'kysely';

type Zoned = { readonly timeZone: { readonly id: string } | null };

/** The name of an exporter's time zone. */
export async function zoneOf(ctx: Context, { timeZone }: Zoned): Promise<string> {
  if (!timeZone) return 'UTC';
  const [row] = await ctx.query<{ name: string }>(sql`select name from app.time_zone where id = ${timeZone.id}::uuid`);
  return row?.name ?? 'UTC';
}

/** The clock, the zones before and now, and recipients whose roles do not open exporters, where they were changed. */
export const exporterFacts = defineFacts(
  exporter,
  async (ctx, of, before): Promise<ExporterFacts> => {
    const zone = await zoneOf(ctx, of);
    const isNew = new Set((of.recipients ?? []).map(({ id }) => id));
    for (const { id } of before?.recipients ?? []) isNew.delete(id);
    return {
      now: ctx.now.toString({ smallestUnit: 'second' }),
      zone,
      ...(before
        ? { before: { schedule: scheduleOf(before, await zoneOf(ctx, before)), nextRun: before.nextRun } }
        : {}),
      closedTo: isNew.size > 0 ? await closedTo(ctx, [...isNew]) : [],
    };
  },
  { looksUp: { timeZone: ['name'], user: ['displayName', 'roles'], role: ['code'] } },
);

async function closedTo(ctx: Context, users: readonly string[]): Promise<string[]> {
  const rows = await ctx.query<{ name: string }>(sql`
    select u.display_name as name from app."user" u
    where u.tenant_id = ${ctx.tenant}::uuid and u.id = any (${users}::uuid[]) and not exists (
      select from app.user_roles_link l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
      where l.tenant_id = u.tenant_id and l.owner_id = u.id and r.code = any (${exporterRoles.map(roleCode)}::text[]))
    order by u.display_name limit 20`);
  return rows.map(({ name }) => name);
}
