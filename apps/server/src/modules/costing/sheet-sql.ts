import { type RawBuilder, sql } from 'kysely';

/** Parts of the statement that loads what a balance sheet is worked out from, about an assignment `c` and its policy `p` on a day. They answer JSON. */
const list = (rows: RawBuilder<unknown>) => sql`coalesce((${rows}), '[]'::jsonb)`;
const holdsOn = (row: string, day: RawBuilder<unknown>) =>
  sql`${sql.ref(`${row}.effective_from`)} <= ${day} and coalesce(${sql.ref(`${row}.effective_to`)}, 'infinity') >= ${day}`;

/** The salary on a day: what it was before the first change that was carried out after it, else what it is now. */
export const payOn = (
  day: RawBuilder<unknown>,
) => sql`(select case when coalesce(was.salary_before, e.salary) is null then null
    else jsonb_build_object('salary', coalesce(was.salary_before, e.salary)::text,
      'currency', coalesce(was.salary_currency_before, e.salary_currency),
      'source', case when was.id is null then jsonb_build_object('entity', 'employee', 'id', e.id, 'version', e.version)
        else jsonb_build_object('entity', 'changeOfCircumstance', 'id', was.id, 'version', was.version) end) end
  from app.employee e left join lateral (select x.id, x.version, x.salary_before, x.salary_currency_before
    from app.change_of_circumstance x where x.case_detail_id = c.id and x.status = 'APPLIED' and x.effective_date > ${day}
      and x.salary_before is not null order by x.effective_date limit 1) was on true
  where e.id = c.employee_id and coalesce(was.salary_currency_before, e.salary_currency) is not null)`;

/** What people spend at home, by the tables that hold on a day. */
export const normsOn = (day: RawBuilder<unknown>) =>
  list(sql`select jsonb_agg(jsonb_build_object('kind', n.kind,
    'familySize', n.family_size, 'fromIncome', n.from_income::text, 'amount', n.amount::text, 'currency', n.currency,
    'source', jsonb_build_object('entity', 'livingNorm', 'id', n.id, 'version', n.version)))
  from app.living_norm n where n.country = c.home_location->>'country' and ${holdsOn('n', day)}`);

/** The indexes between both countries that hold on a day. */
export const indexesOn = (day: RawBuilder<unknown>) =>
  list(sql`select jsonb_agg(jsonb_build_object('homePlace', i.home_place,
    'hostPlace', i.host_place, 'kind', i.kind, 'index', i.index::text, 'homeCurrency', i.home_currency,
    'hostCurrency', i.host_currency, 'measuredRate', i.measured_rate::text,
    'source', jsonb_build_object('entity', 'costOfLivingIndex', 'id', i.id, 'version', i.version)))
  from app.cost_of_living_index i where i.home_country = c.home_location->>'country'
    and i.host_country = c.host_location->>'country' and ${holdsOn('i', day)}`);

/** Benefits that are a share of the salary, in its currency: the premiums. */
export const premiums = list(sql`select jsonb_agg(jsonb_build_object('name', n.name, 'amount', b.pay_amount::text,
    'perYear', case b.period when 'MONTH' then 12 else 1 end,
    'source', jsonb_build_object('entity', 'caseBenefit', 'id', b.id, 'version', b.version)) order by n.name, b.id)
  from app.case_benefit b join app.benefit n on n.id = b.benefit_id left join app.policy_benefit t on t.id = b.policy_benefit_id
    join app.calculation k on k.id = coalesce(t.calculation_id, n.calculation_id)
  where b.case_detail_id = c.id and b.status = 'INCLUDED' and b.pay_amount is not null and b.period in ('MONTH', 'YEAR')
    and k.method = 'PERCENT' and k.base = 'BASE_SALARY'
    and b.currency = (select e.salary_currency from app.employee e where e.id = c.employee_id)`);

export const sheetPolicy = sql`jsonb_build_object('indexKind', p.cost_of_living_index, 'cap', p.cost_of_living_cap::text,
  'capCurrency', p.currency, 'neverNegative', coalesce(p.cost_of_living_floor, true),
  'byBands', coalesce(p.cost_of_living_by_bands, false), 'takesHousingNorm', coalesce(p.takes_housing_norm, true))`;
