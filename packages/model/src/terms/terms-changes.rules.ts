import { Exact } from '@homeport/grammar';
import type { GrantedTerm } from './terms.rules.ts';

/** A benefit that an assignment has, as far as its terms are compared. Amounts are in `currency`, days yyyy-MM-dd. */
export interface StandingTerm {
  readonly id: string;
  readonly benefit: string;
  readonly name: string;
  readonly status: 'INCLUDED' | 'EXCLUDED';
  /** By policy or package; by a person it is no matter of the terms. */
  readonly grantedBy: 'POLICY' | 'PACKAGE' | 'HAND' | null;
  readonly policyBenefit: string | null;
  readonly amount: string | null;
  /** What the terms came to, before anybody departed from it. */
  readonly termsAmount: string | null;
  readonly payAmount: string | null;
  readonly currency: string;
  readonly period: GrantedTerm['period'];
  readonly lowerLimit: string | null;
  readonly upperLimit: string | null;
  readonly tolerance: string | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}
/** What is compared of a benefit, and what of it is not as the terms say. */
const compared = [
  'policyBenefit',
  'currency',
  'period',
  'lowerLimit',
  'upperLimit',
  'tolerance',
  'startsOn',
  'endsOn',
] as const;
export type ChangedTerm = (typeof compared)[number] | 'termsAmount' | 'payAmount';
/** What working the terms out again does to the benefits of an assignment. */
export type TermsChange =
  | { readonly kind: 'GAINED'; readonly term: GrantedTerm }
  | { readonly kind: 'LOST'; readonly standing: StandingTerm }
  | {
      readonly kind: 'CHANGED';
      readonly standing: StandingTerm;
      readonly term: GrantedTerm;
      readonly fields: readonly ChangedTerm[];
      /** The amount that it has then: that of the terms, unless somebody has departed from it. */
      readonly amount: string | null;
    };

/**
 * What differs between what an assignment has and what its terms come to now. A benefit that nobody departed from takes the new amount; a
 * flexed one keeps its own as long as it is within the new upper limit, else it falls back to the terms. What a person gave
 * stays; what was excluded stays excluded and is brought up to date all the same. `lastDay` (yyyy-MM-dd) is the last one of what is lost.
 */
export function termsChanges(
  standing: readonly StandingTerm[],
  granted: readonly GrantedTerm[],
  lastDay: string,
): readonly TermsChange[] {
  const byBenefit = new Map(standing.map((one) => [one.benefit, one]));
  const found: TermsChange[] = [];
  for (const term of granted) {
    const has = byBenefit.get(term.benefit);
    if (!has) {
      if (term.isIncluded) found.push({ kind: 'GAINED', term });
      continue;
    }
    const fields = changedFields(has, term);
    if (fields.length > 0) found.push({ kind: 'CHANGED', standing: has, term, fields, amount: amountThen(has, term) });
  }
  const kept = new Set(granted.map(({ benefit }) => benefit));
  for (const has of standing)
    if (!kept.has(has.benefit) && isOfTerms(has) && has.status === 'INCLUDED' && !isOver(has, lastDay))
      found.push({ kind: 'LOST', standing: has });
  return found;
}

/** Whether it ends by then anyway. */
const isOver = ({ endsOn }: StandingTerm, lastDay: string): boolean => endsOn !== null && endsOn <= lastDay;

/** Whether policy or package gave it. What was granted before anybody noted by what is taken for theirs. */
const isOfTerms = ({ grantedBy }: StandingTerm): boolean => grantedBy !== 'HAND';

/** Whether somebody has departed from what the terms came to. */
export const isFlexed = ({ amount, termsAmount }: Pick<StandingTerm, 'amount' | 'termsAmount'>): boolean =>
  termsAmount !== null && !isSame(amount, termsAmount);

function changedFields(has: StandingTerm, term: GrantedTerm): readonly ChangedTerm[] {
  const differ: ChangedTerm[] = compared.filter((name) =>
    amounts.includes(name) ? !isSame(has[name], term[name]) : has[name] !== term[name],
  );
  if (!isSame(has.termsAmount, term.amount)) differ.push('termsAmount');
  if (!isSame(has.payAmount, term.payAmount)) differ.push('payAmount');
  return differ;
}
const amounts: readonly string[] = ['lowerLimit', 'upperLimit', 'tolerance'];

const isSame = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : new Exact(a).eq(b);

function amountThen(has: StandingTerm, term: GrantedTerm): string | null {
  // Of an amount without its terms nobody knows any more that it came from them.
  const isOwn = has.termsAmount === null || isFlexed(has);
  const isKept = isOwn && has.amount !== null && has.currency === term.currency;
  if (!isKept) return term.amount;
  const isOver = term.upperLimit !== null && new Exact(has.amount ?? 0).gt(term.upperLimit);
  return isOver ? term.amount : has.amount;
}
