import type { Context } from '@homeport/engine';
import { type Balance, balanceOf, isSchengen, rulesOf, watchedCountries } from '@homeport/model/travel';
import { sql } from 'kysely';
import { entriesOf } from './travel-details.ts';

/** How one rule stands, with the countries whose days it was looked up for. */
export interface Standing extends Balance {
  readonly countries: readonly string[];
}

/** How every rule of the countries that are worth watching stands today, for the diary of one person as the caller reads it. */
export async function standingsOf(ctx: Context, person: string, today: string): Promise<Standing[]> {
  const day = Temporal.PlainDate.from(today);
  const lines = await entriesOf(ctx, person, `${day.year - 3}-01-01`, `${day.year + 2}-12-31`);
  const [who] = await ctx.query(sql<{
    nationality: string | null;
    home: string | null;
    permits: { from: string; to: string; country: string }[];
  }>`
    select nationality, home_address ->> 'country' as home,
      coalesce((select json_agg(json_build_object('country', d.country, 'from', d.issue_date, 'to', d.expiry_date))
        from app.travel_document d
        where d.assignee_id = p.id and d.dependant_id is null and d.type = 'PERMIT' and d.stage = 'ISSUED' and d.issue_date is not null), '[]') as permits
    from app.person p where p.id = ${person}::uuid`);
  const facts = {
    nationality: who?.nationality ?? null,
    permits: (who?.permits ?? []).filter((permit) => isSchengen(permit.country)),
    uk: { wasResident: false, ties: 0 },
  };
  const standings = new Map<string, Standing>();
  for (const country of watchedCountries(lines, today, who?.home ?? null))
    for (const rule of rulesOf(country, lines, facts)) {
      const key = `${rule.code} ${rule.place}`;
      const known = standings.get(key);
      standings.set(
        key,
        known
          ? { ...known, countries: [...known.countries, country] }
          : { ...balanceOf(rule, today), countries: [country] },
      );
    }
  return [...standings.values()];
}
