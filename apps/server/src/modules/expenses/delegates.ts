import { answer, type RouteHandler } from '@homeport/engine';
import { isRefusal, roleCode } from '@homeport/grammar';
import {
  caseExpense,
  caseExpenseBatch,
  deciders,
  type PossibleDelegate,
  possibleDelegates,
} from '@homeport/model/expenses';
import { sql } from 'kysely';

/** Active deciders of the tenant by name, without the caller and without who is in the claim; fifty at most. */
export const delegatesHandler: RouteHandler = answer(possibleDelegates, async (ctx, { params, query }) => {
  const line = await ctx.records(caseExpense).get(params.id ?? '');
  if (isRefusal(line)) return line;
  const report = await ctx
    .asSystem('who entered a claim may not be asked to decide on it')
    .records(caseExpenseBatch)
    .get(line.caseExpenseBatch.id);
  if (isRefusal(report)) return report;
  const sought = query.search?.trim() || null;
  return ctx.query<PossibleDelegate>(sql`
    select u.id as "user", u.display_name as name, (
        select json_agg(r.name order by l.position) from app.user_roles_link l
        join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
        where l.tenant_id = u.tenant_id and l.owner_id = u.id) as roles
    from app."user" u
    where u.tenant_id = ${ctx.tenant}::uuid and u.status = 'ACTIVE' and u.id <> ${ctx.me.user}::uuid
      and u.person_id is distinct from ${report.assignee?.id ?? null}::uuid
      and u.id is distinct from ${report.postedBy?.id ?? null}::uuid
      and exists (select from app.user_roles_link l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
        where l.tenant_id = u.tenant_id and l.owner_id = u.id and r.code = any(${deciders.map(roleCode)}::text[]))
      and (${sought}::text is null or strpos(app.folded(u.display_name), app.folded(${sought}::text)) > 0)
    order by u.display_name, u.id limit 50`);
});
