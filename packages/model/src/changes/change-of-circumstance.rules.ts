import { defineRules, Exact, type Facts, inputRefusals, makerOf, type Refusal } from '@homeport/grammar';
import {
  type CaseDetail,
  isSettled,
  type OtherCase,
  caseRefusals as ofCase,
  overlapRefusals,
} from '../cases/door.generated.ts';
import { adoptionFaults, saidByPlan } from './adopted-plan.rules.ts';
import type { AdoptedPlan } from './adopted-plan.ts';
import { costOfChange, isCostStale } from './change-cost.rules.ts';
import { type SaidByChange, says } from './change-kinds.ts';
import { type ChangeOfCircumstance, changeOfCircumstance } from './change-of-circumstance.entity.ts';
import type { ChangedEstimate } from './changed-cost-working.ts';
import { changeRefusals as no } from './changes.refusals.ts';
import { isChanged, type Present, plain, staleFields } from './present.rules.ts';

/** A member of the family of the assignee. */
export interface FamilyMember {
  readonly id: string;
  readonly accompanies: boolean;
}

/** The assignment as it is now, and what a change of it has to respect. */
export interface ChangeFacts extends Facts {
  /** Whose assignment it is. */
  readonly owner: string | null;
  readonly caseDetail: string | null;
  /** Its package, by id. */
  readonly relocationPackage: string | null;
  readonly caseStatus: CaseDetail['status'] | null;
  /** The moment, as it is kept. */
  readonly now: string;
  readonly present: Present;
  readonly hasEmployee: boolean;
  readonly family: readonly FamilyMember[];
  readonly others: readonly OtherCase[];
  /** The other assignments that the assignment itself may run beside, by id. */
  readonly beside: readonly string[];
  /** The scenario that the change adopts; null where it adopts none. */
  readonly plan: AdoptedPlan | null;
  /** What it does to the cost; null where nothing can be said, or nothing is to be decided. */
  readonly cost: ChangedEstimate | null;
}

/** What a change says of the assignment, without what was before. */
export type SaidChange = Pick<
  ChangeOfCircumstance,
  'kind' | 'effectiveDate' | Exclude<SaidByChange, 'newFamilySize' | keyof ReturnType<typeof saidByPlan>>
>;

export const changeOfCircumstanceRules = defineRules<typeof changeOfCircumstance, ChangeFacts>(changeOfCircumstance, {
  derive: (change, { owner, now, present, family, plan, cost }) => ({
    assignee: owner,
    newFamilySize: says(change.kind, 'newFamilySize') ? sizeAfter(change, family) : null,
    // An approved scenario changes no more; what was decided on stays.
    ...(change.status === 'REQUESTED' ? saidByPlan(change.kind === 'SCENARIO' ? plan : null) : {}),
    applyAt: momentOfChange(change),
    ...costOfChange(change, asked(change), cost),
    // Taken once, and again when somebody looks at it: what changes meanwhile is seen by comparing.
    ...(change.seenAt === null ? { ...present, seenAt: now } : {}),
  }),
  check: (change, before, facts) =>
    before === undefined || isAsked(change, before)
      ? [...(before === undefined && isOver(facts) ? [ofCase.caseIsOver()] : []), ...changeFaults(change, facts)]
      : [],
  guards: {
    // Whoever asks for a change does not decide on it.
    isNotOwn: (record, { me }) => (makerOf(record) === me.user ? no.ownChange() : undefined),
    isCurrent: (record, { present }) => (staleFields(record, present).length > 0 ? no.changedSince() : undefined),
    isCostCurrent: (record, { cost }) => (isCostStale(record, cost) ? no.changedSince() : undefined),
    isPossible: (record, facts) => (isOver(facts) ? ofCase.caseIsOver() : changeFaults(record, facts)[0]),
  },
});

