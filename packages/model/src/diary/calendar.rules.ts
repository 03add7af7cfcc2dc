import { certain } from '@homeport/grammar';
/** A calendar day as the number of days since 1 January 1970: whole-number arithmetic, no clock and no zone. */
export type DayNumber = number;

/** `2026-03-02` as a day number. Ten years of a diary are converted at every keystroke, so no object is made for it. */
export function dayNumber(day: string): DayNumber {
  return numberOfDate(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)));
}

/** A day number as `2026-03-02`. */
export function isoDay(day: DayNumber): string {
  const { year, month, day: ofMonth } = dateOf(day);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(ofMonth)}`;
}
const two = (n: number): string => String(n).padStart(2, '0');

/** Year, month (from 1) and day of the month. Proleptic Gregorian calendar, counted in eras of 400 years. */
export function dateOf(number: DayNumber): { readonly year: number; readonly month: number; readonly day: number } {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** The number of a date; a day beyond the end of its month is the last day of that month. */
export function numberOfDate(year: number, month: number, day: number): DayNumber {
  const ofMonth = Math.min(day, daysInMonth(year, month));
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + ofMonth - 1;
  const ofEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + ofYear;
  return era * 146_097 + ofEra - 719_468;
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
/** Days of a month (from 1). */
const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 31);

/** The same date one year earlier; 29 February becomes the 28th. */
export function yearBefore(day: DayNumber): DayNumber {
  const { year, month, day: ofMonth } = dateOf(day);
  return numberOfDate(year - 1, month, ofMonth);
}

/** The same date one year later; 29 February becomes the 28th. */
export function yearAfter(day: DayNumber): DayNumber {
  const { year, month, day: ofMonth } = dateOf(day);
  return numberOfDate(year + 1, month, ofMonth);
}

/** Where a year of a law begins, from some day on. */
export interface YearStart {
  /** The first day on which years begin there; -Infinity as long as anybody remembers. */
  readonly since: DayNumber;
  readonly month: number;
  readonly day: number;
}
/** The beginnings of the years of one country, oldest first: a country may move its year. */
export type TaxYears = readonly [YearStart, ...YearStart[]];
export const calendarYears: TaxYears = [{ since: Number.NEGATIVE_INFINITY, month: 1, day: 1 }];

/** A beginning that moves by fewer days than this only drifts with another calendar: no year of a day is put between. */
const drift = 31;

/** First and last day of the tax year that a day belongs to. A year is cut short where the country moves its beginning. */
export function taxYearOf(day: DayNumber, years: TaxYears): { readonly from: DayNumber; readonly to: DayNumber } {
  let at = years.length - 1;
  while (at > 0 && certain(years[at]).since > day) at -= 1;
  const { since, month, day: ofMonth } = certain(years[at]);
  const moved = years[at + 1]?.since ?? Number.POSITIVE_INFINITY;
  const begin = (year: number) => numberOfDate(year, month, ofMonth);
  const { year } = dateOf(day);
  const last = day >= begin(year) ? year : year - 1;
  const first = moved - begin(last) < drift ? last - 1 : last;
  const next = begin(first + 1);
  return { from: Math.max(begin(first), since), to: (moved - next < drift ? moved : next) - 1 };
}
