/**
 * Days of the week on which a country rests, where that is not Saturday and Sunday; ISO weekdays, Monday is 1. Source: Unicode
 * CLDR, supplemental data, weekData (weekendStart and weekendEnd).
 */
const restDays: Readonly<Record<string, readonly number[]>> = {
  AF: [4, 5],
  IR: [5],
  IN: [7],
  UG: [7],
  ...Object.fromEntries(
    ['BH', 'DZ', 'EG', 'IL', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SA', 'SD', 'SY', 'YE'].map((code) => [code, [5, 6]]),
  ),
};
const saturdayAndSunday: readonly number[] = [6, 7];

/** When people work in a country. Days are calendar days, `2026-03-02`. */
export interface WorkingCalendar {
  /** ISO 3166 code; without one the week ends with Saturday and Sunday. */
  readonly country: string | null;
  readonly holidays: readonly string[];
}

/** So many days in a row without a working day are a calendar that was entered wrongly: the day stays where it is. */
const most = 366;

export function isWorkingDay({ country, holidays }: WorkingCalendar, day: string): boolean {
  const rest = restDays[country ?? ''] ?? saturdayAndSunday;
  return !rest.includes(Temporal.PlainDate.from(day).dayOfWeek) && !holidays.includes(day);
}

/** The day itself where people work, else the next one on which they do (`1`), or the last one before (`-1`). */
export function workingDayAt(calendar: WorkingCalendar, day: string, towards: 1 | -1 = 1): string {
  let at = day;
  for (let tried = 0; !isWorkingDay(calendar, at); tried += 1) {
    if (tried === most) return day;
    at = daysLater(at, towards);
  }
  return at;
}

/** The day so many working days after another one; none at all is the day itself, or the next working day. */
export function workingDaysLater(calendar: WorkingCalendar, day: string, count: number): string {
  let at = workingDayAt(calendar, day);
  for (let left = count; left > 0; left -= 1) at = workingDayAt(calendar, daysLater(at, 1));
  return at;
}

/** The calendar day so many days later; earlier with a negative number. */
export const daysLater = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
