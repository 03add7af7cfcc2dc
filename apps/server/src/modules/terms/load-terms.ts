import type { SystemContext } from '@homeport/engine';
import type { TermReason } from '@homeport/model/benefits';
import type { RateRecord } from '@homeport/model/rates';
import type { Drawable, StandingTerm, Taken, TermsSnapshot } from '@homeport/model/terms';
import { type RawBuilder, sql } from 'kysely';
import { companyFormulas, componentTerms, payOf, policyTerms } from './terms-sql.ts';

/** A benefit that an assignment has, for its terms and for what is used of it. */
export interface StandingBenefit extends StandingTerm, Drawable {
  readonly version: number;
  readonly isLocked: boolean;
  readonly flexOption: boolean;
  readonly withExpenses: boolean;
  readonly reason: string | null;
  readonly reasons: readonly TermReason[];
}
/** Everything that the benefits of an assignment are worked out from and compared with, as of one moment. */
export interface LoadedTerms {
  readonly assignee: string;
  readonly policy: { readonly id: string; readonly label: string } | null;
  readonly snapshot: TermsSnapshot;
  readonly standing: readonly StandingBenefit[];
  readonly taken: readonly Taken[];
  readonly rates: readonly RateRecord[];
  readonly baseCurrency: string;
}
/** What is to be so instead: the terms of an assignment as a change would have it. Left out: as it is. */
export interface Instead {
  readonly policy?: string | null;
  /** Left out beside another policy: the one that comes with that. */
  readonly relocationPackage?: string | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly hostCountry?: string | null;
  /** The id of the grade. */
  readonly grade?: string | null;
  readonly along?: number;
}

const list = (rows: RawBuilder<unknown>) => sql`coalesce((${rows}), '[]'::jsonb)`;
const standing =
  list(sql`select jsonb_agg(jsonb_build_object('id', b.id, 'version', b.version, 'benefit', b.benefit_id, 'name', n.name,
    'status', b.status, 'grantedBy', b.granted_by, 'policyBenefit', b.policy_benefit_id, 'amount', b.amount::text,
    'termsAmount', b.terms_amount::text, 'payAmount', b.pay_amount::text, 'currency', b.currency,
    'period', coalesce(b.period, 'ONCE'), 'lowerLimit', b.lower_limit::text, 'upperLimit', b.upper_limit::text,
    'tolerance', b.tolerance::text, 'startsOn', b.starts_on, 'endsOn', b.ends_on, 'years', coalesce(b.years, '[]'::jsonb),
    'reasons', coalesce(b.reasons, '[]'::jsonb), 'isLocked', coalesce(b.is_locked, false),
    'flexOption', coalesce(b.flex_option, false), 'withExpenses', coalesce(b.with_expenses, true), 'reason', b.reason,
    'expenseItems', coalesce((select jsonb_agg(i.expense_item_id) from app.benefit_to_expense_item i
      where i.benefit_id = b.benefit_id), '[]'::jsonb)) order by n.name, b.id)
  from app.case_benefit b join app.benefit n on n.id = b.benefit_id where b.case_detail_id = c.id`);
/** Expenses that were handed in and not turned down, and lines of invoices that stand, without tax and less their credits. */
const taken = sql`(${list(sql`select jsonb_agg(jsonb_build_object('id', e.id, 'entity', 'caseExpense', 'on', e.expense_date,
    'amount', coalesce(e.approved_amount, e.amount)::text, 'currency', e.currency, 'caseBenefit', null,
    'expenseItem', e.expense_item_id) order by e.expense_date, e.id)
  from app.case_expense e where e.case_detail_id = c.id and e.approval_status not in ('DRAFT', 'REJECTED', 'CANCELLED')`)}
  || ${list(sql`select jsonb_agg(jsonb_build_object('id', l.id, 'entity', 'invoiceLine', 'on', i.invoice_date,
    'amount', (l.goods_amount - coalesce((select sum(d.credit_amount) from app.credit_note_line d
      join app.credit_note o on o.id = d.credit_note_id where d.invoice_line_id = l.id and o.status <> 'CANCELLED'), 0))::text,
    'currency', l.currency, 'caseBenefit', l.case_benefit_id, 'expenseItem', null) order by i.invoice_date, l.id)
  from app.invoice_line l join app.invoice i on i.id = l.invoice_id join app.case_benefit g on g.id = l.case_benefit_id
  where g.case_detail_id = c.id and i.status <> 'CANCELLED'`)})`;
