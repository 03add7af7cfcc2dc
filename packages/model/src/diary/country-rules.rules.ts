import { certain, isRefusal } from '@homeport/grammar';
import { type DayNumber, dayNumber, isoDay, numberOfDate, taxYearOf } from './calendar.rules.ts';
import { circumstanceRows } from './circumstance-rows.data.ts';
import { type DayRule, type DayRuleCode, tallyOf } from './day-rule.rules.ts';
import { type DayState, stateOfBalance, stateOfEntry } from './day-state.rules.ts';
import { diaryAfter, type KnownLine, type TypedEntry } from './diary-after.rules.ts';
import { changeBetween, type Forecast, forecastFrom, peakOf } from './forecast.rules.ts';
import { endsOfTwelveMonths, oecdInTaxYear, oecdInTwelveMonths } from './oecd.rules.ts';
import {
  type CountsSince,
  type DiaryLine,
  inCountry,
  type Presence,
  presenceOf,
  type StayPermit,
} from './presence.rules.ts';
import { livesIn, type Residence } from './residence.rules.ts';
import { hasFreeMovement, inSchengen, isSchengen, schengen } from './schengen.rules.ts';
import { taxYearsOf } from './tax-years.rules.ts';
import { type UkLinks, ukResidence } from './uk-residence.rules.ts';
import { substantialPresence } from './us-presence.rules.ts';

/** What is known of a person beside the diary. */
export interface DayCountFacts {
  readonly nationality: string | null;
  /** Residence permits and long-stay visas, each good for stays in the state that issued it. */
  readonly permits: readonly StayPermit[];
  readonly uk: UkLinks;
  /** Where the person lives, so that limits of visitors are not theirs. */
  readonly residences?: readonly Residence[];
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
  const applied = (rule: DayRule, place: string, since: CountsSince, permits: readonly StayPermit[]): AppliedRule => ({
    code: rule.code,
    place,
    rule,
    presence: presenceOf(lines, since, { ...circumstanceRows[rule.code], permits }),
  });
  const own = (rule: DayRule) => applied(rule, country, inCountry(country), []);
  const rules = [own(oecdInTaxYear(taxYearsOf(country))), own(oecdInTwelveMonths)];
  if (country === 'US') rules.push(own(substantialPresence));
  if (country === 'GB') rules.push(own(ukResidence(facts.uk)));
  if (isSchengen(country) && !hasFreeMovement(facts.nationality))
    rules.push(applied(schengen, 'SCHENGEN', inSchengen, facts.permits));
  return rules;
}

/** A rule with what it says today. */
export interface Balance extends Forecast {
  readonly code: DayRuleCode;
  readonly place: string;
  readonly state: DayState;
  /** The window that `used` was counted in, yyyy-MM-dd. */
  readonly from: string;
  readonly to: string;
}
/** Where a rule stands: what was used until today, what is planned in this window or the one that begins today, and what is left. */
export function balanceOf(
  { code, place, rule, presence }: AppliedRule,
  today: string,
  residences: readonly Residence[] = [],
): Balance {
  const day = dayNumber(today);
  const forecast = forecastFrom(rule, presence, day);
  const { from, to } = rule.standing(presence, day);
  // In a rolling window nothing lies after today: what is planned is then what the next window holds.
  const planned = to > day ? forecast.planned : presence.any(day + 1, rule.plansUntil(day));
  const state = livesIn(residences, place, today) ? 'resident' : stateOfBalance(forecast);
  return { code, place, ...forecast, planned, state, from: isoDay(from), to: isoDay(to) };
}