/** The moment from which the clock applies a change; null as long as it is not approved, and for what is done by hand. */
export const momentOfChange = ({
  status,
  kind,
  effectiveDate,
}: Pick<ChangeOfCircumstance, 'status' | 'kind' | 'effectiveDate'>): string | null =>
  status === 'APPROVED' && kind !== 'OTHER' ? `${effectiveDate}T00:00:00Z` : null;

const isOver = ({ caseStatus }: ChangeFacts): boolean => caseStatus !== null && isSettled({ status: caseStatus });

/** How many of the family move along once the change holds. */
const sizeAfter = (
  { joining, leaving }: Pick<ChangeOfCircumstance, 'joining' | 'leaving'>,
  family: readonly FamilyMember[],
): number => family.filter((one) => movesAlong(one, { joining, leaving })).length;

/** Whether somebody of the family moves along once the change holds. */
export const movesAlong = (
  { id, accompanies }: FamilyMember,
  { joining, leaving }: Pick<ChangeOfCircumstance, 'joining' | 'leaving'>,
): boolean =>
  (accompanies || (joining ?? []).some((one) => one.id === id)) && !(leaving ?? []).some((one) => one.id === id);

/** What a change asks for; the rest of it says by whom, why and what became of it. */
export const askedByChange = [
  'kind',
  'effectiveDate',
  'newStartDate',
  'newEndDate',
  'newHostLocation',
  'joining',
  'leaving',
  'newPolicy',
  'newGrade',
  'newSalary',
  'newSalaryCurrency',
  'scenario',
  'overlaps',
] as const;
/** What is asked for, so that it is the same text as long as it is the same: relations by id, amounts without zeros behind. */
const asked = (change: Pick<ChangeOfCircumstance, (typeof askedByChange)[number]>): string =>
  JSON.stringify(
    askedByChange.map((field) => {
      const value = change[field];
      if (field === 'newSalary') return value === null ? null : new Exact(String(value)).toFixed();
      if (!Array.isArray(value)) return plain(value);
      return value.length === 0 ? plain(null) : value.map(({ id }) => id).sort();
    }),
  );

/** What is asked for has changed: what was right when it was asked is not judged again because it was decided. */
const isAsked = (now: ChangeOfCircumstance, before: ChangeOfCircumstance): boolean =>
  askedByChange.some((field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]));

/** What has to be said, by kind; of dates one of the two is enough, as it is of who joins and who leaves. */
const needed = {
  DATES: [],
  EXTENSION: ['newEndDate'],
  SHORTENING: ['newEndDate'],
  RETURN: ['newEndDate'],
  HOST_CHANGE: ['newHostLocation'],
  FAMILY: [],
  PAY: ['newSalary', 'newSalaryCurrency'],
  POLICY: ['newPolicy'],
  GRADE: ['newGrade'],
  SCENARIO: ['scenario'],
  OTHER: [],
} as const satisfies Readonly<Record<ChangeOfCircumstance['kind'], readonly SaidByChange[]>>;

/** Everything that is wrong with a change of an assignment that is as the facts say. */
export function changeFaults(change: SaidChange, facts: ChangeFacts): Refusal[] {
  const missing = needed[change.kind].filter((field) => change[field] === null);
  if (missing.length > 0)
    return missing.map((field) => inputRefusals.required({ label: changeOfCircumstance.fields[field].label }, field));
  if (change.kind === 'OTHER') return [];
  const faults = [
    ...beforeStart(change, facts),
    ...dateFaults(change, facts),
    ...placeFaults(change),
    ...familyFaults(change, facts),
  ];
  if (faults.length === 0 && change.kind === 'SCENARIO')
    faults.push(...adoptionFaults(facts.plan, { ...facts, along: sizeAfter(change, facts.family) }, facts.present));
  if (faults.length > 0) return faults;
  if ((change.kind === 'PAY' || change.kind === 'GRADE') && !facts.hasEmployee) return [no.noEmployee()];
  return isChanged(change, facts.present, facts.plan) ? overlapFaults(change, facts) : [no.nothingChanges()];
}

