import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { currencyDecimals, isRefusal } from '@homeport/grammar';
import {
  type AttentionLine,
  attentionAtMost,
  byDateAndMoney,
  caseDetail,
  caseHealth,
  casesNeedingAttention,
  healthOf,
  type Ranked,
} from '@homeport/model/cases';
import { convert } from '@homeport/model/rates';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { ratesAmong } from '../deciding/index.ts';
import { type LoadedHealth, loadHealth } from './health-facts.ts';

const caseHealthHandler = answer(caseHealth, async (ctx, { query }) => {
  const of = await ctx.records(caseDetail).get(query.caseDetail);
  if (isRefusal(of)) return of;
  const [loaded] = await loadHealth(ctx, sql`select ${of.id}::uuid`);
  if (!loaded) throw new Error('the assignment whose health was asked for is not there');
  return healthOf(loaded, String(ctx.now));
});

/** So many of a company are looked at, those that have waited longest. */
const looksAt = 200;
/** Of the days on which something was to be done, those of assignments that go on; for the caller's own, or for all. */
function candidates(ctx: Context, isMine: boolean) {
  const today = todayOf(ctx);
  return sql`
    select f.id from (
      select b.case_detail_id as id, b.created::date as since from app.case_block b where b.status = 'BLOCKED'
      union all select h.id, h.on_hold_since::date from app.case_detail h where h.status = 'ON_HOLD'
      union all select n.id, n.assignment_start_date from app.case_detail n where n.status = 'PENDING' and n.assignment_start_date < ${today}::date
      union all select e.id, e.assignment_end_date from app.case_detail e where e.status = 'ACTIVE' and e.assignment_end_date < ${today}::date
      union all select w.case_detail_id, w.due_date from app.case_workflow_item w
        where w.due_date < ${today}::date and w.status in ('OPEN', 'IN_PROGRESS') and w.is_ready
      union all select s.case_detail_id, s.next_action_date from app.case_service s
        where s.next_action_date < ${today}::date and s.status in ('REQUESTED', 'SCHEDULED', 'IN_PROGRESS')
      union all select r.case_detail_id, r.due_date from app.required_document r
        where r.due_date < ${today}::date and r.status in ('REQUESTED', 'REJECTED', 'IN_REVIEW')
      union all select k.case_detail_id, k.valid_to from app.work_permit k where k.valid_to < ${today}::date and k.status = 'VALID'
    ) f join app.case_detail c on c.id = f.id
    where c.status in ('PENDING', 'ACTIVE', 'ON_HOLD', 'BLOCKED') and (${!isMine} or c.manager_id = ${ctx.me.user}::uuid)
    group by f.id order by min(f.since) nulls last limit ${looksAt}`;
}

interface Found {
  readonly line: AttentionLine;
  readonly rank: Ranked;
}

/** The lines of one company that the caller may see. */
async function attentionIn(ctx: Context, isMine: boolean, isOfSeveral: boolean): Promise<Found[]> {
  const loaded = await loadHealth(ctx, candidates(ctx, isMine));
  if (loaded.length === 0) return [];
  const ids = loaded.map(({ id }) => id);
  const seen = await ctx.records(caseDetail).find({ filter: { field: 'id', op: 'in', value: ids }, limit: looksAt });
  const visible = new Set(seen.map(({ id }) => id));
  const shown = loaded.filter(({ id }) => visible.has(id));
  const worth = await worthOf(ctx, shown);
  return shown.flatMap((of): Found[] => {
    const health = healthOf(of, String(ctx.now));
    if (health.concerns.length === 0) return [];
    const { id, reference, name, status, phase, assignmentStartDate, assignmentEndDate, assignee, manager, approved } =
      of;
    const line = {
      ...{
        id,
        reference,
        name,
        status,
        phase,
        assignmentStartDate,
        assignmentEndDate,
        assignee,
        manager,
        approved,
        health,
      },
      ...(isOfSeveral && { tenantId: ctx.tenant }),
    };
    return [{ line, rank: { since: health.concerns[0]?.since ?? null, atStake: worth(of) } }];
  });
}

/** What was approved for an assignment in the company's currency; null where nothing was, or without a rate. */
async function worthOf(ctx: Context, cases: readonly LoadedHealth[]): Promise<(of: LoadedHealth) => string | null> {
  const currencies = [...new Set(cases.flatMap(({ approved }) => approved?.currency ?? []))];
  if (currencies.length === 0) return () => null;
  const system = ctx.asSystem('amounts are compared in the currency of the company');
  const { rates, baseCurrency } = await ratesAmong(system, currencies);
  return ({ approved }) => {
    if (!approved) return null;
    const { amount, currency } = approved;
    const decimals = currencyDecimals(baseCurrency);
    const found = convert(amount, currency, baseCurrency, todayOf(ctx), rates, decimals, { baseCurrency });
    return found.ok ? found.amount : null;
  };
}

const attentionHandler = answer(casesNeedingAttention, async (ctx, { query }) => {
  const isMine = query.mine === true;
  const found: Found[] = [];
  if (ctx.companies)
    for (const one of ctx.companies) found.push(...(await attentionIn(ctx.inCompany(one), isMine, true)));
  else found.push(...(await attentionIn(ctx, isMine, false)));
  const ranked = found.toSorted((one, other) => byDateAndMoney(one.rank, other.rank)).map(({ line }) => line);
  return { content: ranked.slice(0, attentionAtMost), hasMore: ranked.length > attentionAtMost };
});

/** How assignments stand, one by one and those that somebody should look at. */
export const caseHealthRoutes: readonly RouteHandler[] = [caseHealthHandler, attentionHandler];
