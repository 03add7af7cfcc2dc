import { type RawBuilder, sql } from 'kysely';

/** Parts of statements that read what a policy grants. They answer JSON in the form of the snapshot that `termsOf` works from. */
const list = (rows: RawBuilder<unknown>) => sql`coalesce((${rows}), '[]'::jsonb)`;

/** What a line of a policy says of a benefit goes before what the benefit says itself; `n` alone is the benefit by itself. */
const saying = (line: 't' | 'n') => (name: string) =>
  line === 'n' ? sql.raw(`n.${name}`) : sql.raw(`coalesce(t.${name}, n.${name})`);
const years = (line: 't' | 'n') => {
  const of = (one: 't' | 'n') =>
    `jsonb_build_array(${Array.from({ length: 10 }, (_, i) => `${one}.year${i + 1}::text`).join(', ')})`;
  const isSaid = Array.from({ length: 10 }, (_, i) => `t.year${i + 1}`).join(', ');
  // A draw-down is said as a whole: years of two sources together are nobody's.
  return sql.raw(line === 'n' ? of('n') : `case when num_nonnulls(${isSaid}) > 0 then ${of('t')} else ${of('n')} end`);
};
const calculationTerms = (id: RawBuilder<unknown>) => sql`(select jsonb_build_object('code', k.code, 'name', k.name,
  'method', k.method, 'base', k.base, 'percentage', k.percentage::text, 'factor', k.factor::text, 'formula', k.formula,
  'floor', k.floor::text, 'cap', k.cap::text, 'proration', k.proration, 'decimals', k.decimals)
  from app.calculation k where k.id = ${id})`;
const variations = sql`${list(sql`select jsonb_agg(jsonb_build_object('id', v.id, 'dependsOn', v.depends_on, 'value', v.value,
    'amount', v.amount::text, 'currency', v.currency, 'lowerLimit', v.lower_limit::text, 'upperLimit', v.upper_limit::text)
    order by v.value, v.id)
  from app.policy_benefit_variation v where v.policy_benefit_id = t.id`)}`;

function terms(line: 't' | 'n'): RawBuilder<unknown> {
  const said = saying(line);
  return sql`jsonb_build_object('benefit', n.id, 'name', n.name, 'policyBenefit', ${sql.raw(line === 't' ? 't.id' : 'null')},
    'amount', ${said('amount')}::text, 'currency', ${said('currency')}, 'unitType', ${said('unit_type')},
    'numberOfUnits', ${said('number_of_units')}, 'period', coalesce(${said('period')}, 'ONCE'),
    'percentage', ${said('percentage')}::text, 'coveredYears', ${said('covered_years')}, 'years', ${years(line)},
    'dataVariation', ${said('data_variation')}, 'variations', ${line === 't' ? variations : sql.raw("'[]'::jsonb")},
    'calculation', ${calculationTerms(said('calculation_id'))}, 'flexOption', coalesce(${said('flex_option')}, false),
    'lowerLimit', ${said('lower_limit')}::text, 'upperLimit', ${said('upper_limit')}::text,
    'tolerance', ${said('tolerance')}::text, 'exception', coalesce(${said('exception')}, true),
    'include', coalesce(${said('include')}, false), 'lockInclude', coalesce(${said('lock_include')}, false),
    'employeeCanPost', coalesce(${said('employee_can_post')}, true))`;
}

/** Everything that a policy says of benefits. */
export const policyTerms = (policy: RawBuilder<unknown>) =>
  list(sql`select jsonb_agg(${terms('t')} order by n.name, n.id) from app.policy_benefit t
    join app.benefit n on n.id = t.benefit_id where t.policy_id = ${policy}`);

/** What a benefit says itself; null where there is none. */
export const benefitTerms = (benefit: RawBuilder<unknown>) =>
  sql`(select ${terms('n')} from app.benefit n where n.id = ${benefit})`;

/** The benefits of a package, those that are not included as well. `pack` may speak of the assignment as `c`, so no row here is called so. */
export const componentTerms = (pack: RawBuilder<unknown>) =>
  list(sql`select jsonb_agg(jsonb_build_object('terms', ${benefitTerms(sql`part.benefit_id`)}, 'amount', part.amount::text,
      'currency', part.currency, 'include', coalesce(part.include, false), 'lockInclude', coalesce(part.lock_include, false),
      'perFamilyMember', coalesce(part.per_family_member, false)) order by part.sequence, part.id)
    from app.package_component part where part.relocation_package_id = ${pack} and part.benefit_id is not null`);

/** Formulas of the company, which may name each other. */
export const companyFormulas =
  list(sql`select jsonb_agg(jsonb_build_object('code', k.code, 'label', k.name, 'text', k.formula)
  order by k.code) from app.calculation k where k.formula is not null`);

/**
 * The pay that calculations begin with: the balance sheet of the assignment that holds today, the latest before it came; without one the
 * salary of the employee. Null where neither is known.
 */
export const payOf = (employee: RawBuilder<unknown>, assignment: RawBuilder<unknown> | null) => sql`coalesce(${
  assignment === null
    ? sql`null`
    : sql`(select jsonb_build_object('currency', s.currency, 'baseSalary', s.base_salary::text, 'spendable', s.spendable::text,
        'housingNorm', s.housing_norm::text, 'index', s.index::text,
        'sheet', jsonb_build_object('baseSalary', s.base_salary::text, 'hypotheticalTax', s.hypothetical_tax::text,
          'housingNorm', s.housing_norm::text, 'spendable', s.spendable::text, 'index', s.index::text,
          'neverNegative', s.never_negative, 'premiums', s.premiums::text, 'hostHousing', s.host_housing::text,
          'monthlyRent', s.monthly_rent::text, 'housingDifferential', s.housing_differential::text, 'byBands', s.by_bands,
          'reserve', s.reserve::text, 'costOfLiving', s.cost_of_living::text, 'net', s.net::text,
          'effectiveFrom', s.effective_from, 'effectiveTo', s.effective_to),
        'source', jsonb_build_object('entity', 'balanceSheet', 'id', s.id, 'version', s.version))
      from app.balance_sheet s where s.case_detail_id = ${assignment}
      order by s.effective_from <= current_date desc, case when s.effective_from <= current_date then s.effective_from end desc,
        s.effective_from limit 1)`
}, (select jsonb_build_object('currency', e.salary_currency, 'baseSalary', e.salary::text, 'spendable', null, 'housingNorm', null,
    'index', null, 'sheet', null, 'source', jsonb_build_object('entity', 'employee', 'id', e.id, 'version', e.version))
  from app.employee e where e.id = ${employee} and e.salary is not null and e.salary_currency is not null))`;
