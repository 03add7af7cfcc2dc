import { dateOf, numberOfDate } from './calendar.rules.ts';
import { type DiaryLine, inCountry, presenceOf } from './presence.rules.ts';

/** Days, nights and entries of one country in one calendar year. */
export interface DaysOfYear {
  readonly countryCode: string;
  readonly year: number;
  readonly days: number;
  readonly nights: number;
  readonly entries: number;
  readonly locked: number;
}

/** Days per country and year: newest year first, most days first. Any part of a day is a day. */
export function countryYears(entries: readonly (DiaryLine & { readonly status?: string })[]): DaysOfYear[] {
  const found: DaysOfYear[] = [];
  for (const countryCode of new Set(entries.map((entry) => entry.country))) {
    const here = entries.filter((entry) => entry.country === countryCode);
    const presence = presenceOf(here, inCountry(countryCode));
    const [first, last] = [dateOf(presence.first).year, dateOf(presence.last).year];
    for (let year = first; year <= last; year += 1) {
      const [from, to] = [numberOfDate(year, 1, 1), numberOfDate(year, 12, 31)];
      const days = presence.any(from, to);
      if (days === 0) continue;
      const ofYear = here.filter((e) => e.startDay <= `${year}-12-31` && e.endDay >= `${year}-01-01`);
      found.push({
        countryCode,
        year,
        days,
        nights: presence.nights(from, to),
        entries: ofYear.length,
        locked: ofYear.filter((entry) => entry.status === 'LOCKED').length,
      });
    }
  }
  return found.sort((a, b) => b.year - a.year || b.days - a.days || (a.countryCode < b.countryCode ? -1 : 1));
}