/** The balances of some countries, each rule once: the area of Schengen counts for all its countries. */
export function balancesIn(
  countries: readonly string[],
  lines: readonly DiaryLine[],
  facts: DayCountFacts,
  today: string,
): Balance[] {
  const seen = new Set<string>();
  return countries.flatMap((country) =>
    rulesOf(country, lines, facts).flatMap((rule) => {
      const key = `${rule.place} ${rule.code}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [balanceOf(rule, today, facts.residences)];
    }),
  );
}

/** What a rule says of an entry that is being typed. */
export interface EntryForecast {
  readonly code: DayRuleCode;
  readonly place: string;
  readonly state: DayState;
  /** In the window of the entry's last day: until today, and planned, this entry included. */
  readonly used: number;
  readonly planned: number;
  readonly allowed: number;
  readonly firstUnsafeDay: string | null;
  /** The first other recorded day that goes too far because of the entry. */
  readonly spoils: string | null;
  /** What would be possible from the entry's first day on, whatever its length. */
  readonly ahead: Forecast;
}
/** What an entry that is being typed does to every rule of its countries, once saved; nothing where it cannot be saved. */
export function entryForecast(
  typed: TypedEntry,
  known: readonly KnownLine[],
  facts: DayCountFacts,
  today: string,
): EntryForecast[] {
  const saved = diaryAfter(known, typed);
  if (isRefusal(saved)) return [];
  const [from, to] = [dayNumber(typed.from), dayNumber(typed.to)];
  const seen = new Set<string>();
  return [...new Set(typed.lines.map((line) => line.country))].flatMap((country) => {
    const before = rulesOf(country, known, facts);
    const rest = rulesOf(country, saved.rest, facts);
    return rulesOf(country, [...saved.rest, ...saved.added], facts).flatMap((after, n): EntryForecast[] => {
      const { code, place, rule, presence } = after;
      const key = `${place} ${code}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const own = saved.added.map((line) => ({ from: dayNumber(line.startDay), to: dayNumber(line.endDay) }));
      const change = changeBetween(rule, certain(before[n]).presence, presence, own);
      const { used, planned, allowed } = tallyOf(rule, presence, to, dayNumber(today));
      const counts = { used, planned, allowed, ...change };
      const ahead = forecastFrom(rule, certain(rest[n]).presence, from, today);
      const isResident = livesIn(facts.residences ?? [], place, typed.from, typed.to);
      return [{ code, place, ...counts, state: isResident ? 'resident' : stateOfEntry(counts), ahead }];
    });
  });
}

/** A window that a rule looked at, with what it counted. Days as day numbers. */
export interface CountedWindow {
  readonly from: number;
  readonly to: number;
  readonly used: number;
  readonly planned: number;
  readonly allowed: number;
}
/**
 * The windows of a rule that a calendar year is about: each of the law's own years that shares a day with it, whole; else the
 * fullest 180 days that end in it, and the fullest twelve months that begin or end in each of its tax years.
 */
export function windowsOfYear(
  { code, place, rule, presence }: AppliedRule,
  year: number,
  today: string,
): CountedWindow[] {
  const [first, last] = [numberOfDate(year, 1, 1), numberOfDate(year, 12, 31)];
  const counted = (day: number): CountedWindow => tallyOf(rule, presence, day, dayNumber(today));
  if (code === 'SCHENGEN') return [counted(peakOf(rule, presence, first, last).day)];
  if (code !== 'OECD_12_MONTHS')
    return yearsWithin(first, last, (day) => rule.standing(presence, day)).map((of) => counted(of.to));
  return yearsWithin(first, last, (day) => taxYearOf(day, taxYearsOf(place))).map((of) => {
    const ends = endsOfTwelveMonths(of);
    return counted(peakOf(rule, presence, ends.from, ends.to).day);
  });
}
interface Year {
  readonly from: DayNumber;
  readonly to: DayNumber;
}
/** The years that share a day with a span, oldest first. */
function yearsWithin(first: DayNumber, last: DayNumber, yearOf: (day: DayNumber) => Year): Year[] {
  const years: Year[] = [];
  for (let day = first; day <= last; day = certain(years.at(-1)).to + 1) {
    const { from, to } = yearOf(day);
    years.push({ from, to });
  }
  return years;
}

/** The days of one calendar year with any presence, as day numbers. */
export function daysPresent(presence: Presence, year: number): number[] {
  const days: number[] = [];
  for (let day = dayNumber(`${year}-01-01`); day <= dayNumber(`${year}-12-31`); day += 1)
    if (presence.any(day, day) > 0) days.push(day);
  return days;
}

/** Countries in which presence is worth watching: with days in the last twelve months or planned, and not one's home. */
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
