import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/*
 * Parts of the statements about what was spent, of the assignments of a table `cases` (id, estimate, base_date). Each answers rows of
 * ord, case_id, kind, benefit, name, amount, currency, day, is_pay, is_actual, entity, id.
 */

/** For which benefit of an assignment an expense of an item was made. */
const granted = sql`(select distinct on (b.case_detail_id, t.expense_item_id) b.case_detail_id as case_id, t.expense_item_id as item, n.id, n.name
    from cases x join app.case_benefit b on b.case_detail_id = x.id join app.benefit n on n.id = b.benefit_id
      join app.benefit_to_expense_item t on t.benefit_id = n.id
    order by b.case_detail_id, t.expense_item_id, n.name, n.id)`;
/** Approved expenses are spent, those that are handed in are bound to be; for the benefit that their item belongs to. */
const expenses = sql`select 1 as ord, x.id as case_id, case when g.id is null then 'OTHER' else 'BENEFIT' end as kind, g.id as benefit,
    coalesce(g.name, i.name) as name, coalesce(s.approved_amount, s.amount) as amount, s.currency, s.expense_date as day,
    false as is_pay, s.approval_status = 'APPROVED' as is_actual, 'caseExpense' as entity, s.id
  from cases x join app.case_expense s on s.case_detail_id = x.id join app.expense_item i on i.id = s.expense_item_id
    left join ${granted} g on g.case_id = x.id and g.item = i.id
  where s.approval_status not in ('DRAFT', 'REJECTED', 'CANCELLED')`;
/** Bills that are approved are spent, those that are handed in are bound to be. */
const bills = sql`select 2, x.id, 'SERVICE', null, s.name, l.goods_amount, v.currency, v.invoice_date, false, v.status in ('APPROVED', 'PAID'),
    'vendorInvoiceLine', l.id
  from app.vendor_invoice_line l join app.vendor_invoice v on v.id = l.vendor_invoice_id
    join app.case_service s on s.id = coalesce(l.case_service_id, v.case_service_id) join cases x on x.id = s.case_detail_id
  where v.status not in ('DRAFT', 'REJECTED', 'CANCELLED') and l.goods_amount is not null`;
/** Services that were ordered and that nobody has billed yet. */
const ordered = sql`select 3, x.id, 'SERVICE', null, s.name, s.cost_amount, s.cost_currency, coalesce(s.start_date, x.base_date), false, false,
    'caseService', s.id
  from cases x join app.case_service s on s.case_detail_id = x.id
  where s.status not in ('NOT_INITIATED', 'CANCELLED') and s.cost_amount > 0 and s.cost_currency is not null
    and not exists (select from app.vendor_invoice_line l join app.vendor_invoice v on v.id = l.vendor_invoice_id
      where l.case_service_id = s.id and v.status not in ('DRAFT', 'REJECTED', 'CANCELLED'))
    and not exists (select from app.vendor_invoice v join app.vendor_invoice_line l on l.vendor_invoice_id = v.id and l.case_service_id is null
      where v.case_service_id = s.id and v.status not in ('DRAFT', 'REJECTED', 'CANCELLED'))`;
const slips = sql`select 4, x.id, 'PAY', null, null, p.gross_pay, p.currency, p.pay_date, true, true, 'payslip', p.id
  from cases x join app.payslip p on p.case_detail_id = x.id`;
/** What was entered besides: expenses, bills of this product and pay say themselves what they are, and an accrual was not spent. */
const entered = sql`select 5, x.id, case when n.id is not null then 'BENEFIT' when s.id is not null then 'SERVICE' else 'OTHER' end,
    n.id, coalesce(n.name, s.name, a.description), a.amount, a.currency, a.effective_date, false, true, 'caseActualCost', a.id
  from cases x join app.case_actual_cost a on a.case_detail_id = x.id
    left join app.case_benefit b on b.id = a.case_benefit_id left join app.benefit n on n.id = b.benefit_id
    left join app.case_service s on s.id = a.case_service_id
  where a.source in ('MANUAL', 'INVOICE') and a.vendor_invoice_id is null`;

const sources = {
  caseExpense: expenses,
  vendorInvoiceLine: bills,
  caseService: ordered,
  payslip: slips,
  caseActualCost: entered,
} as const;
export type SpentSource = keyof typeof sources;

/** What was spent, or is bound to be, from some of its sources. */
export const spentFrom = (names: readonly SpentSource[]): Sql => {
  const none = sql`select 0 as ord, null::uuid as case_id, ''::text as kind, null::uuid as benefit, ''::text as name, 0::numeric as amount,
    ''::text as currency, null::date as day, false as is_pay, false as is_actual, ''::text as entity, null::uuid as id where false`;
  return sql.join([none, ...names.map((name) => sources[name])], sql` union all `);
};

/** What the estimates of `cases` say: case_id, kind, benefit, name, amount, is_pay, year, id. */
export const estimatedLines = sql`select x.id as case_id, l.kind, l.benefit_id as benefit, coalesce(nullif(l.description, ''), n.name) as name,
    coalesce(l.amount, l.pay_amount) as amount, l.amount is null as is_pay, l.year, l.id
  from cases x join app.cost_estimate_line l on l.cost_estimate_id = x.estimate left join app.benefit n on n.id = l.benefit_id
  where coalesce(l.amount, l.pay_amount) is not null`;
