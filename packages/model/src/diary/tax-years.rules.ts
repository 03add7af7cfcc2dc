import { calendarYears, dayNumber, type TaxYears } from './calendar.rules.ts';
import { taxYearRows } from './tax-years.data.ts';

const known = new Map(
  Object.entries(taxYearRows).map(([country, rows]) => [
    country,
    rows.map(({ from, month, day }) => ({
      since: from === null ? Number.NEGATIVE_INFINITY : dayNumber(from),
      month,
      day,
    })) as unknown as TaxYears,
  ]),
);

/** The tax years of natural persons in a country (ISO code); the calendar years where nothing else is known. */
export const taxYearsOf = (country: string): TaxYears => known.get(country) ?? calendarYears;
