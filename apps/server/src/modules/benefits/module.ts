import { answer, type Module } from '@homeport/engine';
import type { Filter } from '@homeport/grammar';
import { type CaseBenefitLine, caseBenefit, caseBenefitsOf } from '@homeport/model/benefits';

/** What the policy grants to an assignment. */
export const benefitsModule: Module = {
  name: 'benefits',
  routes: [
    // The tenant in the query is the one acted in: the answer never leaves it.
    answer(caseBenefitsOf, async (ctx, { query }) => {
      if (query.tenantId && query.tenantId !== ctx.tenant) return [];
      const all: Filter[] = [{ field: 'caseDetail', op: 'eq', value: query.caseDetailId }];
      if (query.withExpensesOnly === true) all.push({ field: 'withExpenses', op: 'eq', value: true });
      const found = await ctx.records(caseBenefit).find({ filter: { all }, sort: 'created,asc', limit: 1000 });
      return found as unknown as CaseBenefitLine[];
    }),
  ],
};
