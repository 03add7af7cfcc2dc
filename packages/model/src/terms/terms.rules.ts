import { currencyDecimals, Exact, type Trace } from '@homeport/grammar';
import type { BenefitYear, TermReason } from '../benefits/door.generated.ts';
import { spanOf, yearsOf } from './benefit-years.rules.ts';
import type { BenefitPeriod, BenefitTerms, ComponentTerms, TermsSnapshot } from './terms-snapshot.ts';
import { variationFor } from './varied-terms.rules.ts';
import { type PlainAmount, workedAmount } from './worked-amount.rules.ts';

/** A benefit that somebody is granted, or could be. Amounts are in `currency`, for each period; days are yyyy-MM-dd. */
export interface GrantedTerm {
  readonly benefit: string;
  readonly name: string;
  readonly policyBenefit: string | null;
  /** Null where it is worked out from pay (`payAmount`), or nothing is said of it. */
  readonly amount: string | null;
  readonly payAmount: string | null;
  readonly trace: Trace | null;
  readonly currency: string;
  readonly period: BenefitPeriod;
  readonly flexOption: boolean;
  readonly lowerLimit: string | null;
  readonly upperLimit: string | null;
  readonly tolerance: string | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly years: readonly BenefitYear[];
  readonly grantedBy: 'POLICY' | 'PACKAGE';
  /** It is granted by default; what is not can be included. */
  readonly isIncluded: boolean;
  readonly isLocked: boolean;
  readonly withExpenses: boolean;
  readonly reasons: readonly TermReason[];
}

/**
 * What somebody is entitled to: every benefit of the policy, then what the package grants besides. Of a benefit that both name the
 * package says how much and whether it is included. One without a currency is in that of the assignment; with neither it is
 * left out. Pure: the start of an assignment, its recalculation, every preview and the demo come here.
 */
export function termsOf(of: TermsSnapshot): readonly GrantedTerm[] {
  const granted = new Map<string, GrantedTerm>();
  for (const terms of of.policy) {
    const one = grantOf(terms, null, of);
    if (one) granted.set(terms.benefit, one);
  }
  const known = new Map(of.policy.map((terms) => [terms.benefit, terms]));
  for (const component of of.components) {
    if (component.perFamilyMember && of.along === 0) continue;
    const { benefit } = component.terms;
    const one = grantOf(known.get(benefit) ?? component.terms, component, of);
    if (one) granted.set(benefit, one);
  }
  return [...granted.values()];
}

function grantOf(terms: BenefitTerms, component: ComponentTerms | null, of: TermsSnapshot): GrantedTerm | null {
  const variation = variationFor(terms, of);
  const fromPackage = component?.amount ?? null;
  const currency = (fromPackage === null ? variation?.currency : component?.currency) ?? terms.currency ?? of.currency;
  if (currency === null) return null;
  const count = component?.perFamilyMember ? of.along : 1;
  const plain: PlainAmount =
    fromPackage === null
      ? {
          value: variation?.amount ?? terms.amount,
          currency,
          title: variation?.value ?? null,
          source: sourceOf(terms, variation?.id ?? null),
        }
      : { value: timesMembers(fromPackage, count, currency), currency, title: null, source: null };
  const worked = workedAmount(fromPackage === null ? terms : { ...terms, calculation: null }, plain, of);
  const { from, to } = spanOf(terms, of);
  const { calculation } = fromPackage === null ? terms : { calculation: null };
  return {
    benefit: terms.benefit,
    name: terms.name,
    policyBenefit: terms.policyBenefit,
    amount: worked.isPay ? null : worked.value,
    payAmount: worked.isPay ? worked.value : null,
    trace: worked.trace,
    currency,
    period: terms.period,
    flexOption: terms.flexOption,
    lowerLimit: variation?.lowerLimit ?? terms.lowerLimit,
    upperLimit: variation?.upperLimit ?? terms.upperLimit,
    tolerance: terms.tolerance,
    startsOn: from,
    endsOn: to,
    // What is worked out from pay is drawn down by whom pay is open to, from its own amount.
    years:
      worked.value === null || worked.isPay
        ? []
        : yearsOf(terms, { value: worked.value, currency }, of, calculation?.proration),
    grantedBy: component ? 'PACKAGE' : 'POLICY',
    isIncluded: component ? component.include : terms.include,
    isLocked: component ? component.lockInclude : terms.lockInclude,
    withExpenses: terms.employeeCanPost,
    reasons: [
      ...(variation && fromPackage === null
        ? [{ because: 'VARIES', by: variation.dependsOn, value: variation.value } as const]
        : []),
      ...(calculation ? [{ because: worked.waits ? 'WAITS' : 'CALCULATED', name: calculation.name } as const] : []),
      ...(component?.perFamilyMember ? [{ because: 'PER_MEMBER', count } as const] : []),
      ...(terms.coveredYears !== null && to !== of.endDate
        ? [{ because: 'COVERED', years: terms.coveredYears } as const]
        : []),
    ],
  };
}

const sourceOf = ({ policyBenefit, benefit }: BenefitTerms, variation: string | null) =>
  variation !== null
    ? { entity: 'policyBenefitVariation', id: variation }
    : policyBenefit !== null
      ? { entity: 'policyBenefit', id: policyBenefit }
      : { entity: 'benefit', id: benefit };

const timesMembers = (amount: string, count: number, currency: string): string =>
  count === 1 ? amount : new Exact(amount).times(count).toFixed(currencyDecimals(currency));

/** A granted benefit as it is kept: how it came about apart from what everybody reads. */
export const keptTerm = ({ name: _, isIncluded: __, payAmount, trace, ...term }: GrantedTerm) => ({
  ...term,
  working: trace === null ? null : { trace, isFromPay: payAmount !== null },
});
