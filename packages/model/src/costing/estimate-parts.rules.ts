import { type Calculated, shareOf } from '@homeport/grammar';
import { type BenefitPeriod, type CalculationTerms, partOfPeriod } from '../terms/door.generated.ts';

/** Days yyyy-MM-dd, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}
/** What of an amount falls into a year: so many whole periods, and parts of others; and in which months (yyyy-MM) how much of it lies. */
export interface YearParts {
  readonly whole: number;
  readonly parts: readonly Calculated[];
  readonly months: readonly { readonly month: string; readonly amount: string }[];
}
interface Amount {
  readonly value: string;
  readonly currency: string;
}
/** The specification knows so many years of a benefit. */
const mostYears = 10;

const plain = (day: string) => Temporal.PlainDate.from(day);
const yearsAfter = (day: string, years: number): string => plain(day).add({ years }).toString();
const dayBefore = (day: string): string => plain(day).subtract({ days: 1 }).toString();

/** The years of an assignment, each with its days; of one whose end is open the first. At most ten. */
export function assignmentYears(startDate: string, endDate: string | null): readonly Days[] {
  const end = endDate ?? dayBefore(yearsAfter(startDate, 1));
  const years: Days[] = [];
  for (let year = 0; year < mostYears; year += 1) {
    const from = yearsAfter(startDate, year);
    if (from > end) break;
    const last = dayBefore(yearsAfter(startDate, year + 1));
    years.push({ from, to: earlier(last, end) });
  }
  return years;
}

const monthsKnown = new Map<string, readonly Days[]>();
/** The calendar months that days touch, whole. */
function calendarMonths({ from, to }: Days): readonly Days[] {
  const key = `${from} ${to}`;
  const known = monthsKnown.get(key);
  if (known) return known;
  const months: Days[] = [];
  for (let month = plain(from).with({ day: 1 }); month.toString() <= to; month = month.add({ months: 1 }))
    months.push({ from: month.toString(), to: month.add({ months: 1 }).subtract({ days: 1 }).toString() });
  // The same few spans come again with every benefit of an assignment.
  if (monthsKnown.size > mostKnown) monthsKnown.clear();
  monthsKnown.set(key, months);
  return months;
}
const mostKnown = 500;

const monthOf = (day: string): string => day.slice(0, 'yyyy-MM'.length);
const later = (a: string, b: string): string => (a > b ? a : b);
/** The earlier of two days. */
export const earlier = (a: string, b: string): string => (a < b ? a : b);
const within = (span: Days, of: Days): Days => ({ from: later(span.from, of.from), to: earlier(span.to, of.to) });

/**
 * What of an amount for each `period` falls into `year`, of which it holds in `span` (EX-06). What comes once, or by the item, falls into the
 * month it begins in. Parts of a period add up to it, also where the turn of the year lies within a month.
 */
export function partsInYear(
  amount: Amount,
  period: BenefitPeriod,
  span: Days,
  year: Days & { readonly full: Days },
  proration: CalculationTerms['proration'],
): YearParts {
  const part = within(span, year);
  if (part.from > part.to) return nothing;
  if (period === 'ONCE' || period === 'ITEM') {
    const begins = span.from >= year.from && span.from <= year.to;
    return begins ? { whole: 1, parts: [], months: [{ month: monthOf(span.from), amount: amount.value }] } : nothing;
  }
  const counting = proration ?? 'CALENDAR';
  if (period === 'MONTH') return inMonths(amount, part, counting);
  return inYear(amount, part, year.full, counting);
}
const nothing: YearParts = { whole: 0, parts: [], months: [] };

function inMonths(amount: Amount, part: Days, counting: NonNullable<CalculationTerms['proration']>): YearParts {
  if (counting === 'NONE') {
    const months: { month: string; amount: string }[] = [];
    for (let n = 0; plain(part.from).add({ months: n }).toString() <= part.to; n += 1)
      months.push({ month: monthOf(plain(part.from).add({ months: n }).toString()), amount: amount.value });
    return { whole: months.length, parts: [], months };
  }
  let whole = 0;
  const parts: Calculated[] = [];
  const months = calendarMonths(part).flatMap((month) => {
    if (month.from >= part.from && month.to <= part.to) {
      whole += 1;
      return [{ month: monthOf(month.from), amount: amount.value }];
    }
    const { before, upTo, all } = shareOf(month, part, counting);
    if (all === 0 || upTo === before) return [];
    const one = partOfPeriod.run({ amount, before, upTo, all });
    parts.push(one);
    return [{ month: monthOf(month.from), amount: one.value }];
  });
  return { whole, parts, months };
}

const ofDay = 86_400_000;
/** How many days from one to the other, both included. */
const daysOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / ofDay + 1;

/** A yearly amount lies in its months by their days. */
function inYear(
  amount: Amount,
  part: Days,
  full: Days,
  counting: NonNullable<CalculationTerms['proration']>,
): YearParts {
  const months = calendarMonths(part).map((month) => {
    const { from, to } = within(month, part);
    return { month: monthOf(month.from), amount: String(daysOf(from, to)) };
  });
  const isWhole = counting === 'NONE' || (part.from === full.from && part.to === full.to);
  if (isWhole) return { whole: 1, parts: [], months };
  const { before, upTo, all } = shareOf(full, part, counting);
  return all === 0 ? nothing : { whole: 0, parts: [partOfPeriod.run({ amount, before, upTo, all })], months };
}
