import { defineRoute } from '@homeport/grammar';
import type { BenefitYear, TermReason } from '../benefits/door.generated.ts';
import type { DrawnDown } from './draw-down.rules.ts';
import type { CaseTermLine } from './terms.routes.ts';

/** A benefit as whoever is entitled to it reads it: how much, used, left, until when, and why. */
export interface MyBenefit
  extends Pick<CaseTermLine, 'id' | 'name' | 'amount' | 'currency' | 'period' | 'startsOn' | 'endsOn' | 'upperLimit'> {
  readonly withExpenses: boolean;
  readonly years: readonly BenefitYear[];
  readonly reasons: readonly TermReason[];
  readonly drawn: Pick<DrawnDown, 'used' | 'granted' | 'left' | 'over' | 'from' | 'to'>;
}
/** What the caller is entitled to on the present assignment; none without one. */
export const myBenefits = defineRoute<readonly MyBenefit[]>()({
  name: 'myBenefits',
  label: 'My benefits',
  method: 'GET',
  path: 'case-terms/mai',
  about: 'caseBenefit',
  who: ['assignee'],
  shape: {
    type: 'array',
    items: { type: 'object', required: ['id', 'name', 'amount', 'currency', 'period', 'drawn', 'years', 'reasons'] },
  },
});
