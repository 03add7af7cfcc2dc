import type { GrantedTerm } from '../terms/door.generated.ts';
import { type Estimated, estimateOf } from './estimate.rules.ts';
import type { EstimateBenefit, EstimateService, EstimateSnapshot } from './estimate-snapshot.ts';

/** Whether a benefit is taxed, and who pays that, as its policy says. */
export interface TaxOfBenefit {
  readonly benefit: string;
  readonly isTaxable: boolean;
  readonly isGrossedUp: boolean;
}

/** A benefit that somebody would be granted, as it is estimated. */
const benefitOfTerm = (term: GrantedTerm, taxed: TaxOfBenefit | undefined): EstimateBenefit => {
  const { benefit, name, amount, payAmount, currency, period, startsOn, endsOn, years } = term;
  // An amount that was worked out leads to what it was worked out from: the record that grants it may say another one.
  const working = amount === null ? null : term.trace;
  const { flexOption, lowerLimit, upperLimit, tolerance, policyBenefit } = term;
  return {
    ...{ benefit, name, amount, payAmount, currency, period, startsOn, endsOn, lowerLimit, upperLimit, tolerance },
    working,
    source:
      working !== null
        ? null
        : policyBenefit === null
          ? { entity: 'benefit', id: benefit }
          : { entity: 'policyBenefit', id: policyBenefit },
    ...{ shares: years.map(({ share }) => share), proration: 'CALENDAR', isFlexible: flexOption, replaces: null },
    ...{ isTaxable: taxed?.isTaxable ?? false, isGrossedUp: taxed?.isGrossedUp ?? false },
  };
};

/**
 * What an assignment would cost that is not there yet: of what its policy and package include, without pay, and with the services that
 * are known. The rest of the snapshot is as for an assignment.
 */
export function estimateOfTerms(
  granted: readonly GrantedTerm[],
  taxes: readonly TaxOfBenefit[],
  of: Omit<EstimateSnapshot, 'benefits' | 'services' | 'pay'>,
  services: readonly EstimateService[] = [],
): Estimated {
  const byBenefit = new Map(taxes.map((one) => [one.benefit, one]));
  const benefits = granted
    .filter(({ isIncluded, payAmount }) => isIncluded && payAmount === null)
    .map((term) => benefitOfTerm(term, byBenefit.get(term.benefit)));
  const { lines, assumptions } = estimateOf({ ...of, benefits, services, pay: null });
  return { lines, assumptions };
}
