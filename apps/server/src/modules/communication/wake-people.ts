import type { Context } from '@homeport/engine';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/**
 * Wakes the open pages of the assignee and the manager of an assignment, and of `also` (who looks after a ticket, who hosts
 * a call), but not those of who did it.
 */
export async function wakePeople(
  ctx: Context,
  services: Services,
  topic: string,
  { caseDetail, also }: { readonly caseDetail: string; readonly also?: { readonly id: string } | null },
): Promise<void> {
  const rows = await ctx.asSystem('open pages of the people of an assignment').query<{ id: string }>(sql`
    select u.id from app.case_detail d join app."user" u on u.tenant_id = d.tenant_id and u.person_id = d.assignee_id
    where d.tenant_id = ${ctx.tenant}::uuid and d.id = ${caseDetail}::uuid
    union select d.manager_id from app.case_detail d
    where d.tenant_id = ${ctx.tenant}::uuid and d.id = ${caseDetail}::uuid and d.manager_id is not null`);
  const ids = new Set([...rows.map(({ id }) => id), ...(also ? [also.id] : [])]);
  ctx.afterCommit(() => {
    for (const id of ids) if (id !== ctx.me.user) services.wake(ctx.tenant, id, topic);
  });
}
