import { defineRules, type Facts } from '@homeport/grammar';
import { caseActualCost } from './case-actual-cost.entity.ts';
import { checkDate, type PeriodSpan } from './period.rules.ts';

export interface ActualCostFacts extends Facts {
  readonly period: PeriodSpan;
}

/** A cost lies in the period that it is posted in. One from before this was asked keeps its day until one of both is changed. */
export const caseActualCostRules = defineRules<typeof caseActualCost, ActualCostFacts>(caseActualCost, {
  check: (cost, before, { period }) =>
    before?.effectiveDate === cost.effectiveDate && before.postingPeriod.id === cost.postingPeriod.id
      ? []
      : checkDate(cost.effectiveDate, period, 'effectiveDate'),
});
