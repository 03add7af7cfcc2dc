import { calendarYears, type DayNumber, type TaxYears, taxYearOf, yearAfter, yearBefore } from './calendar.rules.ts';
import type { DayRule } from './day-rule.rules.ts';

/** OECD Model Tax Convention, Article 15(2)(a): exempt while not present for more than 183 days. */
const treatyDays = 183;

/** Article 15(2) with the window "in the fiscal year concerned". Any part of a day counts (commentary, days of presence). */
export const oecdInTaxYear = (years: TaxYears = calendarYears): DayRule => ({
  code: 'OECD_YEAR',
  standing: (presence, day) => {
    const { from, to } = taxYearOf(day, years);
    return { used: presence.any(from, to), allowed: treatyDays, from, to };
  },
  plansUntil: (day) => taxYearOf(day, years).to,
  reaches: (day) => taxYearOf(day, years).to,
});

/** Article 15(2) with the window "in any twelve month period", looked at for the one that ends on the day. */
export const oecdInTwelveMonths: DayRule = {
  code: 'OECD_12_MONTHS',
  standing: (presence, day) => {
    const from = yearBefore(day) + 1;
    return { used: presence.any(from, day), allowed: treatyDays, from, to: day };
  },
  plansUntil: (day) => lastPeriodWith(day),
  reaches: (day) => lastPeriodWith(day),
};

/** The last day of the last twelve months that a day lies in. */
function lastPeriodWith(day: DayNumber): DayNumber {
  const end = yearAfter(day);
  return yearBefore(end) < day ? end : end - 1;
}

/** The last days of the twelve-month periods that begin or end in a fiscal year: what "commencing or ending in" means. */
export const endsOfTwelveMonths = (year: { readonly from: DayNumber; readonly to: DayNumber }) => ({
  from: year.from,
  to: lastPeriodWith(year.to),
});
