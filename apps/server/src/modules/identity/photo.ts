import { Readable } from 'node:stream';
import type { Context, RawAnswer } from '@homeport/engine';
import { thumbnailKey } from '@homeport/engine/files';
import { isId, type Refusal } from '@homeport/grammar';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/** The small picture of a user whom the caller is, talks with, or is helped by; undefined where there is none to be seen. */
export async function photoOf(ctx: Context, services: Services, id: string): Promise<RawAnswer | Refusal | undefined> {
  if (!isId(id) || !(await mayBeSeen(ctx, id))) return undefined;
  for (const tenant of [ctx.tenant, ...(await managedBy(ctx))]) {
    const [row] = await ctx.asSystemIn(tenant, 'the photo of somebody the caller knows').query<{ key: string }>(sql`
      select a.storage_key as key from app."user" u
      join app.person p on p.tenant_id = u.tenant_id and p.id = u.person_id
      join app.attachment a on a.tenant_id = p.tenant_id and a.id = p.photo_id
      where u.tenant_id = ${tenant}::uuid and u.id = ${id}::uuid and a.status = 'CLEAN' and a.content_type like 'image/%'`);
    if (row) return { type: 'image/webp', body: Readable.from(await services.files.get(thumbnailKey(row.key))) };
  }
  return undefined;
}

/** Oneself, who takes part in a chat of one's own, and who manages an assignment of one's own. */
async function mayBeSeen(ctx: Context, id: string): Promise<boolean> {
  if (id === ctx.me.user) return true;
  const of = ctx.me.person ?? ctx.me.family ?? null;
  const [row] = await ctx.asSystem('who the caller knows').query<{ known: boolean }>(sql`
    select exists (
      select from app.conversation_member a join app.conversation_member b on b.tenant_id = a.tenant_id and b.conversation_id = a.conversation_id
      where a.tenant_id = ${ctx.tenant}::uuid and a.user_id = ${ctx.me.user}::uuid and b.user_id = ${id}::uuid
    ) or exists (
      select from app.case_detail d left join app.employee e on e.tenant_id = d.tenant_id and e.id = d.employee_id
      where d.tenant_id = ${ctx.tenant}::uuid and d.assignee_id = ${of}::uuid and ${id}::uuid in (d.manager_id, e.line_manager_id)
    ) as known`);
  return row?.known === true;
}

const managedBy = async (ctx: Context): Promise<string[]> => {
  const [above] = await ctx.query<{ id: string | null }>(
    sql`select app.tenant_facts(${ctx.tenant}::uuid)->>'managedBy' as id`,
  );
  return above?.id && above.id !== ctx.tenant ? [above.id] : [];
};
