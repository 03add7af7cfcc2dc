import {
  type Calculated,
  defineCalculation,
  greatest,
  many,
  money,
  percentage,
  sum,
  type TraceSource,
  whole,
  yesNo,
} from '@homeport/grammar';

/** One thing that was paid: a granted benefit, an expense, a lump sum. Amounts in major units of `currency`. */
export interface PaidSource {
  readonly title: string;
  readonly amount: string | null;
  readonly currency: string;
  readonly source?: TraceSource;
}

/** What was paid in all, each part with the record that says so. */
export const paybackPaid = defineCalculation({
  name: 'paybackPaid',
  source: 'The sum of what was paid',
  inputs: { part: many(money('Paid')) },
  result: money('Paid in all'),
  work: ({ part }, _, { currency }: { readonly currency: string }) => sum(part, { kind: 'money', currency }).rounded(),
});

/** What is due of it once somebody leaves (EX-13: 18,000 for 24 months, after 9 full months 15 ÷ 24, that is 11,250). */
export const paybackDue = defineCalculation({
  name: 'paybackDue',
  source:
    'What was paid × the months that are left ÷ all months; year by year × the share of the year in which the person leaves',
  inputs: {
    paid: money('Paid in all'),
    months: whole('Binds for', { unit: 'months' }),
    monthsServed: whole('Full months stayed', { unit: 'months' }),
    bySteps: yesNo('Falls year by year'),
    shareOfYear: percentage('Share due in that year'),
  },
  result: money('To be paid back'),
  work: ({ paid, months, monthsServed, bySteps, shareOfYear }) =>
    (bySteps
      ? paid.times(shareOfYear.fraction())
      : paid.times(greatest(months.minus(monthsServed), 0)).dividedBy(months)
    ).rounded(),
});

/** How an agreement falls. Days are yyyy-MM-dd. */
export interface PaybackTerms {
  readonly startsOn: string;
  readonly months: number;
  readonly method: 'MONTHS' | 'YEARS';
  readonly firstYear: string | null;
  readonly secondYear: string | null;
  readonly thirdYear: string | null;
}
const day = (value: string) => Temporal.PlainDate.from(value);

/** The last day on which anything is due: whoever leaves on it has stayed all months. */
export const lastDayOf = ({ startsOn, months }: Pick<PaybackTerms, 'startsOn' | 'months'>): string =>
  day(startsOn).add({ months }).subtract({ days: 1 }).toString();

/**
 * Full months from the first day to the last one, both counted; never more than there are. Counted from the first day, as the last
 * one is: of an agreement from 31 January on, the first month is over on 27 February.
 */
export function monthsServed({ startsOn, months }: Pick<PaybackTerms, 'startsOn' | 'months'>, leftOn: string): number {
  const start = day(startsOn);
  const after = day(leftOn).add({ days: 1 });
  const isFull = (count: number) => Temporal.PlainDate.compare(start.add({ months: count }), after) <= 0;
  const about = (after.year - start.year) * 12 + after.month - start.month;
  return Math.max(0, Math.min(months, isFull(about) ? about : about - 1));
}

/** The share that is due of somebody who stayed so many full months, year by year; nothing once all months are over. */
function shareAfter(served: number, terms: Omit<PaybackTerms, 'startsOn'>): string {
  const shares = [terms.firstYear, terms.secondYear, terms.thirdYear];
  return served >= terms.months ? '0' : (shares[Math.floor(served / 12)] ?? '0');
}

/** What is due of whoever leaves on a day, with its trace. Throws on days that are none. */
export function paybackOn(
  terms: PaybackTerms & { readonly paid: string | null; readonly currency: string },
  leftOn: string,
): Calculated & { readonly monthsServed: number; readonly shareOfYear: string | null } {
  const served = monthsServed(terms, leftOn);
  const shareOfYear = terms.method === 'YEARS' ? shareAfter(served, terms) : null;
  const due = paybackDue.run({
    paid: { value: terms.paid, currency: terms.currency },
    months: terms.months,
    monthsServed: served,
    bySteps: terms.method === 'YEARS',
    shareOfYear,
  });
  return { ...due, monthsServed: served, shareOfYear };
}