/** Rates between the currencies of what was taken, of the benefits and of the company, 400 days before the first of it. */
const rates =
  list(sql`select jsonb_agg(jsonb_build_object('id', r.id, 'fromCurrency', r.from_currency, 'toCurrency', r.to_currency,
    'effectiveDate', r.effective_date, 'source', r.source, 'rate', r.rate::text))
  from app.exchange_rate r, (select array_agg(e.currency) || array_agg(b.currency) || (select s.base_currency from app.current_tenant_settings() s) as known,
      min(e.expense_date) as first from app.case_expense e join app.case_benefit b on b.case_detail_id = e.case_detail_id
    where e.case_detail_id = c.id and e.currency <> b.currency) k
  where r.from_currency = any(k.known) and r.to_currency = any(k.known) and r.effective_date > k.first - 400`);

/** Loads them in one statement. Throws where the assignment is not there: whoever asks has looked. */
export async function loadTerms(ctx: SystemContext, assignment: string, instead: Instead = {}): Promise<LoadedTerms> {
  const policy = instead.policy === undefined ? sql`c.policy_id` : sql`${instead.policy}::uuid`;
  // The package of the policy that is left goes with it.
  const pack =
    instead.relocationPackage !== undefined
      ? sql`${instead.relocationPackage}::uuid`
      : instead.policy === undefined
        ? sql`c.relocation_package_id`
        : sql`(select coalesce(p.default_package_id, p.lump_sum_package_id) from app.policy p where p.id = ${policy})`;
  const grade = instead.grade === undefined ? sql`e.grade_id` : sql`${instead.grade}::uuid`;
  const [row] = await ctx.query(sql<{ loaded: Omit<LoadedTerms, 'snapshot'> & { snapshot: TermsSnapshot } }>`
    select jsonb_build_object(
      'assignee', c.assignee_id,
      'policy', (select jsonb_build_object('id', p.id, 'label', p.name) from app.policy p where p.id = ${policy}),
      'standing', ${standing}, 'taken', ${taken}, 'rates', ${rates},
      'baseCurrency', coalesce((select s.base_currency from app.current_tenant_settings() s), ''),
      'snapshot', jsonb_build_object(
        'startDate', c.assignment_start_date, 'endDate', c.assignment_end_date,
        'along', (select count(*)::int from app.dependant d where d.employee_person_id = c.assignee_id and coalesce(d.accompanies, false)),
        'grade', (select g.code from app.grade g where g.id = ${grade}),
        'hostCountry', c.host_location->>'country', 'distance', null,
        'currency', coalesce(c.currency, (select s.base_currency from app.current_tenant_settings() s)),
        'policy', ${policyTerms(policy)}, 'components', ${componentTerms(pack)},
        'pay', ${payOf(sql`c.employee_id`, sql`c.id`)}, 'formulas', ${companyFormulas})) as loaded
    from app.case_detail c left join app.employee e on e.id = c.employee_id where c.id = ${assignment}::uuid`);
  if (!row) throw new Error('the assignment of these terms is not there');
  const { startDate, endDate, hostCountry, along } = instead;
  const said = Object.fromEntries(
    Object.entries({ startDate, endDate, hostCountry, along }).filter(([, value]) => value !== undefined),
  );
  return { ...row.loaded, snapshot: { ...row.loaded.snapshot, ...said } };
}
