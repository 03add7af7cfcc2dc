import { type AddressValue, Exact } from '@homeport/grammar';
import type { AdoptedPlan } from './adopted-plan.ts';
import { beforeAndAfter, says } from './change-kinds.ts';
import type { ChangeOfCircumstance } from './change-of-circumstance.entity.ts';

/** What is so of an assignment now, by the fields in which a change keeps it as what was before. Relations by id. */
export interface Present {
  readonly startBefore: string | null;
  readonly endBefore: string | null;
  readonly homeBefore: AddressValue | null;
  readonly hostBefore: AddressValue | null;
  readonly familySizeBefore: number;
  readonly policyBefore: string | null;
  /** What it is called. */
  readonly packageBefore: string | null;
  readonly gradeBefore: string | null;
  readonly salaryBefore: string | null;
  readonly salaryCurrencyBefore: string | null;
}
export type BeforeField = (typeof beforeAndAfter)[number][0];
type Kept = Pick<ChangeOfCircumstance, 'kind' | BeforeField | 'salaryCurrencyBefore'>;

/** What was kept as before and is not so any more, of what the kind of change is about. */
export const staleFields = (kept: Kept, present: Present): readonly BeforeField[] =>
  beforeAndAfter.flatMap(([before, after]) =>
    says(kept.kind, after) && !isSame(kept, present, before) ? [before] : [],
  );

function isSame(kept: Kept, present: Present, field: BeforeField): boolean {
  if (field === 'salaryBefore')
    return sameMoney(
      [kept.salaryBefore, kept.salaryCurrencyBefore],
      [present.salaryBefore, present.salaryCurrencyBefore],
    );
  return sameValue(kept[field], present[field]);
}

/** Whether a change changes anything: only what differs counts. */
export function isChanged(
  change: Pick<
    ChangeOfCircumstance,
    | 'kind'
    | 'newStartDate'
    | 'newEndDate'
    | 'newHostLocation'
    | 'joining'
    | 'leaving'
    | 'newPolicy'
    | 'newGrade'
    | 'newSalary'
    | 'newSalaryCurrency'
  >,
  present: Present,
  plan: AdoptedPlan | null,
): boolean {
  switch (change.kind) {
    case 'FAMILY':
      return (change.joining ?? []).length + (change.leaving ?? []).length > 0;
    case 'PAY':
      return !sameMoney(
        [change.newSalary, change.newSalaryCurrency],
        [present.salaryBefore, present.salaryCurrencyBefore],
      );
    case 'HOST_CHANGE':
      return !sameValue(change.newHostLocation, present.hostBefore);
    case 'POLICY':
      return !sameValue(change.newPolicy, present.policyBefore);
    case 'GRADE':
      return !sameValue(change.newGrade, present.gradeBefore);
    case 'SCENARIO':
      return plan !== null && isOtherwise(plan, present);
    case 'OTHER':
      return true;
    default:
      return (
        (change.newStartDate !== null && change.newStartDate !== present.startBefore) ||
        (change.newEndDate !== null && change.newEndDate !== present.endBefore)
      );
  }
}

/** Whether an assignment would be in anything as it is not now. */
const isOtherwise = (plan: AdoptedPlan, present: Present): boolean =>
  plan.familySize !== present.familySizeBefore ||
  (
    [
      [plan.startDate, present.startBefore],
      [plan.endDate, present.endBefore],
      [plan.homeLocation, present.homeBefore],
      [plan.hostLocation, present.hostBefore],
      [plan.policy, present.policyBefore],
      [plan.relocationPackage?.label ?? null, present.packageBefore],
    ] as const
  ).some(([then, now]) => !sameValue(then, now));

const sameMoney = (
  [amount, currency]: readonly [string | null, string | null],
  [other, otherCurrency]: readonly [string | null, string | null],
): boolean =>
  amount === null || other === null ? amount === other : currency === otherCurrency && new Exact(amount).eq(other);

/** Relations are the same by their id, addresses by their parts in whatever order. */
const sameValue = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
/** A value as text, the same for what is the same. */
export function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  if ('id' in value) return JSON.stringify(value.id);
  return JSON.stringify(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
