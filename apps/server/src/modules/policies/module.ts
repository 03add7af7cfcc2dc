import { defineFacts, defineFactsOfAll, each, type Module } from '@homeport/engine';
import { expenseAllowance, type ProviderFacts, policy, serviceProvider } from '@homeport/model/policies';
import { qualitySurvey } from '@homeport/model/surveys';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';
import { currentFrom, loadCurrentFrom } from '../effective/index.ts';
import { intoForceHandler, newVersionHandler } from './new-version.ts';
import { policyOffersHandler } from './offers.ts';
import { policyVersionsHandler } from './versions.ts';

/** Which version a policy follows, and whether assignments follow the policy. */
const loadPolicyFacts = defineFacts(
  policy,
  async (ctx, record, before) => {
    const [row] = before
      ? await ctx.query(sql<{ used: boolean }>`
        select exists (select from app.case_detail where policy_id = ${record.id}::uuid) as used`)
      : [];
    return { currentFrom: await currentFrom(ctx, policy, ['code'], record), isInUse: row?.used ?? false };
  },
  { looksUp: { caseDetail: ['policy'] } },
);

/** What people answered who were asked about a provider's work. */
const loadProviderFacts = defineFactsOfAll(
  serviceProvider,
  (ctx, asked) =>
    factsOfRows<ProviderFacts>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id })),
      columns: 'id uuid',
      facts: sql`(select jsonb_build_object('answered', count(*)::int, 'points', coalesce(sum(mean_score), 0)::text)
        from app.quality_survey where provider_id = x.id and status = 'ANSWERED' and mean_score is not null)`,
    }),
  { from: { answers: each(qualitySurvey, 'provider', ['status', 'meanScore']) } },
);

/** Policies, what they grant, packages and who provides services. */
export const policiesModule: Module = {
  name: 'policies',
  facts: [loadPolicyFacts, loadProviderFacts, loadCurrentFrom(expenseAllowance, ['code'])],
  actions: [newVersionHandler, intoForceHandler],
  routes: [policyOffersHandler, policyVersionsHandler],
};
