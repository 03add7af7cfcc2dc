import {
  costDifferences,
  type EstimateBenefit,
  type EstimatePay,
  type EstimateSnapshot,
  estimateOf,
} from '../costing/door.generated.ts';
import { dayBefore, type GrantedTerm } from '../terms/door.generated.ts';
import type { ChangeEffects } from './change-effects.rules.ts';
import type { SaidChange } from './change-of-circumstance.rules.ts';
import type { ChangedEstimate } from './changed-cost-working.ts';

/** What policy, else benefit, say of a benefit that is granted anew. */
export interface TermCosting extends Pick<EstimateBenefit, 'isTaxable' | 'isGrossedUp' | 'proration' | 'replaces'> {
  readonly benefit: string;
  /** The line of the policy; null: what the benefit says by itself. */
  readonly policyBenefit: string | null;
}
/** What the cost of a change is worked out from: the estimate as it is, and what counts once it holds. */
export interface CostingFacts {
  readonly snapshot: EstimateSnapshot;
  /** By the policy, the host country and the family as they will be. */
  readonly taxes: Pick<EstimateSnapshot, 'grossUp' | 'incomeTax' | 'socialSecurity'>;
  readonly terms: readonly TermCosting[];
  readonly employee: EstimatePay['source'] | null;
}
/**
 * What a change does to the expected cost of its assignment: two runs of the estimate, as it is and as the effects of the change have it.
 * Where pay or the host country change and the start does not, both count from the effective date on: what was paid before stays as it was.
 */
export function changedEstimate(change: SaidChange, effects: ChangeEffects, facts: CostingFacts): ChangedEstimate {
  const { currency, baseDate } = facts.snapshot;
  const since = countsFrom(change, effects, facts);
  const before = estimateOf({ ...facts.snapshot, ...since }).lines;
  const after = estimateOf({ ...snapshotAfter(change, effects, facts), ...since }).lines;
  return {
    ...{ currency, baseDate },
    open: costDifferences(before, after, { currency, isPay: false }),
    pay: costDifferences(before, after, { currency, isPay: true }),
  };
}

function countsFrom(
  { kind, effectiveDate }: SaidChange,
  { assignment }: ChangeEffects,
  { snapshot }: CostingFacts,
): Pick<EstimateSnapshot, 'countFrom'> {
  const startMoves = (assignment.assignmentStartDate ?? snapshot.startDate) !== snapshot.startDate;
  const isFromThen = kind === 'PAY' || assignment.hostLocation !== undefined;
  return isFromThen && !startMoves ? { countFrom: effectiveDate } : {};
}

/** What the assignment would be estimated from once the change holds. */
function snapshotAfter(change: SaidChange, effects: ChangeEffects, facts: CostingFacts): EstimateSnapshot {
  const { snapshot, taxes } = facts;
  const { assignment, services } = effects;
  const moved = new Map(services.map((one) => [one.id, one]));
  return {
    ...snapshot,
    ...taxes,
    startDate: assignment.assignmentStartDate ?? snapshot.startDate,
    endDate: assignment.assignmentEndDate ?? snapshot.endDate,
    benefits: benefitsAfter(change, effects, facts),
    services: snapshot.services.flatMap((one) => {
      const its = moved.get(one.id);
      return its === undefined ? [one] : its.isCancelled ? [] : [{ ...one, on: its.startAfter }];
    }),
    pay: payAfter(change, facts),
  };
}

/** As the deed writes them: what is lost ends the day before, what changes has its new terms, and what a person gave ends with the assignment. */
function benefitsAfter(
  { effectiveDate }: SaidChange,
  { terms: { changes, spans } }: ChangeEffects,
  facts: CostingFacts,
): readonly EstimateBenefit[] {
  const byRecord = new Map(changes.flatMap((one) => (one.kind === 'GAINED' ? [] : [[one.standing.id, one] as const])));
  const spanned = new Map(spans.map(({ id, endsOn }) => [id, endsOn]));
  const kept = facts.snapshot.benefits.map((one): EstimateBenefit => {
    const id = one.source?.id ?? '';
    const change = byRecord.get(id);
    if (change?.kind === 'LOST') return { ...one, endsOn: dayBefore(effectiveDate) };
    if (change?.kind === 'CHANGED') return { ...one, ...asTerm(change.term, change.amount, facts) };
    const endsOn = spanned.get(id);
    return endsOn === undefined ? one : { ...one, endsOn };
  });
  const gained = changes.flatMap((one) =>
    one.kind === 'GAINED' ? [{ source: null, ...asTerm(one.term, one.term.amount, facts) }] : [],
  );
  return [...kept, ...gained];
}

/** A term as it is estimated once it is granted. */
function asTerm(term: GrantedTerm, amount: string | null, { terms }: CostingFacts): Omit<EstimateBenefit, 'source'> {
  const { benefit, policyBenefit, name, currency, period, startsOn, endsOn, lowerLimit, upperLimit, tolerance } = term;
  const said = terms.find((one) => one.benefit === benefit && one.policyBenefit === policyBenefit);
  return {
    ...{ benefit, name, amount, currency, period, startsOn, endsOn, lowerLimit, upperLimit, tolerance },
    ...{ payAmount: amount === null ? term.payAmount : null, isFlexible: term.flexOption },
    ...{ shares: term.years.map(({ share }) => share), proration: said?.proration ?? 'CALENDAR' },
    ...{ isTaxable: said?.isTaxable ?? false, isGrossedUp: said?.isGrossedUp ?? false },
    replaces: term.payAmount === null ? null : (said?.replaces ?? null),
  };
}

/** A new salary counts where there is no balance sheet: that has its own, and is worked out anew. */
function payAfter(
  { kind, newSalary, newSalaryCurrency }: SaidChange,
  { snapshot: { pay }, employee }: CostingFacts,
): EstimatePay | null {
  if (kind !== 'PAY' || newSalary === null || newSalaryCurrency === null) return pay;
  if (pay?.source.entity === 'balanceSheet' || employee === null) return pay;
  const none = { hypotheticalTax: null, housingNorm: null, costOfLiving: null, premiums: null, hostHousing: null };
  return { ...none, currency: newSalaryCurrency, baseSalary: newSalary, source: employee };
}
