import { answer, type Context, type RouteHandler, rightsOf } from '@homeport/engine';
import { type Entity, isRefusal } from '@homeport/grammar';
import { type CaseDashboard, caseDashboard, caseDetail, caseService, costEstimate } from '@homeport/model/cases';
import { caseActualCost } from '@homeport/model/finance';
import { qualitySurvey } from '@homeport/model/surveys';
import { type RawBuilder, sql } from 'kysely';
import { callerOf } from '../documents/index.ts';
import { seesAllServices } from './health-facts.ts';

/** A figure, or null where the caller may not read what it is worked out from. */
const where = (ctx: Context, entities: readonly Entity[], figure: RawBuilder<unknown>) =>
  entities.every((one) => rightsOf(callerOf(ctx), one).deeds.read !== undefined) ? figure : sql`null`;

const services = (
  ctx: Context,
) => sql`(select coalesce(jsonb_agg(jsonb_build_object('status', status, 'count', count)), '[]'::jsonb)
  from (select s.status, count(*)::int as count from app.case_service s
    where s.case_detail_id = c.id and (${seesAllServices(ctx)} or s.share_with_hr) group by s.status) counted)`;
const actual = (isIn: boolean) =>
  sql`from app.case_actual_cost a where a.case_detail_id = c.id and (a.currency = e.currency) = ${isIn}`;
/** Who may not read what was spent sees what was approved all the same. */
const cost = (ctx: Context) => sql`(select jsonb_build_object('estimated', e.total::text, 'currency', e.currency,
    'actual', ${where(ctx, [caseActualCost], sql`(select coalesce(sum(a.amount), 0)::text ${actual(true)})`)},
    'inOtherCurrencies', ${where(ctx, [caseActualCost], sql`(select count(*)::int ${actual(false)})`)})
  from app.cost_estimate e
  where e.case_detail_id = c.id and e.status = 'APPROVED' and e.total is not null order by e.number desc limit 1)`;
const surveys = sql`(select jsonb_build_object('percent', round(avg(q.percent), 2)::text, 'answered', count(*)::int)
  from app.quality_survey q where q.case_detail_id = c.id and q.status = 'ANSWERED' and q.percent is not null having count(*) > 0)`;

/** The figures of one assignment, in one statement. */
const caseDashboardHandler = answer(caseDashboard, async (ctx, { query }) => {
  const of = await ctx.records(caseDetail).get(query.caseDetail);
  if (isRefusal(of)) return of;
  const [figures] = await ctx.query(sql<CaseDashboard>`
    select ${where(ctx, [caseService], services(ctx))} as services,
      ${where(ctx, [costEstimate], cost(ctx))} as cost,
      ${where(ctx, [qualitySurvey], surveys)} as surveys
    from app.case_detail c where c.id = ${of.id}::uuid`);
  if (!figures) throw new Error('the assignment whose figures were asked for is not there');
  return figures;
});

/** An assignment in figures. */
export const caseDashboardRoutes: readonly RouteHandler[] = [caseDashboardHandler];
