import { pointsPayout } from './amount-left.rules.ts';

/** What can be chosen with points, as the rules of choosing see it. */
export interface PointsOption {
  readonly id: string;
  readonly points: number;
  /** How often it can be chosen at most. */
  readonly maximum: number;
  /** Only for people with children who move along. */
  readonly needsChildren: boolean;
}
export interface PointsBudget {
  readonly points: number;
  /** Amount for each point that is paid out; null when points are not paid out. */
  readonly perPoint: string | null;
  readonly currency: string;
  /** Points that are paid out at most. */
  readonly mostPaidOut: number;
}
/** Why an option cannot be chosen (once more); params are numbers of points or of times. */
export type WhyNot =
  | { readonly code: 'overBudget'; readonly missing: number }
  | { readonly code: 'maximum'; readonly maximum: number }
  | { readonly code: 'needsChildren' }
  | { readonly code: 'closed'; readonly until: string };
/** How often each option is chosen, by its id. */
export type PointsChoice = Readonly<Record<string, number>>;

/** Points that a choice uses. Unknown options count for nothing. */
export function pointsUsed(options: readonly PointsOption[], choice: PointsChoice): number {
  return options.reduce((all, option) => all + option.points * (choice[option.id] ?? 0), 0);
}
/** Why one more of an option cannot be chosen on top of a choice; undefined when it can. */
export function whyNot(
  option: PointsOption,
  options: readonly PointsOption[],
  choice: PointsChoice,
  budget: PointsBudget,
  of: { readonly children: number; readonly today: string; readonly until: string | null },
): WhyNot | undefined {
  if (of.until !== null && of.today > of.until) return { code: 'closed', until: of.until };
  if (option.needsChildren && of.children === 0) return { code: 'needsChildren' };
  if ((choice[option.id] ?? 0) >= option.maximum) return { code: 'maximum', maximum: option.maximum };
  const left = budget.points - pointsUsed(options, choice);
  return option.points > left ? { code: 'overBudget', missing: option.points - left } : undefined;
}
/** Everything wrong with a whole choice, by option; empty when it can be kept. Over the budget is never silent. */
export function choiceFaults(
  options: readonly PointsOption[],
  choice: PointsChoice,
  budget: PointsBudget,
  of: { readonly children: number; readonly today: string; readonly until: string | null },
): readonly { readonly option: string; readonly why: WhyNot }[] {
  const faults: { option: string; why: WhyNot }[] = [];
  for (const option of options) {
    const count = choice[option.id] ?? 0;
    if (count === 0) continue;
    if (of.until !== null && of.today > of.until)
      faults.push({ option: option.id, why: { code: 'closed', until: of.until } });
    else if (option.needsChildren && of.children === 0)
      faults.push({ option: option.id, why: { code: 'needsChildren' } });
    else if (count > option.maximum || count < 0 || !Number.isInteger(count))
      faults.push({ option: option.id, why: { code: 'maximum', maximum: option.maximum } });
  }
  const over = pointsUsed(options, choice) - budget.points;
  const last = options.findLast((option) => (choice[option.id] ?? 0) > 0);
  return over > 0 && last ? [...faults, { option: last.id, why: { code: 'overBudget', missing: over } }] : faults;
}
/** What remains, and what of it is paid out (EX-13b); the payout is taxable. */
export function pointsLeft(
  budget: PointsBudget,
  used: number,
): { readonly points: number; readonly payout: string | null } {
  const points = Math.max(0, budget.points - used);
  if (budget.perPoint === null) return { points, payout: null };
  const unit = { kind: 'rate', of: budget.currency, per: 'points' } as const;
  const perPoint = { value: budget.perPoint, unit };
  return { points, payout: pointsPayout.run({ left: points, most: budget.mostPaidOut, perPoint }).value };
}