/**
 * An assignment that has not begun cannot be otherwise yet. A new start date is carried over before the old one; it is held by
 * what is wrong with dates.
 */
function beforeStart(change: SaidChange, { present: { startBefore }, plan }: ChangeFacts): Refusal[] {
  const { effectiveDate } = change;
  const { newStartDate } = newDates(change, plan, startBefore);
  const isBefore = startBefore !== null && effectiveDate !== '' && effectiveDate < startBefore;
  return isBefore && newStartDate === null ? [no.beforeStart({ day: startBefore }, 'effectiveDate')] : [];
}

/** The dates that a change says, by itself or by its scenario; null: as it is. */
const newDates = (
  { kind, newStartDate, newEndDate }: SaidChange,
  plan: AdoptedPlan | null,
  startBefore: string | null,
): Pick<SaidChange, 'newStartDate' | 'newEndDate'> =>
  kind === 'SCENARIO'
    ? {
        newStartDate: plan && plan.startDate !== startBefore ? plan.startDate : null,
        newEndDate: plan?.endDate ?? null,
      }
    : { newStartDate, newEndDate };

/** What is wrong with new dates: the end before the start, not the way the kind says, or over before the change holds. */
function dateFaults(change: SaidChange, { present: { startBefore, endBefore }, plan }: ChangeFacts): Refusal[] {
  const { kind, effectiveDate } = change;
  const { newStartDate, newEndDate } = newDates(change, plan, startBefore);
  if (!says(kind, 'newEndDate') && !says(kind, 'planEnd')) return [];
  const start = newStartDate ?? startBefore;
  const end = newEndDate ?? endBefore;
  if (start !== null && end !== null && end < start)
    return [ofCase.endBeforeStart({}, newEndDate === null ? 'newStartDate' : 'newEndDate')];
  if ((kind === 'SHORTENING' || kind === 'RETURN') && newEndDate !== null && effectiveDate > newEndDate)
    return [no.overBefore({ day: newEndDate }, 'effectiveDate')];
  if (endBefore === null || newEndDate === null) return [];
  if (kind === 'EXTENSION' && newEndDate <= endBefore) return [no.notLonger({ day: endBefore }, 'newEndDate')];
  return kind === 'SHORTENING' && newEndDate >= endBefore ? [no.notShorter({ day: endBefore }, 'newEndDate')] : [];
}

const placeFaults = ({ kind, newHostLocation }: SaidChange): Refusal[] =>
  kind === 'HOST_CHANGE' && !newHostLocation?.country ? [no.placeNeedsCountry({}, 'newHostLocation')] : [];

/** Whoever joins is of the family and does not move along yet; whoever leaves does. */
function familyFaults({ kind, joining, leaving }: SaidChange, { family }: ChangeFacts): Refusal[] {
  if (!says(kind, 'joining')) return [];
  const isAlong = (id: string): boolean | undefined => family.find((one) => one.id === id)?.accompanies;
  return [
    ...((joining ?? []).some(({ id }) => isAlong(id) !== false) ? [no.joinsNot({}, 'joining')] : []),
    ...((leaving ?? []).some(({ id }) => isAlong(id) !== true) ? [no.leavesNot({}, 'leaving')] : []),
  ];
}

/** The dates that it comes to beside those of other assignments of the person. */
function overlapFaults(change: SaidChange, { present, others, beside, plan }: ChangeFacts): Refusal[] {
  if (!says(change.kind, 'overlaps')) return [];
  const { newStartDate, newEndDate } = newDates(change, plan, present.startBefore);
  return overlapRefusals(
    {
      assignmentStartDate: newStartDate ?? present.startBefore,
      assignmentEndDate: newEndDate ?? present.endBefore,
      overlaps: [...(change.overlaps ?? []), ...beside.map((id) => ({ id, label: '' }))],
    },
    others,
  );
}
