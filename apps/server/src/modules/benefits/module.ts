import { answer, type Module } from '@homeport/engine';
import type { Filter } from '@homeport/grammar';
import {
  benefitRefusals,
  type CaseBenefitLine,
  caseBenefit,
  caseBenefitsOf,
  chooseOptions,
  lumpSumPolicy,
  myLumpSum,
} from '@homeport/model/benefits';
import { benefitDeeds, loadCaseBenefitFacts } from './benefit-deeds.ts';
import { chooseFor, currentLumpSum, loadLumpSumOwner, loadLumpSumUseFacts, shownLumpSum } from './lump-sum.ts';

/** What the policy grants to an assignment, and its lump sum. */
export const benefitsModule: Module = {
  name: 'benefits',
  facts: [loadLumpSumOwner, loadLumpSumUseFacts, loadCaseBenefitFacts],
  actions: benefitDeeds,
  routes: [
    // The tenant in the query is the one acted in: the answer never leaves it.
    answer(caseBenefitsOf, async (ctx, { query }) => {
      if (query.tenantId && query.tenantId !== ctx.tenant) return [];
      const all: Filter[] = [{ field: 'caseDetail', op: 'eq', value: query.caseDetailId }];
      if (query.withExpensesOnly === true) all.push({ field: 'withExpenses', op: 'eq', value: true });
      const found = await ctx.records(caseBenefit).find({ filter: { all }, sort: 'created,asc', limit: 1000 });
      return found as unknown as CaseBenefitLine[];
    }),
    answer(myLumpSum, async (ctx) => {
      const found = await currentLumpSum(ctx);
      return found && shownLumpSum(ctx, found);
    }),
    answer(chooseOptions, (ctx, { body }) => chooseFor(ctx, body.choice)),
    answer(lumpSumPolicy, async (ctx) => {
      const found = await currentLumpSum(ctx);
      if (!found?.policyText) return benefitRefusals.noLumpSum();
      const text = `${found.name}\n\n${found.policyText}\n`;
      return { type: 'text/plain; charset=utf-8', body: text, download: `${found.name}.txt` };
    }),
  ],
};
