import {
  type Calculated,
  currencyDecimals,
  decimal,
  defineCalculation,
  Exact,
  many,
  money,
  percentage,
  sum,
  type TraceSource,
} from '@homeport/grammar';
import { allocate } from '../money/door.generated.ts';
import { type FoundRate, rateFigure } from '../rates/door.generated.ts';
import type { YearParts } from './estimate-parts.rules.ts';

/** One amount of an estimate in one year of the assignment: its periods there, the share of that year, the rate into the estimate's currency. */
export const estimateLine = defineCalculation({
  name: 'estimateLine',
  source: 'Whole periods and parts of periods of the year, at the share of the year, at the rates of the estimate',
  inputs: {
    amount: money('Amount for each period'),
    whole: decimal('Whole periods'),
    parts: many(money('Part of a period')),
    share: percentage('Part covered in this year'),
    along: many(decimal('Exchange rate')),
    against: many(decimal('Exchange rate, divided by')),
  },
  steps: { quoted: money('In its own currency') },
  result: money('Amount of the year'),
  work: ({ amount, whole, parts, share, along, against }, steps) => {
    const quoted = steps.quoted(
      sum([amount.times(whole), ...parts])
        .times(share.fraction())
        .rounded(),
    );
    const multiplied = along.reduce((value, rate) => value.times(rate), quoted);
    return against.reduce((value, rate) => value.dividedBy(rate), multiplied).rounded();
  },
});

/** An amount as it is handed in; one that was worked out brings its trace. */
export interface LineAmount {
  readonly value: string;
  readonly currency: string;
  readonly source?: TraceSource;
  readonly from?: Calculated;
}
export interface WorkedLine {
  readonly amount: Calculated;
  /** In its own currency, rounded to it. */
  readonly quoted: string;
}
/** The amount of a year in the currency of the estimate, rounded once in its own currency and once in the other one. */
export function lineAmount(
  amount: LineAmount,
  { whole, parts }: YearParts,
  share: string,
  rate: FoundRate,
): WorkedLine {
  const { value, currency, source, from } = amount;
  const given = from ? { ...from, ...(source && { source }) } : { value, currency, ...(source && { source }) };
  const legs = (operation: 'multiply' | 'divide') =>
    rate.legs.filter((leg) => leg.operation === operation).map(rateFigure);
  const run = (along: ReturnType<typeof legs>, against: ReturnType<typeof legs>) =>
    estimateLine.run({ amount: given, whole, parts, share, along, against });
  const worked = run(legs('multiply'), legs('divide'));
  return { amount: worked, quoted: rate.legs.length === 0 ? worked.value : run([], []).value };
}

/** The amount of a year over its months, in proportion of what falls into each; together they are the amount to the last minor unit. */
export function overMonths(
  total: string,
  currency: string,
  months: YearParts['months'],
): readonly { readonly month: string; readonly amount: string }[] {
  const weights = months.map(({ amount }) => new Exact(amount).abs().toFixed());
  const split = allocate(total, weights, currencyDecimals(currency));
  if (!split.ok) return [];
  return months.map(({ month }, at) => ({ month, amount: split.value[at] ?? '0' }));
}
