import { calendarYear, taxYearOf, type YearStart, yearBefore } from './calendar.rules.ts';
import type { DayRule } from './day-rule.rules.ts';

/** OECD Model Tax Convention, Article 15(2)(a): exempt while not present for more than 183 days. */
const treatyDays = 183;

/** Article 15(2) with the window "in the fiscal year concerned". Any part of a day counts (commentary, days of presence). */
export const oecdInTaxYear = (start: YearStart = calendarYear): DayRule => ({
  code: 'OECD_YEAR',
  standing: (presence, day) => {
    const { from, to } = taxYearOf(day, start);
    return { used: presence.any(from, to), allowed: treatyDays, from, to };
  },
});

/** Article 15(2) with the window "in any twelve month period", looked at for the one that ends on the day. */
export const oecdInTwelveMonths: DayRule = {
  code: 'OECD_12_MONTHS',
  standing: (presence, day) => {
    const from = yearBefore(day) + 1;
    return { used: presence.any(from, day), allowed: treatyDays, from, to: day };
  },
};
