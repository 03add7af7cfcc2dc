import type { Context } from '@homeport/engine';
import { sql } from 'kysely';

/** The case manager of an assignment, who may work for the managing company and is then no user of the tenant. */
export async function managerOf(ctx: Context, caseDetail: string): Promise<string | null> {
  const [row] = await ctx.asSystem('who looks after an assignment').query<{ manager: string | null }>(sql`
    select manager_id as manager from app.case_detail where tenant_id = ${ctx.tenant}::uuid and id = ${caseDetail}::uuid`);
  return row?.manager ?? null;
}
