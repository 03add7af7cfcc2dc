import type { SystemContext } from '@homeport/engine';
import type { EstimateSnapshot, TaxOfBenefit } from '@homeport/model/costing';
import type { TermsSnapshot } from '@homeport/model/terms';
import { sql } from 'kysely';
import { companyFormulas, componentTerms, policyTerms } from '../terms/index.ts';
import { ratesUpTo } from './estimate-sql.ts';

/** Which policy and package grant something that is not there yet. Ids. */
export interface Granting {
  readonly policy: string;
  readonly relocationPackage: string | null;
  /** Where none is named, the package is that of the policy. */
  readonly takesPackage: boolean;
  readonly currency: string | null;
}
export interface LoadedGranting extends Pick<TermsSnapshot, 'policy' | 'components' | 'formulas'> {
  readonly currency: string | null;
  readonly baseCurrency: string;
  readonly rates: EstimateSnapshot['rates'];
  readonly grossUp: EstimateSnapshot['grossUp'];
  readonly taxes: readonly TaxOfBenefit[];
  /** The package that it comes to. */
  readonly relocationPackage: { readonly id: string; readonly label: string } | null;
}

/**
 * What a policy and a package grant, with everything else that it is costed from, at the rates of a day (yyyy-MM-dd), in one statement; null
 * where the policy is none of the company. For requests while they are written, and for scenarios.
 */
export async function loadGranting(ctx: SystemContext, of: Granting, baseDate: string): Promise<LoadedGranting | null> {
  const policy = sql`p.id`;
  const ofPolicy = of.takesPackage ? sql`coalesce(p.default_package_id, p.lump_sum_package_id)` : sql`null::uuid`;
  const pack = sql`coalesce(${of.relocationPackage}::uuid, ${ofPolicy})`;
  const [row] = await ctx.query(sql<{ loaded: LoadedGranting }>`
    select jsonb_build_object('policy', ${policyTerms(policy)}, 'components', ${componentTerms(pack)}, 'formulas', ${companyFormulas},
      'relocationPackage', (select jsonb_build_object('id', k.id, 'label', k.name) from app.relocation_package k where k.id = ${pack}),
      'currency', coalesce(${of.currency}::text, p.currency, s.base_currency), 'baseCurrency', coalesce(s.base_currency, ''),
      'rates', ${ratesUpTo(sql`${baseDate}::date`)},
      'grossUp', jsonb_build_object('method', coalesce(p.gross_up, 'NONE'), 'federal', p.federal_rate::text,
        'state', p.state_rate::text, 'local', p.local_rate::text),
      'taxes', coalesce((select jsonb_agg(jsonb_build_object('benefit', n.id,
          'isTaxable', coalesce(t.is_taxable, n.is_taxable, false), 'isGrossedUp', coalesce(t.is_grossed_up, n.is_grossed_up, false)))
        from app.benefit n left join app.policy_benefit t on t.benefit_id = n.id and t.policy_id = p.id), '[]'::jsonb)) as loaded
    from app.policy p left join app.current_tenant_settings() s on true where p.id = ${of.policy}::uuid`);
  return row?.loaded ?? null;
}
