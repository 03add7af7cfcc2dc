import type { ReportDimension } from '@homeport/model/costing';
import { type RawBuilder, sql } from 'kysely';
import { decimalsOf, factorBetween } from './rate-sql.ts';
import { estimatedLines, type SpentSource, spentFrom } from './spent-sql.ts';

type Sql = RawBuilder<unknown>;

/** What is added up, for whom. */
export interface ReportWish {
  readonly by: ReportDimension;
  /** Only what is in this group of a dimension. */
  readonly of: ReportDimension | null;
  readonly key: string | null;
  readonly currency: string;
  readonly withPay: boolean;
  readonly sources: readonly SpentSource[];
  readonly tenant: string;
  /** yyyy-MM-dd */
  readonly today: string;
  /** The ids of the assignments that the reader sees. */
  readonly seen: Sql;
}

/** Whole months from a day to a later one, as `monthsBetween` counts them. */
export const monthsIn = (from: Sql, to: Sql): Sql => sql`((extract(year from ${to}) - extract(year from ${from})) * 12
  + extract(month from ${to}) - extract(month from ${from})
  - case when extract(day from ${to}) < extract(day from ${from}) and extract(day from ${to} + 1) <> 1 then 1 else 0 end)::int`;

/** The key of a group, of a row `r` of an assignment `x`. */
const keyOf = (by: ReportDimension, tenant: string): Sql => {
  switch (by) {
    case 'BENEFIT':
      return sql`concat_ws('|', r.kind, case when r.is_pay then 'pay' else '' end, coalesce(r.name, ''))`;
    case 'ROUTE':
      return sql`concat_ws('|', coalesce(x.home, ''), coalesce(x.host, ''))`;
    case 'COHORT':
      return sql`coalesce(x.cohort, '')`;
    case 'CLIENT':
      return sql`${tenant}::text`;
    case 'ASSIGNMENT':
      return sql`x.id::text`;
  }
};
const only = (isIt: boolean, value: Sql): Sql => (isIt ? value : sql`null`);

/** Approved estimates of assignments that the reader sees, the newest of each. */
const cases = ({ seen, today, currency }: ReportWish): Sql => sql`
  select a.*, case when a.starts is null or ${today}::date < a.starts then 0
      else least(a.months, ${monthsIn(sql`a.starts`, sql`(${today}::date + 1)`)}) end as months_over,
    ${decimalsOf(sql`a.currency`)} as decimals, ${decimalsOf(sql`${currency}::text`)} as shown_decimals
  from (select distinct on (c.id) c.id, e.id as estimate, e.currency, e.base_date, coalesce(z.base_currency, '') as base,
      c.reference, c.name, c.assignment_start_date as starts, c.home_location->>'country' as home, c.host_location->>'country' as host,
      to_char(c.assignment_start_date, 'YYYY"-Q"Q') as cohort,
      case when c.assignment_end_date >= c.assignment_start_date
        then ${monthsIn(sql`c.assignment_start_date`, sql`(c.assignment_end_date + 1)`)} end as months
    from app.cost_estimate e join app.case_detail c on c.id = e.case_detail_id left join app.current_tenant_settings() z on true
    where e.status = 'APPROVED' and c.id in (${seen}) order by c.id, e.number desc) a`;

/**
 * Actual against estimate, put together, as one row of JSON: `rows`, and how many amounts have no rate. The rule is that of the card
 * of one assignment (`actualsOf`): thing by thing in the currency of the estimate, each amount rounded once at the rate of its day;
 * then each thing once more in the currency of the report, at the rate of the day of the estimate.
 */
