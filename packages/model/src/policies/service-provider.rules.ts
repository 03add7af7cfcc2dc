import { defineRules, Exact } from '@homeport/grammar';
import { policyRefusals as no } from './policies.refusals.ts';
import { serviceProvider } from './service-provider.entity.ts';

/** What people answered who were asked about a provider's work: how many, and the sum of their mean scores from 1 to 5. */
export interface ProviderFacts extends Readonly<Record<string, unknown>> {
  readonly answered: number;
  readonly points: string;
}

/** The mean of what people answered, with one decimal; what was typed before there were answers stays until the first. */
export function ratingOf({ answered, points }: ProviderFacts, typed: string | null): string | null {
  return answered === 0 ? typed : new Exact(points).dividedBy(answered).toDecimalPlaces(1).toFixed(1);
}

/** DEFAULT means: for its country. */
export const serviceProviderRules = defineRules<typeof serviceProvider, ProviderFacts>(serviceProvider, {
  derive: ({ rating }, facts) => ({ rating: ratingOf(facts, rating), answeredSurveys: facts.answered }),
  check: ({ isDefault, country }) => (isDefault && country === null ? [no.countryNeeded(undefined, 'country')] : []),
});
