import { defineFacts, defineFactsOfAll, each, type Module } from '@homeport/engine';
import { expenseAllowance, type ProviderFacts, policy, serviceProvider } from '@homeport/model/policies';
import { serviceOrder } from '@homeport/model/services';
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

/** What people answered who were asked about a provider's work, and how it answers orders. */
const loadProviderFacts = defineFactsOfAll(
  serviceProvider,
  (ctx, asked) =>
    factsOfRows<ProviderFacts>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id })),
      columns: 'id uuid',
      facts: sql`(select jsonb_build_object('answered', count(*)::int, 'points', coalesce(sum(mean_score), 0)::text)
        from app.quality_survey where provider_id = x.id and status = 'ANSWERED' and mean_score is not null)
        || (select jsonb_build_object('orders', count(*)::int, 'accepted', (count(*) filter (where status = 'ACCEPTED'))::int,
          'late', (count(*) filter (where is_late))::int, 'hours', avg(hours_to_answer)::text)
        from app.service_order where provider_id = x.id and (status in ('ACCEPTED', 'DECLINED') or (status = 'OPEN' and is_late)))`,
    }),
  {
    from: {
      answers: each(qualitySurvey, 'provider', ['status', 'meanScore']),
      orders: each(serviceOrder, 'provider', ['status', 'isLate', 'hoursToAnswer']),
    },
  },
);

/** Policies, what they grant, packages and who provides services. */
export const policiesModule: Module = {
  name: 'policies',
  facts: [loadPolicyFacts, loadProviderFacts, loadCurrentFrom(expenseAllowance, ['code'])],
  actions: [newVersionHandler, intoForceHandler],
  routes: [policyOffersHandler, policyVersionsHandler],
};
