import type { Context } from '@homeport/engine';
import { type Balance, balancesIn, hasFreeMovement, isSchengen, watchedCountries } from '@homeport/model/diary';
import { dayFactsOf } from './day-facts.ts';
import { entriesOf } from './travel-details.ts';

/** How one rule stands, with the countries whose days it was looked up for. */
export interface Standing extends Balance {
  readonly countries: readonly string[];
}

/** One that stands for the area: what its rule says of it holds for all of it. */
const ofArea = 'FR';

/** What somebody asks of beside the countries of the diary: one of them, and the area of Schengen. */
export interface AlsoAsked {
  readonly country?: string | undefined;
  readonly area?: boolean;
}
/** How rules stand, and whether the person is free to stay in the area of Schengen for as long as they like. */
export interface Standings {
  readonly rules: readonly Standing[];
  readonly isFree: boolean;
}
/**
 * How every rule of the countries that are worth watching stands today, and of those that are asked of, for the diary of one
 * person as the caller reads it.
 */
export async function standingsOf(
  ctx: Context,
  person: string,
  today: string,
  { country, area = false }: AlsoAsked,
): Promise<Standings> {
  const { year } = Temporal.PlainDate.from(today);
  const [lines, facts] = await Promise.all([
    // The test of the United States looks two years back; twelve months that begin in a tax year end in the second after it.
    entriesOf(ctx, person, `${year - 3}-01-01`, `${year + 2}-12-31`),
    dayFactsOf(ctx, person),
  ]);
  const asked = [...(country ? [country] : []), ...(area ? [ofArea] : [])];
  const watched = [...new Set([...watchedCountries(lines, today, null), ...asked])];
  const rules = balancesIn(watched, lines, facts, today).map((one) => ({
    ...one,
    countries: one.place === 'SCHENGEN' ? watched.filter(isSchengen) : [one.place],
  }));
  return { rules, isFree: hasFreeMovement(facts.nationality) };
}
