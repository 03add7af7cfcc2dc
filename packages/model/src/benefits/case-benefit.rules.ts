import { defineRules, Exact, type Facts, isTrace, type Refusal, type Trace } from '@homeport/grammar';
import type { TermsWorking } from './benefit-year.ts';
import { benefitRefusals as no } from './benefits.refusals.ts';
import { type CaseBenefit, caseBenefit } from './case-benefit.entity.ts';
import { isReservedFor, type ReservedRoles } from './flex.rules.ts';

/** Who departs from a benefit, and for whom the policy reserves that. */
export interface CaseBenefitFacts extends Facts, ReservedRoles {
  /** The roles of who writes, by key; null: the system, which was asked by a deed that looked itself. */
  readonly writer: readonly string[] | null;
}
/** What the roles that edit a benefit may change besides its amount. */
const edited = ['currency', 'lowerLimit', 'upperLimit', 'tolerance', 'period', 'withExpenses'] as const;

/** The amounts are what their traces say; who changes them has one of the roles that the policy names. */
export const caseBenefitRules = defineRules<typeof caseBenefit, CaseBenefitFacts>(caseBenefit, {
  derive: ({ working }) => {
    const explanation = traceOf(working, false);
    const payExplanation = traceOf(working, true);
    return {
      explanation,
      payExplanation,
      termsAmount: explanation?.result.value ?? null,
      payAmount: payExplanation?.result.value ?? null,
    };
  },
  check: (record, before, facts): Refusal[] => {
    const { writer } = facts;
    if (writer === null || before === undefined) return [];
    const isEdited = edited.some((name) => !isAlike(record[name], before[name]));
    return [
      ...(!isAlike(record.amount, before.amount) && !isReservedFor(facts.changeAmountRoles, writer)
        ? [no.reserved(undefined, 'amount')]
        : []),
      ...(isEdited && !isReservedFor(facts.editRoles, writer) ? [no.reserved()] : []),
    ];
  },
  guards: {
    isMine: (_, { editRoles, me }) => (isReservedFor(editRoles, me.roles) ? undefined : no.reserved()),
    isFree: ({ isLocked }) => (isLocked ? no.lockedIn() : undefined),
  },
});

/** The kept trace where it begins with pay, or does not; else null. */
const traceOf = (working: TermsWorking | null, isFromPay: boolean): Trace | null =>
  working !== null && isTrace(working.trace) && working.isFromPay === isFromPay ? working.trace : null;

type Compared = CaseBenefit[(typeof edited)[number]] | CaseBenefit['amount'];
const isAlike = (a: Compared, b: Compared): boolean => {
  const isNumber = typeof a === 'string' && typeof b === 'string' && numeric.test(a) && numeric.test(b);
  return isNumber ? new Exact(a).eq(b) : a === b;
};
const numeric = /^-?\d+(\.\d+)?$/;
