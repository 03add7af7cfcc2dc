import { currencyDecimals, Exact, type Refusal } from '@homeport/grammar';
import { checkFlexLimits } from '../expenses/door.generated.ts';
import type { BenefitYear } from './benefit-year.ts';
import { benefitRefusals as no } from './benefits.refusals.ts';

/** A benefit that somebody departs from, with who may. Roles are keys; an empty list leaves it to whoever works on the assignment. */
export interface FlexibleBenefit {
  readonly flexOption: boolean;
  readonly exception: boolean;
  readonly lowerLimit: string | null;
  readonly upperLimit: string | null;
  readonly tolerance: string | null;
  readonly currency: string;
}
/** Roles that a benefit reserves a deed for, by role key. */
export interface ReservedRoles {
  readonly changeAmountRoles: readonly string[];
  readonly flexRoles: readonly string[];
  readonly exceptionRoles: readonly string[];
  readonly editRoles: readonly string[];
}
/** Whether one of the caller's roles is among those that a deed is reserved for. Reserved for none, it is for all who may otherwise. */
export const isReservedFor = (roles: readonly string[], mine: readonly string[]): boolean =>
  roles.length === 0 || roles.some((role) => mine.includes(role));

/** What becomes of an amount that somebody wants (EX-13c): it is taken, or it needs an exception above the ceiling, or it cannot be. */
export type FlexOutcome =
  | { readonly is: 'AUTOMATIC' }
  | { readonly is: 'EXCEPTION'; readonly ceiling: string }
  | { readonly is: 'REFUSED'; readonly refusal: Refusal };

/** Up to the upper limit and its tolerance it is automatic; beyond that it is an exception, where the policy knows any. */
export function flexTo(amount: string, of: FlexibleBenefit): FlexOutcome {
  if (!of.flexOption) return { is: 'REFUSED', refusal: no.notFlexible(undefined, 'amount') };
  const limits = { lower: of.lowerLimit, upper: of.upperLimit, tolerancePercent: of.tolerance };
  const { decision, ceiling, findings } = checkFlexLimits(amount, limits, currencyDecimals(of.currency));
  if (decision === 'automatic') return { is: 'AUTOMATIC' };
  const isUnder = findings.some(({ code }) => code === 'expenses.underLimit');
  if (isUnder || ceiling === undefined) {
    const limit = of.lowerLimit ?? '0';
    return { is: 'REFUSED', refusal: no.underLimit({ limit, currency: of.currency }, 'amount') };
  }
  if (!of.exception)
    return { is: 'REFUSED', refusal: no.noExceptions({ limit: ceiling, currency: of.currency }, 'amount') };
  return { is: 'EXCEPTION', ceiling };
}

/** What another amount for each period adds to the budget over all years that are worked out; below zero where it is less. */
export function budgetEffect(
  before: string | null,
  after: string,
  years: readonly Pick<BenefitYear, 'amount'>[],
  currency: string,
): string {
  const decimals = currencyDecimals(currency);
  const difference = new Exact(after).minus(before ?? 0);
  if (years.length === 0 || before === null || new Exact(before).isZero()) return difference.toFixed(decimals);
  const all = years.reduce((sum, { amount }) => sum.plus(amount), new Exact(0));
  return all.times(difference).div(before).toFixed(decimals);
}
