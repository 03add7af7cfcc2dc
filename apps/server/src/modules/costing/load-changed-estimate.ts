import type { SystemContext } from '@homeport/engine';
import type { CostingFacts } from '@homeport/model/changes';
import { sql } from 'kysely';
import { type EstimateInstead, loadEstimate } from './load-estimate.ts';

/**
 * What an assignment is estimated from as it is, and by which policy, in which country and with how many it would be, at the rates of a day
 * (yyyy-MM-dd). Null where it has no first day or no currency.
 */
export async function loadChangedEstimate(
  ctx: SystemContext,
  assignment: string,
  { baseDate, ...instead }: EstimateInstead & { readonly baseDate: string },
): Promise<CostingFacts | null> {
  const at = { baseDate, currency: null };
  const snapshot = await loadEstimate(ctx, assignment, at);
  const then = snapshot && (await loadEstimate(ctx, assignment, at, instead));
  if (!snapshot || !then) return null;
  const { grossUp, incomeTax, socialSecurity } = then;
  const [row] = await ctx.query(sql<{ loaded: Pick<CostingFacts, 'terms' | 'employee'> }>`
    select jsonb_build_object('employee', (select jsonb_build_object('entity', 'employee', 'id', e.id, 'version', e.version)
        from app.employee e where e.id = c.employee_id),
      'terms', coalesce((select jsonb_agg(jsonb_build_object('benefit', n.id, 'policyBenefit', t.id,
          'isTaxable', coalesce(t.is_taxable, n.is_taxable, false), 'isGrossedUp', coalesce(t.is_grossed_up, n.is_grossed_up, false),
          'proration', coalesce(k.proration, 'CALENDAR'), 'replaces', case when k.method = 'INDEX' then 'COST_OF_LIVING'
            when k.method = 'PERCENT' and k.base = 'BASE_SALARY' then 'PREMIUMS'
            when k.formula like '%hostHousing%' then 'HOUSING' end))
        from app.benefit n left join lateral (select null::uuid as id, null::boolean as is_taxable, null::boolean as is_grossed_up, null::uuid as calculation_id
            union all select b.id, b.is_taxable, b.is_grossed_up, b.calculation_id from app.policy_benefit b
              where b.benefit_id = n.id and b.policy_id in (c.policy_id, ${instead.policy ?? null}::uuid)) t on true
          left join app.calculation k on k.id = coalesce(t.calculation_id, n.calculation_id)), '[]'::jsonb)) as loaded
    from app.case_detail c where c.id = ${assignment}::uuid`);
  return { snapshot, taxes: { grossUp, incomeTax, socialSecurity }, terms: [], employee: null, ...row?.loaded };
}
