import { answer, type Context, type RouteHandler, type SystemContext } from '@homeport/engine';
import { allowanceFor, type Entity, Exact, isRefusal } from '@homeport/grammar';
import { caseDetail, caseService, costEstimateLine } from '@homeport/model/cases';
import { type ActualsSnapshot, actualsOf, type CaseActuals, caseActuals } from '@homeport/model/costing';
import { caseExpense } from '@homeport/model/expenses';
import { caseActualCost, vendorInvoiceLine } from '@homeport/model/finance';
import { payslip } from '@homeport/model/payroll';
import { monthsOf } from '@homeport/model/policies';
import { type RawBuilder, sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { ratesUpTo } from './estimate-sql.ts';

type Estimate = NonNullable<CaseActuals['estimate']>;
interface Loaded extends Pick<ActualsSnapshot, 'currency' | 'estimated' | 'spent' | 'rates' | 'baseCurrency'> {
  readonly number: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

const caseActualsHandler = answer(caseActuals, async (ctx, { query }) => {
  const of = await ctx.records(caseDetail).get(query.caseDetail);
  if (isRefusal(of)) return of;
  const loaded = await loadActuals(ctx.asSystem('what was spent is held against the estimate'), of.id, todayOf(ctx));
  return { estimate: loaded === null ? null : seen(ctx, loaded) } satisfies CaseActuals;
});

/** As far as the reader may see estimates, pay and books. */
function seen(ctx: Context, { number, startDate, endDate, ...loaded }: Loaded): Estimate {
  const isPayClosed = allowanceFor(costEstimateLine, ctx.me).hidden.has('payAmount');
  const mayRead = (one: Entity) => allowanceFor(one, ctx.me).deeds.read !== undefined;
  const readable = new Set(sources.filter(mayRead).map(({ name }) => name));
  const isOpen = (one: { readonly isPay: boolean }) => !(one.isPay && isPayClosed);
  const spent = loaded.spent.filter((one) => isOpen(one) && readable.has(one.source.entity));
  const months = monthsOf(startDate, endDate);
  const monthsOver = monthsSince(startDate, months, todayOf(ctx));
  const { rows, withoutRate } = actualsOf({
    ...loaded,
    ...{ spent, estimated: loaded.estimated.filter(isOpen), months, monthsOver },
  });
  const open = rows.filter(({ isPay }) => !isPay);
  const total = (name: 'estimated' | 'actual' | 'committed' | 'left' | 'accrual'): string =>
    open.reduce((all, row) => all.plus(row[name] ?? 0), new Exact(0)).toFixed();
  return {
    ...{ number, currency: loaded.currency, months, monthsOver, rows, withoutRate: withoutRate.length },
    totals: {
      ...{ estimated: total('estimated'), actual: total('actual'), committed: total('committed'), left: total('left') },
      accrual: months === null ? null : total('accrual'),
    },
    isPartial: spent.length < loaded.spent.length,
  };
}
const sources: readonly Entity[] = [caseExpense, vendorInvoiceLine, caseService, payslip, caseActualCost];

/** Full months that are over, never more than there are. */
function monthsSince(start: string | null, months: number | null, today: string): number {
  if (start === null || today < start) return 0;
  const over = Temporal.PlainDate.from(start).until(Temporal.PlainDate.from(today).add({ days: 1 }), {
    largestUnit: 'months',
  }).months;
  return months === null ? over : Math.min(over, months);
}

const list = (rows: RawBuilder<unknown>) => sql`coalesce((${rows}), '[]'::jsonb)`;
const estimated = list(sql`select jsonb_agg(jsonb_build_object('kind', l.kind, 'benefit', l.benefit_id,
    'name', coalesce(nullif(l.description, ''), n.name), 'amount', coalesce(l.amount, l.pay_amount)::text,
    'isPay', l.amount is null) order by l.year, l.id)
  from app.cost_estimate_line l left join app.benefit n on n.id = l.benefit_id
  where l.cost_estimate_id = e.id and coalesce(l.amount, l.pay_amount) is not null`);
/** Approved expenses are spent, those that are handed in are bound to be; for the benefit that their item belongs to. */
const expenses =
  list(sql`select jsonb_agg(jsonb_build_object('kind', case when g.id is null then 'OTHER' else 'BENEFIT' end,
    'benefit', g.id, 'name', coalesce(g.name, i.name), 'amount', coalesce(x.approved_amount, x.amount)::text,
    'currency', x.currency, 'on', x.expense_date, 'isPay', false,
    'is', case x.approval_status when 'APPROVED' then 'ACTUAL' else 'COMMITTED' end,
    'source', jsonb_build_object('entity', 'caseExpense', 'id', x.id)))
  from app.case_expense x join app.expense_item i on i.id = x.expense_item_id left join lateral (select n.id, n.name
    from app.benefit_to_expense_item t join app.benefit n on n.id = t.benefit_id
      join app.case_benefit b on b.benefit_id = n.id and b.case_detail_id = c.id
    where t.expense_item_id = i.id order by n.name, n.id limit 1) g on true
  where x.case_detail_id = c.id and x.approval_status not in ('DRAFT', 'REJECTED', 'CANCELLED')`);
/** Bills that are approved are spent, those that are handed in are bound to be. */
const bills = list(sql`select jsonb_agg(jsonb_build_object('kind', 'SERVICE', 'benefit', null, 'name', s.name,
    'amount', l.goods_amount::text, 'currency', v.currency, 'on', v.invoice_date, 'isPay', false,
    'is', case when v.status in ('APPROVED', 'PAID') then 'ACTUAL' else 'COMMITTED' end,
    'source', jsonb_build_object('entity', 'vendorInvoiceLine', 'id', l.id)))
  from app.vendor_invoice_line l join app.vendor_invoice v on v.id = l.vendor_invoice_id
    join app.case_service s on s.id = coalesce(l.case_service_id, v.case_service_id)
  where s.case_detail_id = c.id and v.status not in ('DRAFT', 'REJECTED', 'CANCELLED') and l.goods_amount is not null`);
/** Services that were ordered and that nobody has billed yet. */
const ordered = list(sql`select jsonb_agg(jsonb_build_object('kind', 'SERVICE', 'benefit', null, 'name', s.name,
    'amount', s.cost_amount::text, 'currency', s.cost_currency, 'on', coalesce(s.start_date, e.base_date), 'isPay', false,
    'is', 'COMMITTED', 'source', jsonb_build_object('entity', 'caseService', 'id', s.id)))
  from app.case_service s where s.case_detail_id = c.id and s.status not in ('NOT_INITIATED', 'CANCELLED') and s.cost_amount > 0
    and s.cost_currency is not null and not exists (select from app.vendor_invoice_line l join app.vendor_invoice v on v.id = l.vendor_invoice_id
      where coalesce(l.case_service_id, v.case_service_id) = s.id and v.status not in ('DRAFT', 'REJECTED', 'CANCELLED'))`);
const slips = list(sql`select jsonb_agg(jsonb_build_object('kind', 'PAY', 'benefit', null, 'name', null,
    'amount', p.gross_pay::text, 'currency', p.currency, 'on', p.pay_date, 'isPay', true, 'is', 'ACTUAL',
    'source', jsonb_build_object('entity', 'payslip', 'id', p.id)))
  from app.payslip p where p.case_detail_id = c.id`);
/** What was entered besides: expenses, bills of this product and pay say themselves what they are, and an accrual was not spent. */
const entered =
  list(sql`select jsonb_agg(jsonb_build_object('kind', case when n.id is not null then 'BENEFIT' when s.id is not null then 'SERVICE' else 'OTHER' end,
    'benefit', n.id, 'name', coalesce(n.name, s.name, a.description), 'amount', a.amount::text, 'currency', a.currency,
    'on', a.effective_date, 'isPay', false, 'is', 'ACTUAL', 'source', jsonb_build_object('entity', 'caseActualCost', 'id', a.id)))
  from app.case_actual_cost a left join app.case_benefit b on b.id = a.case_benefit_id left join app.benefit n on n.id = b.benefit_id
    left join app.case_service s on s.id = a.case_service_id
  where a.case_detail_id = c.id and a.source in ('MANUAL', 'INVOICE') and a.vendor_invoice_id is null`);

/** The approved estimate of an assignment with everything that was spent, in one statement; null where none is approved. */
async function loadActuals(ctx: SystemContext, assignment: string, today: string): Promise<Loaded | null> {
  const [row] = await ctx.query(sql<{ loaded: Loaded }>`
    select jsonb_build_object('number', e.number, 'currency', e.currency, 'baseCurrency', coalesce(z.base_currency, ''),
      'startDate', c.assignment_start_date, 'endDate', c.assignment_end_date, 'estimated', ${estimated},
      'spent', ${expenses} || ${bills} || ${ordered} || ${slips} || ${entered}, 'rates', ${ratesUpTo(sql`${today}::date`)}) as loaded
    from app.case_detail c join app.cost_estimate e on e.case_detail_id = c.id and e.status = 'APPROVED'
      left join app.current_tenant_settings() z on true
    where c.id = ${assignment}::uuid order by e.number desc limit 1`);
  return row?.loaded ?? null;
}

/** What was spent beside what was estimated, as its reader may see it. */
export const actualsRoutes: readonly RouteHandler[] = [caseActualsHandler];
