import type { Context } from '@homeport/engine';
import { type Balance, balancesIn, isSchengen, watchedCountries } from '@homeport/model/travel';
import { dayFactsOf } from './day-facts.ts';
import { entriesOf } from './travel-details.ts';

/** How one rule stands, with the countries whose days it was looked up for. */
export interface Standing extends Balance {
  readonly countries: readonly string[];
}

/** How every rule of the countries that are worth watching stands today, for the diary of one person as the caller reads it. */
export async function standingsOf(ctx: Context, person: string, today: string): Promise<Standing[]> {
  const { year } = Temporal.PlainDate.from(today);
  const [lines, facts] = await Promise.all([
    // The test of the United States looks two years back; twelve months that begin in a tax year end in the second after it.
    entriesOf(ctx, person, `${year - 3}-01-01`, `${year + 2}-12-31`),
    dayFactsOf(ctx, person),
  ]);
  const watched = watchedCountries(lines, today, null);
  return balancesIn(watched, lines, facts, today).map((one) => ({
    ...one,
    countries: one.place === 'SCHENGEN' ? watched.filter(isSchengen) : [one.place],
  }));
}
