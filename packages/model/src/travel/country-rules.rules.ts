import { calendarYear, dayNumber, numberOfDate } from './calendar.rules.ts';
import type { DayRule, DayRuleCode } from './day-rule.rules.ts';
import { checkStay, type Forecast, forecastFrom, peakOf } from './forecast.rules.ts';
import { oecdInTaxYear, oecdInTwelveMonths } from './oecd.rules.ts';
import { type DayRange, type DiaryLine, inCountry, type Presence, presenceOf, withoutDays } from './presence.rules.ts';
import { hasFreeMovement, inSchengen, isSchengen, schengen } from './schengen.rules.ts';
import { type UkLinks, ukResidence, ukTaxYear } from './uk-residence.rules.ts';
import { substantialPresence } from './us-presence.rules.ts';

/** What is known of a person beside the diary. */
export interface DayCountFacts {
  readonly nationality: string | null;
  /** Days under a residence permit or long-stay visa of a Schengen state. */
  readonly permits: readonly DayRange[];
  readonly uk: UkLinks;
}
/** A rule with the presence it looks at. */
export interface AppliedRule {
  readonly code: DayRuleCode;
  /** The country, or `SCHENGEN` for the area. */
  readonly place: string;
  readonly rule: DayRule;
  readonly presence: Presence;
}

/** The rules that look at days in a country, each with the presence it counts. */
export function rulesOf(country: string, lines: readonly DiaryLine[], facts: DayCountFacts): AppliedRule[] {
  const presence = presenceOf(lines, inCountry(country));
  const own = (rule: DayRule): AppliedRule => ({ code: rule.code, place: country, rule, presence });
  const rules = [own(oecdInTaxYear(country === 'GB' ? ukTaxYear : calendarYear)), own(oecdInTwelveMonths)];
  if (country === 'US') rules.push(own(substantialPresence));
  if (country === 'GB') rules.push(own(ukResidence(facts.uk)));
  if (isSchengen(country) && !hasFreeMovement(facts.nationality))
    rules.push({
      code: 'SCHENGEN',
      place: 'SCHENGEN',
      rule: schengen,
      presence: presenceOf(lines, inSchengen, facts.permits),
    });
  return rules;
}

/** A rule with what it says today. */
export interface Balance extends Forecast {
  readonly code: DayRuleCode;
  readonly place: string;
}
export const balanceOf = ({ code, place, rule, presence }: AppliedRule, from: string): Balance => ({
  code,
  place,
  ...forecastFrom(rule, presence, from),
});

/** What a stay that is being typed does to every rule of its country; days of the diary it stands in place of do not count. */
export const stayForecast = (
  stay: { readonly country: string; readonly from: string; readonly to: string },
  lines: readonly DiaryLine[],
  facts: DayCountFacts,
) =>
  rulesOf(stay.country, withoutDays(lines, stay.from, stay.to), facts).map(({ code, place, rule, presence }) => ({
    code,
    place,
    ...checkStay(rule, presence, stay.from, stay.to),
    ahead: forecastFrom(rule, presence, stay.from),
  }));

/** What a rule counted in one calendar year: its fullest moment. Days as day numbers of `peakOf`. */
export function yearOfRule({ rule, presence }: AppliedRule, year: number) {
  const [first, last] = [numberOfDate(year, 1, 1), numberOfDate(year, 12, 31)];
  const peak = peakOf(rule, presence, first, last);
  return { ...rule.standing(presence, peak.day), day: peak.day };
}

/** The days of one calendar year with any presence, as day numbers. */
export function daysPresent(presence: Presence, year: number): number[] {
  const days: number[] = [];
  for (let day = dayNumber(`${year}-01-01`); day <= dayNumber(`${year}-12-31`); day += 1)
    if (presence.any(day, day) > 0) days.push(day);
  return days;
}

/** Countries in which presence is worth watching: with days in the last twelve months, and not one's home. */
export function watchedCountries(lines: readonly DiaryLine[], today: string, home: string | null): string[] {
  const from = dayNumber(today) - 366;
  const days = new Map<string, number>();
  for (const line of lines) {
    if (line.country === home || dayNumber(line.endDay) < from) continue;
    const long = dayNumber(line.endDay) - Math.max(dayNumber(line.startDay), from) + 1;
    days.set(line.country, (days.get(line.country) ?? 0) + long);
  }
  return [...days].sort((a, b) => b[1] - a[1]).map(([country]) => country);
}
