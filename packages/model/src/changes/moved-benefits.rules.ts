import {
  dayBefore,
  type PayTerms,
  type StandingTerm,
  type TermsChange,
  type TermsSnapshot,
  termsChanges,
  termsOf,
} from '../terms/door.generated.ts';
import type { SaidChange } from './change-of-circumstance.rules.ts';

/** The benefits of an assignment, and what its terms are worked out from: already with the policy and the grade of the change. */
export interface StandingTerms {
  readonly standing: readonly StandingTerm[];
  readonly snapshot: TermsSnapshot;
}
/** What becomes of a benefit. Amounts are for each period in `currency`, null where nothing is said of them or they come from pay. */
export interface BenefitEffect {
  /** The granted benefit; of one that is gained, the benefit itself. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'GAINED' | 'LOST' | 'CHANGED';
  readonly currency: string;
  readonly amountBefore: string | null;
  readonly amountAfter: string | null;
  /** Its last day before and then; null: as long as the assignment, whose end is open. */
  readonly lastBefore: string | null;
  readonly lastAfter: string | null;
}
/** What is written of benefits, and how it is shown. */
export interface MovedBenefits {
  readonly changes: readonly TermsChange[];
  /** Those that a person gave end with the assignment, where they did before. */
  readonly spans: readonly { readonly id: string; readonly endsOn: string | null }[];
  readonly shown: readonly BenefitEffect[];
}
interface After {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly hostCountry: string | null;
  /** How many of the family move along. */
  readonly along: number;
}

/** What a change does to the benefits: the terms as they will be, compared with what was granted. */
export function movedBenefits(
  change: SaidChange,
  { standing, snapshot }: StandingTerms,
  before: { readonly endDate: string | null },
  after: After,
): MovedBenefits {
  const lastDay = dayBefore(change.effectiveDate);
  const terms = { ...snapshot, ...after, pay: payAfter(change, snapshot.pay) };
  const changes = termsChanges(standing, termsOf(terms), lastDay);
  const isMoved = before.endDate !== after.endDate;
  const spans = standing.filter(
    ({ grantedBy, endsOn }) => grantedBy === 'HAND' && isMoved && endsOn !== null && endsOn === before.endDate,
  );
  return {
    changes,
    spans: spans.map(({ id }) => ({ id, endsOn: after.endDate })),
    shown: [...changes.map((one) => effectOf(one, lastDay)), ...spans.map((one) => kept(one, after.endDate))],
  };
}

/** A new salary is what calculations begin with, unless there is a balance sheet: that has its own. */
function payAfter({ kind, newSalary, newSalaryCurrency }: SaidChange, pay: PayTerms | null): PayTerms | null {
  if (kind !== 'PAY' || newSalary === null || newSalaryCurrency === null || (pay !== null && pay.sheet !== null))
    return pay;
  const nothing = { spendable: null, housingNorm: null, index: null, sheet: null, source: null };
  return { ...nothing, currency: newSalaryCurrency, baseSalary: newSalary };
}

function effectOf(change: TermsChange, lastDay: string): BenefitEffect {
  if (change.kind === 'GAINED') {
    const { benefit: id, name, currency, amount, endsOn } = change.term;
    const dates = { lastBefore: null, lastAfter: endsOn };
    return { id, name, kind: 'GAINED', currency, amountBefore: null, amountAfter: amount, ...dates };
  }
  const { id, name, currency, amount: amountBefore, endsOn: lastBefore } = change.standing;
  if (change.kind === 'LOST')
    return { id, name, kind: 'LOST', currency, amountBefore, amountAfter: null, lastBefore, lastAfter: lastDay };
  const { amount: amountAfter, term } = change;
  return {
    id,
    name,
    kind: 'CHANGED',
    currency: term.currency,
    amountBefore,
    amountAfter,
    lastBefore,
    lastAfter: term.endsOn,
  };
}
const kept = ({ id, name, currency, amount, endsOn }: StandingTerm, lastAfter: string | null): BenefitEffect => ({
  ...{ id, name, kind: 'CHANGED', currency, amountBefore: amount, amountAfter: amount },
  ...{ lastBefore: endsOn, lastAfter },
});
