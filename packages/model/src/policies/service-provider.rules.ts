import { defineRules, Exact } from '@homeport/grammar';
import { policyRefusals as no } from './policies.refusals.ts';
import { serviceProvider } from './service-provider.entity.ts';
import { readPeriods } from './working-periods.rules.ts';

/** What people answered who were asked about a provider's work: how many, and the sum of their mean scores from 1 to 5. */
export interface ProviderFacts extends Readonly<Record<string, unknown>> {
  readonly answered: number;
  readonly points: string;
  /** Orders that were answered, or should have been; of them those that were accepted, and those that were late. */
  readonly orders: number;
  readonly accepted: number;
  readonly late: number;
  /** Mean working hours to an answer; null before the first. */
  readonly hours: string | null;
}

/** A part of a whole in percent, with one decimal; none of nothing. */
const share = (part: number, of: number): string | null =>
  of === 0 ? null : new Exact(part).times(100).dividedBy(of).toDecimalPlaces(1).toFixed();

/** The mean of what people answered, with one decimal; what was typed before there were answers stays until the first. */
export function ratingOf(
  { answered, points }: Pick<ProviderFacts, 'answered' | 'points'>,
  typed: string | null,
): string | null {
  return answered === 0 ? typed : new Exact(points).dividedBy(answered).toDecimalPlaces(1).toFixed(1);
}

/** DEFAULT means: for its country. */
export const serviceProviderRules = defineRules<typeof serviceProvider, ProviderFacts>(serviceProvider, {
  derive: ({ rating }, facts) => ({
    rating: ratingOf(facts, rating),
    answeredSurveys: facts.answered,
    orders: facts.orders,
    acceptedShare: share(facts.accepted, facts.orders),
    lateShare: share(facts.late, facts.orders),
    hoursToAnswer: facts.hours === null ? null : new Exact(facts.hours).toDecimalPlaces(1).toFixed(),
  }),
  check: ({ isDefault, country, workingHours }) => [
    ...(isDefault && country === null ? [no.countryNeeded(undefined, 'country')] : []),
    ...(workingHours && !readPeriods(workingHours) ? [no.workingHours({}, 'workingHours')] : []),
  ],
});
