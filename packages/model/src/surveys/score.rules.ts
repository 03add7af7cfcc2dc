import { Exact } from '@homeport/grammar';

/** The score scale of the specification, lowest first; N/A counts for nothing. */
export const scores = ['NA', 'POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT'] as const;
export type Score = (typeof scores)[number];
const points: Readonly<Record<Exclude<Score, 'NA'>, number>> = { POOR: 1, FAIR: 2, AVERAGE: 3, GOOD: 4, EXCELLENT: 5 };
const most = 5;

export interface SurveyResult {
  /** Mean of the answers from 1 to 5 with two decimals; null when all are N/A. */
  readonly mean: string | null;
  /** The mean as a share of the maximum, in percent with two decimals. */
  readonly percent: string | null;
}
/** Mean and percentage of the answers of a survey; N/A is excluded (EX-38). */
export function surveyResult(answers: readonly Score[]): SurveyResult {
  const counted = answers.flatMap((score) => (score === 'NA' ? [] : [points[score]]));
  if (counted.length === 0) return { mean: null, percent: null };
  const mean = new Exact(counted.reduce((all, one) => all + one, 0)).dividedBy(counted.length);
  return { mean: mean.toFixed(2), percent: mean.dividedBy(most).times(100).toFixed(2) };
}

export type SurveyAlert = 'LOW' | 'HIGH' | null;
/** Whether a percentage raises an alert: low at or below the lower threshold, high at or above the upper one. */
export function alertOf(percent: string | null, low: string | null, high: string | null): SurveyAlert {
  if (percent === null) return null;
  if (low !== null && new Exact(percent).lessThanOrEqualTo(low)) return 'LOW';
  return high !== null && new Exact(percent).greaterThanOrEqualTo(high) ? 'HIGH' : null;
}

/** Net promoter score of answers from 0 to 10: share of 9 and 10 minus share of 0 to 6, rounded; null without answers. */
export function netPromoterScore(answers: readonly number[]): number | null {
  if (answers.length === 0) return null;
  const share = (is: (one: number) => boolean) =>
    new Exact(answers.filter(is).length).times(100).dividedBy(answers.length);
  return share((one) => one >= 9)
    .minus(share((one) => one <= 6))
    .toDecimalPlaces(0)
    .toNumber();
}
/** Answers of 6 of 10 and below are escalated, as the best in the field do. */
export const isEscalated = (recommend: number | null): boolean => recommend !== null && recommend <= 6;
