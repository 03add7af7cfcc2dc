import { type RawBuilder, sql } from 'kysely';

/** Parts of the statement that loads what an estimate is worked out from, about an assignment `c` on a day. They answer JSON. */
const list = (rows: RawBuilder<unknown>) => sql`coalesce((${rows}), '[]'::jsonb)`;

/** The benefits that are granted, with their draw-down and what policy, else benefit, say of tax. */
export const grantedBenefits = list(sql`select jsonb_agg(jsonb_build_object('benefit', n.id, 'name', n.name,
    'source', jsonb_build_object('entity', 'caseBenefit', 'id', b.id, 'version', b.version),
    'amount', b.amount::text, 'payAmount', case when b.amount is null then b.pay_amount::text end, 'currency', b.currency,
    'period', coalesce(b.period, 'ONCE'), 'startsOn', b.starts_on, 'endsOn', b.ends_on,
    'shares', coalesce((select jsonb_agg(y->>'share') from jsonb_array_elements(b.years) y), '[]'::jsonb),
    'proration', coalesce(k.proration, 'CALENDAR'), 'isFlexible', coalesce(b.flex_option, false),
    'lowerLimit', b.lower_limit::text, 'upperLimit', b.upper_limit::text, 'tolerance', b.tolerance::text,
    'isTaxable', coalesce(t.is_taxable, n.is_taxable, false),
    'isGrossedUp', coalesce(t.is_grossed_up, n.is_grossed_up, false),
    'replaces', case when b.pay_amount is null then null when k.method = 'INDEX' then 'COST_OF_LIVING'
      when k.method = 'PERCENT' and k.base = 'BASE_SALARY' then 'PREMIUMS'
      when k.formula like '%hostHousing%' then 'HOUSING' end) order by n.name, b.id)
  from app.case_benefit b join app.benefit n on n.id = b.benefit_id
    left join app.policy_benefit t on t.id = b.policy_benefit_id
    left join app.calculation k on k.id = coalesce(t.calculation_id, n.calculation_id)
  where b.case_detail_id = c.id and b.status = 'INCLUDED'`);

/** What services are said to cost that are not called off. */
export const services =
  list(sql`select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'cost', s.cost_amount::text,
    'currency', s.cost_currency, 'on', s.start_date) order by s.name, s.id)
  from app.case_service s where s.case_detail_id = c.id and s.status <> 'CANCELLED' and s.cost_amount > 0 and s.cost_currency is not null`);

/** The balance sheet that holds on the first day of the assignment or next to it; without one the salary. */
export const yearlyPay = sql`coalesce((select jsonb_build_object('currency', s.currency,
    'source', jsonb_build_object('entity', 'balanceSheet', 'id', s.id, 'version', s.version), 'baseSalary', s.base_salary::text,
    'hypotheticalTax', s.hypothetical_tax::text, 'housingNorm', s.housing_norm::text, 'costOfLiving', s.cost_of_living::text,
    'premiums', s.premiums::text, 'hostHousing', s.host_housing::text)
  from app.balance_sheet s where s.case_detail_id = c.id order by s.effective_from desc limit 1),
  (select jsonb_build_object('currency', e.salary_currency,
    'source', jsonb_build_object('entity', 'employee', 'id', e.id, 'version', e.version), 'baseSalary', e.salary::text,
    'hypotheticalTax', null, 'housingNorm', null, 'costOfLiving', null, 'premiums', null, 'hostHousing', null)
  from app.employee e where e.id = c.employee_id and e.salary is not null and e.salary_currency is not null))`;

/** Of each pair of currencies the latest rates up to a day, so many that two of them meet on one. */
export const ratesUpTo = (day: RawBuilder<unknown>) =>
  list(sql`select jsonb_agg(jsonb_build_object('id', r.id,
    'fromCurrency', r.from_currency, 'toCurrency', r.to_currency, 'effectiveDate', r.effective_date, 'source', r.source,
    'rate', r.rate::text))
  from (select x.*, row_number() over (partition by x.from_currency, x.to_currency order by x.effective_date desc) as n
    from app.exchange_rate x where x.effective_date <= ${day} and x.effective_date > ${day} - 400) r where r.n <= 31`);

/** The tax tables of a country that hold on a day, with their bands. Those of a state or canton are left to whoever asks for them. */
export const tablesOf = (country: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
  list(sql`select jsonb_agg(jsonb_build_object(
    'kind', t.kind, 'filing', t.filing_status, 'name', t.name, 'currency', t.currency,
    'source', jsonb_build_object('entity', 'taxTable', 'id', t.id, 'version', t.version),
    'bands', coalesce((select jsonb_agg(jsonb_build_object('from', d.from_amount::text, 'rate', d.rate::text) order by d.from_amount)
      from app.tax_table_band d where d.tax_table_id = t.id), '[]'::jsonb)) order by t.code, t.id)
  from app.tax_table t where t.country = ${country} and t.active and t.state is null
    and t.effective_from <= ${day} and coalesce(t.effective_to, 'infinity') >= ${day}`);
