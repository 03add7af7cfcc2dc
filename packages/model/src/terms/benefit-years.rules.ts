import { shareOf } from '@homeport/grammar';
import type { BenefitYear } from '../benefits/door.generated.ts';
import { benefitYear, partOfPeriod, wholeShare } from './benefit-amount.rules.ts';
import type { BenefitTerms, CalculationTerms, Entitled } from './terms-snapshot.ts';

/** From when to when a benefit holds; `to` is null while the end of the assignment is open. Days are yyyy-MM-dd. */
export interface Span {
  readonly from: string | null;
  readonly to: string | null;
}
/** The specification knows so many years. */
const mostYears = 10;
type Drawn = Pick<BenefitTerms, 'period' | 'coveredYears' | 'years'>;

/** The span of a benefit: that of the assignment, cut after the years that are covered. */
export function spanOf({ period, coveredYears }: Drawn, { startDate, endDate }: Entitled): Span {
  const isCut = coveredYears !== null && startDate !== null && (period === 'YEAR' || period === 'MONTH');
  const covered = isCut ? dayBefore(yearsAfter(startDate, coveredYears)) : null;
  return {
    from: startDate,
    to: covered === null ? endDate : endDate === null || covered < endDate ? covered : endDate,
  };
}

/** The share of a year in percent: as it is said; where something is said of others only, nothing; else all of it. */
function shareInYear({ years, coveredYears }: Drawn, year: number): string {
  if (coveredYears !== null && year > coveredYears) return '0';
  const said = years[year - 1] ?? null;
  if (said !== null) return said;
  return years.some((one) => one !== null) ? '0' : wholeShare;
}

/**
 * What a benefit of `amount` for each of its periods comes to, year by year (EX-05, EX-06). One that is paid once is one line; one that
 * is paid by the item has none, since nobody knows how many there will be. With an open end there are the years that something is said of.
 */
export function yearsOf(
  terms: Drawn,
  amount: { readonly value: string; readonly currency: string },
  entitled: Entitled,
  proration: CalculationTerms['proration'] = 'CALENDAR',
): readonly BenefitYear[] {
  const { from, to } = spanOf(terms, entitled);
  if (from === null || terms.period === 'ITEM') return [];
  if (terms.period === 'ONCE')
    return [lineOf(1, from, to ?? from, shareInYear(terms, 1), [amount.value], amount.currency)];
  const lines: BenefitYear[] = [];
  for (let year = 1; year <= lastYear(terms, from, to); year += 1) {
    const first = yearsAfter(from, year - 1);
    const last = dayBefore(yearsAfter(from, year));
    const part = { from: first, to: to !== null && to < last ? to : last };
    const parts = partsOf(terms.period, amount, { from: first, to: last }, part, proration);
    lines.push(lineOf(year, part.from, part.to, shareInYear(terms, year), parts, amount.currency));
  }
  return lines;
}

function lineOf(
  year: number,
  from: string,
  to: string,
  share: string,
  parts: readonly string[],
  currency: string,
): BenefitYear {
  const given = { parts: parts.map((value) => ({ value, currency })), share };
  return { year, from, to, share, amount: benefitYear.run(given, { currency }).value };
}

/** How many years are worked out. */
function lastYear({ years, coveredYears }: Drawn, from: string, to: string | null): number {
  if (to === null) return coveredYears ?? years.findLastIndex((one) => one !== null) + 1;
  let year = 0;
  while (yearsAfter(from, year) <= to && year < mostYears) year += 1;
  return year;
}

/** The amounts of the periods that fall into a part of a year. A month belongs to the year in proportion of its days there. */
function partsOf(
  period: 'MONTH' | 'YEAR',
  { value, currency }: { readonly value: string; readonly currency: string },
  year: { readonly from: string; readonly to: string },
  part: { readonly from: string; readonly to: string },
  proration: CalculationTerms['proration'],
): readonly string[] {
  if (proration === 'NONE') return Array.from({ length: period === 'YEAR' ? 1 : startedMonths(part) }, () => value);
  const periods = period === 'YEAR' ? [year] : monthsOver(part);
  return periods.map((whole) => {
    const { before, upTo, all } = shareOf(whole, part, proration);
    if (all === 0) return '0';
    return partOfPeriod.run({ amount: { value, currency }, before, upTo, all }).value;
  });
}

/** The calendar months that a part touches. */
function monthsOver({ from, to }: { readonly from: string; readonly to: string }): { from: string; to: string }[] {
  const months: { from: string; to: string }[] = [];
  for (let month = plain(from).with({ day: 1 }); month.toString() <= to; month = month.add({ months: 1 }))
    months.push({ from: month.toString(), to: month.add({ months: 1 }).subtract({ days: 1 }).toString() });
  return months;
}
function startedMonths({ from, to }: { readonly from: string; readonly to: string }): number {
  let months = 0;
  while (plain(from).add({ months }).toString() <= to) months += 1;
  return months;
}
const plain = (day: string) => Temporal.PlainDate.from(day);
const yearsAfter = (day: string, years: number): string => plain(day).add({ years }).toString();
/** The day before one. */
export const dayBefore = (day: string): string => plain(day).subtract({ days: 1 }).toString();