export function reportStatement(wish: ReportWish): Sql {
  const { by, of, key, currency, withPay, sources, tenant } = wish;
  const spent = withPay ? sources : sources.filter((name) => name !== 'payslip');
  const inGroup = of === null ? sql`true` : sql`${keyOf(of, tenant)} = ${key ?? ''}::text`;
  const isBenefit = by === 'BENEFIT';
  const [isRoute, isCohort, isCase] = [by === 'ROUTE', by === 'COHORT', by === 'ASSIGNMENT'];
  const shown = (value: Sql) => sql`round(${value} * f.times / f.over, x.shown_decimals)`;
  return sql`
    with cases as materialized (${cases(wish)}), spent as materialized (${spentFrom(spent)}),
    ways as materialized (select p.*, k.times, k.over from (
        select s.currency as c_from, x.currency as c_to, s.day, x.base from spent s join cases x on x.id = s.case_id where s.currency <> x.currency
        union select x.currency, ${currency}::text, x.base_date, x.base from cases x where x.currency <> ${currency}::text) p
      cross join lateral ${factorBetween(sql`p.c_from`, sql`p.c_to`, sql`p.day`, sql`p.base`)} k),
    valued as materialized (select s.case_id, s.kind, s.benefit, s.name, s.is_pay, s.is_actual,
        case when s.currency = x.currency then s.amount else round(s.amount * w.times / w.over, x.decimals) end as amount
      from spent s join cases x on x.id = s.case_id
        left join ways w on w.c_from = s.currency and w.c_to = x.currency and w.day = s.day and w.base = x.base),
    things as materialized (select t.case_id, t.kind, t.is_pay, min(t.name) as name, sum(t.estimated) as estimated, sum(t.actual) as actual, sum(t.committed) as committed
      from (select l.case_id, l.kind, l.benefit, l.name, l.is_pay, l.amount as estimated, 0::numeric as actual, 0::numeric as committed
          from (${estimatedLines}) l where ${withPay}::boolean or not l.is_pay
        union all select v.case_id, v.kind, v.benefit, v.name, v.is_pay, 0, case when v.is_actual then v.amount else 0 end,
          case when v.is_actual then 0 else v.amount end from valued v where v.amount is not null) t
      group by t.case_id, t.kind, t.is_pay, coalesce(t.benefit::text, t.name)),
    figures as materialized (select ${keyOf(by, tenant)} as key, r.case_id, ${only(isBenefit, sql`r.kind`)} as kind, ${isBenefit ? sql`r.is_pay` : sql`false`} as is_pay,
        ${isCase ? sql`concat_ws(' ', x.reference, x.name)` : only(isBenefit, sql`r.name`)} as name, ${only(isRoute, sql`x.home`)} as home,
        ${only(isRoute, sql`x.host`)} as host, ${only(isCohort, sql`x.cohort`)} as cohort,
        ${shown(sql`r.estimated`)} as estimated, ${shown(sql`r.actual`)} as actual, ${shown(sql`r.committed`)} as committed,
        ${shown(sql`case when x.months > 0 then round(r.estimated * x.months_over / x.months - r.actual, x.decimals) else 0 end`)} as accrual
      from things r join cases x on x.id = r.case_id
        join lateral (select 1::numeric as times, 1::numeric as over where x.currency = ${currency}::text
          union all select w.times, w.over from ways w where w.c_from = x.currency and w.c_to = ${currency}::text and w.day = x.base_date
            and w.base = x.base and w.times is not null) f on true
      where ${inGroup})
    select jsonb_build_object('rows', coalesce((select jsonb_agg(to_jsonb(g)) from (
        select f.key, min(f.kind) as kind, bool_or(f.is_pay) as "isPay", min(f.name) as name, min(f.home) as home, min(f.host) as host,
          min(f.cohort) as cohort, ${only(isCase, sql`f.key`)} as "caseDetail", ${tenant}::text as "tenantId", count(distinct f.case_id)::int as assignments,
          sum(f.estimated)::text as estimated, sum(f.actual)::text as actual, sum(f.committed)::text as committed,
          sum(f.actual + f.committed - f.estimated)::text as difference, sum(f.accrual)::text as accrual
        from figures f group by f.key) g), '[]'::jsonb),
      'assignments', (select count(distinct f.case_id)::int from figures f),
      'withoutRate', (select count(*)::int from valued v where v.amount is null)
        + (select count(*)::int from ways w where w.c_to = ${currency}::text and w.times is null and exists (select from cases x where x.currency = w.c_from and x.base_date = w.day))) as report`;
}
