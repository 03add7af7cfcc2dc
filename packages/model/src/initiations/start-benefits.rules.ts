import { currencyDecimals, Exact } from '@homeport/grammar';
import type { CaseBenefit } from '../benefits/door.generated.ts';
import type { GrantFacts, StartFacts } from './start-facts.ts';

/** A benefit that the assignment is started with; amounts in `currency`. */
export interface BenefitOfPlan extends Omit<GrantFacts, 'currency' | 'employeeCanPost'> {
  readonly currency: string;
  readonly withExpenses: boolean;
  readonly grantedBy: NonNullable<CaseBenefit['grantedBy']>;
}

/**
 * What the policy includes by default, then what the package includes besides: of a benefit that both grant the package says how
 * much. A benefit without a currency of its own is in that of the assignment; one with neither cannot be granted.
 */
export function plannedBenefits(facts: StartFacts, currency: string | null): readonly BenefitOfPlan[] {
  const granted = new Map<string, BenefitOfPlan>();
  const grant = (one: GrantFacts, grantedBy: BenefitOfPlan['grantedBy']): void => {
    const { currency: own, employeeCanPost, ...terms } = one;
    const inCurrency = own ?? currency;
    if (inCurrency !== null)
      granted.set(one.benefit, { ...terms, currency: inCurrency, withExpenses: employeeCanPost, grantedBy });
  };
  for (const one of facts.policy?.benefits ?? []) grant(one, 'POLICY');
  const along = movingAlong(facts);
  for (const { benefit, amount, currency: own, perFamilyMember } of facts.package?.components ?? []) {
    if (!benefit || (perFamilyMember && along === 0)) continue;
    const of = own ?? benefit.currency ?? currency;
    grant(
      { ...benefit, ...(amount !== null && { amount: times(amount, perFamilyMember ? along : 1, of) }), currency: of },
      'PACKAGE',
    );
  }
  return [...granted.values()];
}

/** The lump sum of a package that is one: its budget, else its cash components in its currency together. Null: none. */
export function plannedLumpSum({ package: pack, ...facts }: StartFacts, currency: string | null) {
  const of = pack?.currency ?? currency;
  if (pack?.kind !== 'LUMP_SUM' || of === null) return null;
  const along = movingAlong(facts);
  const cash = pack.components
    .filter((one) => one.kind === 'CASH' && one.amount !== null && (one.currency ?? of) === of)
    .reduce(
      (sum, { amount, perFamilyMember }) => sum.plus(new Exact(amount ?? 0).times(perFamilyMember ? along : 1)),
      new Exact(0),
    );
  const amount = pack.budget ?? (cash.isZero() ? null : cash.toFixed(currencyDecimals(of)));
  if (amount === null) return null;
  return {
    name: pack.name,
    amount,
    currency: of,
    points: pack.points ?? 0,
    perPoint: pack.perPoint,
    mostPaidOut: pack.mostPaidOut ?? 0,
    covers: pack.description,
  };
}

/** Family members who move along: those that are named, else as many as the request says. */
const movingAlong = ({ members, request }: Pick<StartFacts, 'members' | 'request'>): number =>
  members.length > 0 ? members.filter(({ accompanies }) => accompanies).length : request.familySize;

const times = (amount: string, count: number, currency: string | null): string =>
  count === 1 ? amount : new Exact(amount).times(count).toFixed(currency === null ? 2 : currencyDecimals(currency));
