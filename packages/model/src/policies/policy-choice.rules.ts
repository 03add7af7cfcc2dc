import { dayAfter, monthsBetween } from '@homeport/grammar';

/** Who a policy is for, as its record says; ids, days as yyyy-MM-dd. Null: for everybody. */
export interface PolicyScope {
  readonly id: string;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  /** Where the move goes, ISO 3166. */
  readonly country: string | null;
  readonly companyGroup: string | null;
  readonly office: string | null;
  readonly caseType: string | null;
  /** The rank of the lowest grade, 1 is the lowest of all. */
  readonly lowestRank: number | null;
  readonly family: 'ALONG' | 'ALONE' | null;
  readonly fewestMonths: number | null;
  readonly mostMonths: number | null;
}
/** The move that a policy is looked for. Null: not known yet. */
export interface PolicyQuestion {
  /** The day that it begins. */
  readonly on: string | null;
  readonly country: string | null;
  readonly companyGroup: string | null;
  readonly office: string | null;
  readonly caseType: string | null;
  readonly rank: number | null;
  /** How many of the family move along. */
  readonly along: number;
  /** How long it lasts, whole months begun; null while the end is open. */
  readonly months: number | null;
}
export type ConditionOfPolicy =
  | 'DATE'
  | 'COUNTRY'
  | 'COMPANY_GROUP'
  | 'OFFICE'
  | 'CASE_TYPE'
  | 'GRADE'
  | 'FAMILY'
  | 'DURATION';
/** One condition of a policy held against a move; `isMet` is null where the move does not say it. */
export interface JudgedCondition {
  readonly condition: ConditionOfPolicy;
  readonly isMet: boolean | null;
}
export interface JudgedPolicy {
  readonly policy: string;
  readonly holds: boolean;
  readonly conditions: readonly JudgedCondition[];
}
export interface PolicyChoice {
  /** Null: none holds, or several hold equally narrowly. */
  readonly chosen: string | null;
  /** Those that hold as narrowly as each other, where that keeps any from being chosen. */
  readonly equal: readonly string[];
  /** All of them, the ones that hold first, the narrowest of these at the head. */
  readonly judged: readonly JudgedPolicy[];
}

const same = (wanted: string, is: string | null): boolean | null => (is === null ? null : wanted === is);
function lasts({ fewestMonths, mostMonths }: PolicyScope, months: number | null): boolean | null {
  if (months === null) return null;
  return (fewestMonths === null || months >= fewestMonths) && (mostMonths === null || months <= mostMonths);
}

/** Every condition that a policy makes, held against a move. */
function judge(policy: PolicyScope, of: PolicyQuestion): JudgedCondition[] {
  const { on } = of;
  const asked: (readonly [ConditionOfPolicy, unknown, () => boolean | null])[] = [
    ['COUNTRY', policy.country, () => same(policy.country ?? '', of.country)],
    ['COMPANY_GROUP', policy.companyGroup, () => same(policy.companyGroup ?? '', of.companyGroup)],
    ['OFFICE', policy.office, () => same(policy.office ?? '', of.office)],
    ['CASE_TYPE', policy.caseType, () => same(policy.caseType ?? '', of.caseType)],
    ['GRADE', policy.lowestRank, () => (of.rank === null ? null : of.rank >= (policy.lowestRank ?? 0))],
    ['FAMILY', policy.family, () => of.along > 0 === (policy.family === 'ALONG')],
    ['DURATION', policy.fewestMonths ?? policy.mostMonths, () => lasts(policy, of.months)],
  ];
  const isInTime =
    on === null ? null : policy.effectiveFrom <= on && (policy.effectiveTo === null || on <= policy.effectiveTo);
  return [
    { condition: 'DATE', isMet: isInTime },
    ...asked.flatMap(([condition, wanted, met]) => (wanted === null ? [] : [{ condition, isMet: met() }])),
  ];
}

/**
 * The policy that holds for a move: all of its conditions are met, and it makes more of them than any other. Of two that make as many
 * none is chosen. A condition that the move says nothing of is not met.
 */
export function choosePolicy(policies: readonly PolicyScope[], of: PolicyQuestion): PolicyChoice {
  const judged = policies
    .map((policy) => {
      const conditions = judge(policy, of);
      return { policy: policy.id, holds: conditions.every(({ isMet }) => isMet === true), conditions };
    })
    .sort((a, b) => Number(b.holds) - Number(a.holds) || b.conditions.length - a.conditions.length);
  const holding = judged.filter(({ holds }) => holds);
  const narrowest = holding.filter(({ conditions }) => conditions.length === holding[0]?.conditions.length);
  const ids = narrowest.map(({ policy }) => policy);
  return { chosen: ids.length === 1 ? (ids[0] ?? null) : null, equal: ids.length > 1 ? ids : [], judged };
}

/**
 * Whole months of a span, both days included; null while its end is open. 1 Jan to 31 Dec are 12, and so are they to 1 Jan: a thirteenth
 * counts once it is full, so that 1 to 12 and 13 to 36 leave nothing out and say nothing twice.
 */
export function monthsOf(from: string | null, to: string | null): number | null {
  if (from === null || to === null || to < from) return null;
  return monthsBetween(from, dayAfter(to, 1));
}
