import { currencyDecimals, Exact } from '@homeport/grammar';
import { type GrantedTerm, termsOf } from '../terms/door.generated.ts';
import { movingAlong } from './moving-along.rules.ts';
import type { StartFacts } from './start-facts.ts';

/** A benefit that the assignment is started with. */
export type BenefitOfPlan = GrantedTerm;

/** What the assignment is entitled to from the start: the terms that its request, policy and package come to. */
export function plannedBenefits(
  facts: StartFacts,
  { currency, endDate }: { readonly currency: string | null; readonly endDate: string | null },
): readonly BenefitOfPlan[] {
  const { request, grade, pay, formulas } = facts;
  const granted = termsOf({
    startDate: request.startDate,
    endDate,
    along: movingAlong(facts),
    grade,
    hostCountry: request.hostCountry,
    // Nobody knows how far it is before the assignment has its places.
    distance: null,
    currency,
    policy: facts.policy?.benefits ?? [],
    components: (facts.package?.components ?? []).flatMap(({ benefit: terms, kind: _, serviceType: __, ...one }) =>
      terms ? [{ terms, include: true, ...one }] : [],
    ),
    pay,
    formulas,
  });
  return granted.filter(({ isIncluded }) => isIncluded);
}

/**
 * The lump sum of a package that is one: its budget, else its cash components in its currency together. A package with points has one as
 * well, of its cash, to choose its options from. Null: neither.
 */
export function plannedLumpSum({ package: pack, ...facts }: StartFacts, currency: string | null) {
  const of = pack?.currency ?? currency;
  const points = pack?.points ?? 0;
  if (!pack || of === null || (pack.kind !== 'LUMP_SUM' && points === 0)) return null;
  const along = movingAlong(facts);
  const cash = pack.components
    .filter((one) => one.kind === 'CASH' && one.amount !== null && (one.currency ?? of) === of)
    .reduce(
      (sum, { amount, perFamilyMember }) => sum.plus(new Exact(amount ?? 0).times(perFamilyMember ? along : 1)),
      new Exact(0),
    );
  const budget = pack.kind === 'LUMP_SUM' ? pack.budget : null;
  const amount = budget ?? (cash.isZero() && points === 0 ? null : cash.toFixed(currencyDecimals(of)));
  if (amount === null) return null;
  return {
    name: pack.name,
    amount,
    currency: of,
    points,
    perPoint: pack.perPoint,
    mostPaidOut: pack.mostPaidOut ?? 0,
    covers: pack.description,
    options: points > 0 ? pack.options : [],
  };
}
