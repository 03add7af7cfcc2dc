import { answer, type RouteHandler, type SystemContext } from '@homeport/engine';
import { idIn } from '@homeport/grammar';
import type { EstimateSnapshot } from '@homeport/model/costing';
import { estimateOfTerms, type RequestEstimate, requestEstimate, type TaxOfBenefit } from '@homeport/model/costing';
import { type TermsSnapshot, termsOf } from '@homeport/model/terms';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { companyFormulas, componentTerms, policyTerms } from '../terms/index.ts';
import { ratesUpTo } from './estimate-sql.ts';

/** What a request says so far. Days are yyyy-MM-dd. */
interface Asked {
  readonly policy: string;
  readonly relocationPackage: string | null;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly hostCountry: string | null;
  readonly along: number;
  readonly currency: string | null;
}
interface Loaded extends Pick<TermsSnapshot, 'policy' | 'components' | 'formulas'> {
  readonly currency: string | null;
  readonly baseCurrency: string;
  readonly rates: EstimateSnapshot['rates'];
  readonly grossUp: EstimateSnapshot['grossUp'];
  readonly taxes: readonly TaxOfBenefit[];
}

/** Everything that it is worked out from besides what was asked, in one statement; null where the policy is none of the company. */
async function load(ctx: SystemContext, of: Asked, baseDate: string): Promise<Loaded | null> {
  const policy = sql`p.id`;
  const pack = sql`coalesce(${of.relocationPackage}::uuid, p.default_package_id, p.lump_sum_package_id)`;
  const [row] = await ctx.query(sql<{ loaded: Loaded }>`
    select jsonb_build_object('policy', ${policyTerms(policy)}, 'components', ${componentTerms(pack)}, 'formulas', ${companyFormulas},
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

const requestEstimateHandler = answer(requestEstimate, async (ctx, { query }) => {
  const policy = idIn(query.policy);
  const nothing: RequestEstimate = { currency: null, lines: [], takenForGiven: [] };
  if (policy === null || policy === undefined || query.startDate === null) return nothing;
  const asked: Asked = {
    ...{ policy, relocationPackage: idIn(query.relocationPackage ?? null) ?? null, startDate: query.startDate },
    ...{ endDate: query.endDate ?? null, hostCountry: query.hostCountry ?? null, along: query.familySize ?? 0 },
    currency: query.currency ?? null,
  };
  const baseDate = todayOf(ctx);
  const loaded = await load(ctx.asSystem('a request is estimated before it is one'), asked, baseDate);
  if (loaded?.currency == null) return nothing;
  const { startDate, endDate, hostCountry, along } = asked;
  const { currency, baseCurrency, rates, grossUp, taxes, ...terms } = loaded;
  const who = { startDate, endDate, along, hostCountry, grade: null, distance: null, currency, pay: null };
  const snapshot = {
    startDate,
    endDate,
    currency,
    baseDate,
    rates,
    baseCurrency,
    grossUp,
    incomeTax: null,
    socialSecurity: null,
  };
  const { lines, assumptions } = estimateOfTerms(termsOf({ ...terms, ...who }), taxes, snapshot);
  return {
    currency,
    lines: lines.map(({ kind, year, name, amount, low, high, trace }) => ({
      kind,
      year,
      name,
      amount,
      low,
      high,
      trace,
    })),
    // That no pay is counted is so by design here.
    takenForGiven: assumptions.filter(({ says }) => says !== 'NO_PAY'),
  } satisfies RequestEstimate;
});

/** What a request would cost, while it is being written. */
export const requestRoutes: readonly RouteHandler[] = [requestEstimateHandler];
