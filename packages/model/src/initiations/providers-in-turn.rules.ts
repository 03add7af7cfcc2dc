import type { CaseService } from '../cases/door.generated.ts';
import type { ProviderFacts, StartFacts } from './start-facts.ts';

/** The service that somebody is looked for, with its countries (ISO 3166) and days. */
export interface ProviderAsked {
  readonly serviceType: string;
  readonly hostCountry: string | null;
  readonly homeCountry: string | null;
  readonly startDate: string | null;
  readonly today: string;
}
/** Somebody who may do it, and why they are asked. */
export interface ProviderInTurn {
  readonly provider: { readonly id: string; readonly name: string };
  readonly providerReason: NonNullable<CaseService['defaultReason']>;
}
/** Who does services by default. */
export type ProviderDefaults = Pick<StartFacts, 'defaults' | 'countryDefault'>;

/**
 * Who is asked in turn: the default for the service in the host country, then in the home country, in each followed by whoever stands in
 * where the default is not available; then the DEFAULT provider of the host country, if it offers the service. Available is who is
 * active and insured on the first day. Each provider once.
 */
export function providersInTurn(
  { defaults, countryDefault }: ProviderDefaults,
  { serviceType, hostCountry, homeCountry, startDate, today }: ProviderAsked,
): readonly ProviderInTurn[] {
  const day = startDate !== null && startDate > today ? startDate : today;
  const isAvailable = (one: ProviderFacts | null): one is ProviderFacts =>
    one?.active === true && (one.insuredUntil === null || one.insuredUntil >= day);
  const inTurn: ProviderInTurn[] = [];
  const add = (one: ProviderFacts | null, providerReason: ProviderInTurn['providerReason']) => {
    if (isAvailable(one) && !inTurn.some(({ provider }) => provider.id === one.id))
      inTurn.push({ provider: { id: one.id, name: one.name }, providerReason });
  };
  for (const [country, reason] of [
    [hostCountry, 'HOST'],
    [homeCountry, 'HOME'],
  ] as const) {
    const found = defaults.find((one) => one.serviceType === serviceType && one.country === country);
    add(found?.provider ?? null, reason);
    add(found?.backup ?? null, 'BACKUP');
  }
  const offers = countryDefault?.serviceTypes ?? [];
  if (offers.length === 0 || offers.includes(serviceType)) add(countryDefault, 'COUNTRY');
  return inTurn;
}
