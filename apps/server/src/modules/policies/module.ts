import { defineFacts, type Module } from '@homeport/engine';
import { expenseAllowance, policy } from '@homeport/model/policies';
import { sql } from 'kysely';
import { currentFrom, loadCurrentFrom } from '../effective/index.ts';

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

/** Policies, what they grant, packages and who provides services. */
export const policiesModule: Module = {
  name: 'policies',
  facts: [loadPolicyFacts, loadCurrentFrom(expenseAllowance, ['code'])],
};
