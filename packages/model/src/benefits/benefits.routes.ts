import { defineRoute, type RefValue, text, yesNo } from '@homeport/grammar';

/** A benefit of an assignment as the assignee application lists it. */
export interface CaseBenefitLine {
  readonly id: string;
  readonly caseDetailId: string;
  readonly benefit: RefValue;
  readonly amount: string | null;
  readonly currency: string;
  readonly lowerLimit: string | null;
  readonly upperLimit: string | null;
  readonly period: string | null;
  readonly withExpenses: boolean;
}
export const caseBenefitsOf = defineRoute<readonly CaseBenefitLine[]>()({
  name: 'caseBenefitsOf',
  label: 'Benefits of an assignment',
  method: 'GET',
  path: 'case-benefit',
  who: 'signedIn',
  query: {
    caseDetailId: text('Assignment', { required: true, max: 36 }),
    tenantId: text('Tenant', { max: 36 }),
    withExpensesOnly: yesNo('With expenses only', { initial: false }),
  },
  shape: { type: 'array', items: { type: 'object', required: ['id', 'benefit', 'currency'] } },
});
