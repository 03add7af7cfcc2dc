import { dateOf, dayNumber, numberOfDate } from './calendar.rules.ts';
import { type DiaryLine, inCountry, presenceOf, upTo } from './presence.rules.ts';

/** Days, nights and entries of one country in one calendar year. */
export interface DaysOfYear {
  readonly countryCode: string;
  readonly year: number;
  /** Until today. */
  readonly days: number;
  readonly nights: number;
  /** Days that are recorded for later. */
  readonly planned: number;
  readonly entries: number;
  readonly locked: number;
}

/** Days per country and year: newest year first, most days first. Any part of a day is a day; what comes after today is planned. */
export function countryYears(
  entries: readonly (DiaryLine & { readonly status?: string })[],
  today: string,
): DaysOfYear[] {
  const found: DaysOfYear[] = [];
  for (const countryCode of new Set(entries.map((entry) => entry.country))) {
    const here = entries.filter((entry) => entry.country === countryCode);
    const presence = presenceOf(here, inCountry(countryCode));
    const known = upTo(presence, dayNumber(today));
    const [first, last] = [dateOf(presence.first).year, dateOf(presence.last).year];
    for (let year = first; year <= last; year += 1) {
      const [from, to] = [numberOfDate(year, 1, 1), numberOfDate(year, 12, 31)];
      const all = presence.any(from, to);
      if (all === 0) continue;
      const days = known.any(from, to);
      const ofYear = here.filter((e) => e.startDay <= `${year}-12-31` && e.endDay >= `${year}-01-01`);
      found.push({
        countryCode,
        year,
        days,
        nights: known.nights(from, to),
        planned: all - days,
        entries: ofYear.length,
        locked: ofYear.filter((entry) => entry.status === 'LOCKED').length,
      });
    }
  }
  return found.sort(
    (a, b) => b.year - a.year || b.days - a.days || b.planned - a.planned || (a.countryCode < b.countryCode ? -1 : 1),
  );
}
