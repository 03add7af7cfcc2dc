import { answer, type Context, type RouteHandler, type SystemContext } from '@homeport/engine';
import { Exact, isRefusal } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import { type ActualsSnapshot, actualsOf, type CaseActuals, caseActuals, monthsOver } from '@homeport/model/costing';
import { monthsOf } from '@homeport/model/policies';
import { sql } from 'kysely';
import { todayOf } from '../../../today.ts';
import { legsBetween } from './rate-sql.ts';
import { seenBy, spentSources } from './seen-by.ts';
import { estimatedLines, spentFrom } from './spent-sql.ts';

type Estimate = NonNullable<CaseActuals['estimate']>;
interface Loaded extends Pick<ActualsSnapshot, 'currency' | 'estimated' | 'spent' | 'rates' | 'baseCurrency'> {
  readonly number: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

const caseActualsHandler = answer(caseActuals, async (ctx, { query }) => {
  const of = await ctx.records(caseDetail).get(query.caseDetail);
  if (isRefusal(of)) return of;
  const loaded = await loadActuals(ctx.asSystem('what was spent is held against the estimate'), of.id);
  return { estimate: loaded === null ? null : seen(ctx, loaded) } satisfies CaseActuals;
});

/** As far as the reader may see estimates, pay and books. */
function seen(ctx: Context, { number, startDate, endDate, ...loaded }: Loaded): Estimate {
  const { isPayClosed, sources } = seenBy(ctx);
  const readable = new Set<string>(sources);
  const isOpen = (one: { readonly isPay: boolean }) => !(one.isPay && isPayClosed);
  const spent = loaded.spent.filter((one) => isOpen(one) && readable.has(one.source.entity));
  const months = monthsOf(startDate, endDate);
  const over = monthsOver(startDate, months, todayOf(ctx));
  const { rows, withoutRate } = actualsOf({
    ...loaded,
    ...{ spent, estimated: loaded.estimated.filter(isOpen), months, monthsOver: over },
  });
  const open = rows.filter(({ isPay }) => !isPay);
  const total = (name: 'estimated' | 'actual' | 'committed' | 'left' | 'accrual'): string =>
    open.reduce((all, row) => all.plus(row[name] ?? 0), new Exact(0)).toFixed();
  return {
    ...{ number, currency: loaded.currency, months, monthsOver: over, rows, withoutRate: withoutRate.length },
    totals: {
      ...{ estimated: total('estimated'), actual: total('actual'), committed: total('committed'), left: total('left') },
      accrual: months === null ? null : total('accrual'),
    },
    isPartial: spent.length < loaded.spent.length,
  };
}
/** The approved estimate of an assignment with everything that was spent, and the rates of those days, in one statement; null where none is approved. */
async function loadActuals(ctx: SystemContext, assignment: string): Promise<Loaded | null> {
  const rates = sql`(select jsonb_agg(jsonb_build_object('id', r.id, 'fromCurrency', r.from_currency, 'toCurrency', r.to_currency,
      'effectiveDate', r.effective_date, 'source', r.source, 'rate', r.rate::text))
    from (select distinct k.id from (select distinct s.currency, s.day from spent s) s
      cross join lateral ${legsBetween(sql`s.currency`, sql`x.currency`, sql`s.day`, sql`x.base`)} k where s.currency <> x.currency) k
    join app.exchange_rate r on r.id = k.id)`;
  const [row] = await ctx.query(sql<{ loaded: Loaded }>`
    with cases as materialized (
      select c.id, e.id as estimate, e.number, e.currency, e.base_date, coalesce(z.base_currency, '') as base, c.assignment_start_date, c.assignment_end_date
      from app.case_detail c join app.cost_estimate e on e.case_detail_id = c.id and e.status = 'APPROVED'
        left join app.current_tenant_settings() z on true
      where c.id = ${assignment}::uuid order by e.number desc limit 1),
    spent as materialized (${spentFrom(spentSources)}), lines as (${estimatedLines})
    select jsonb_build_object('number', x.number, 'currency', x.currency, 'baseCurrency', x.base,
      'startDate', x.assignment_start_date, 'endDate', x.assignment_end_date,
      'estimated', coalesce((select jsonb_agg(jsonb_build_object('kind', l.kind, 'benefit', l.benefit, 'name', l.name, 'amount', l.amount::text,
        'isPay', l.is_pay) order by l.year, l.id) from lines l), '[]'::jsonb),
      'spent', coalesce((select jsonb_agg(jsonb_build_object('kind', s.kind, 'benefit', s.benefit, 'name', s.name, 'amount', s.amount::text,
        'currency', s.currency, 'on', s.day, 'isPay', s.is_pay, 'is', case when s.is_actual then 'ACTUAL' else 'COMMITTED' end,
        'source', jsonb_build_object('entity', s.entity, 'id', s.id)) order by s.ord, s.day, s.id) from spent s), '[]'::jsonb),
      'rates', coalesce(${rates}, '[]'::jsonb)) as loaded
    from cases x`);
  return row?.loaded ?? null;
}

/** What was spent beside what was estimated, as its reader may see it. */
export const actualsRoutes: readonly RouteHandler[] = [caseActualsHandler];
