import {
  type Calculated,
  decimal,
  defineCalculation,
  keptTrace,
  many,
  money,
  replay,
  type Trace,
} from '@homeport/grammar';
import { type FoundRate, findRate, type NoRate } from './look-up.rules.ts';
import type { RateLeg, RateOptions, RateRecord } from './rate.rules.ts';
import { type StoredConversion, traceOfStored } from './stored-conversion.rules.ts';

/**
 * An amount in another currency. The amount is multiplied first and divided last with the numbers as recorded, and rounded
 * half-up ONCE; no rounded cross rate or inverse is ever multiplied with.
 */
export const conversion = defineCalculation({
  name: 'conversion',
  source: 'Multiplied and divided by the rates as they are recorded; rounded once, at the end',
  inputs: {
    amount: money('Amount'),
    along: many(decimal('Exchange rate')),
    against: many(decimal('Exchange rate, divided by')),
  },
  result: money('Converted amount'),
  work: ({ amount, along, against }, _, { decimals }: { readonly decimals: number }) => {
    const multiplied = along.reduce((value, rate) => value.times(rate), amount);
    return against.reduce((value, rate) => value.dividedBy(rate), multiplied).rounded(decimals);
  },
  readsOld: (stored) =>
    traceOfStored(stored, ({ amount, from, onDate, legs, rounding }) =>
      calculate(amount, from, onDate, legs, rounding.decimals),
    ),
});

/** A converted amount with exactly the decimals of its currency, and how it came about. */
export interface Converted {
  readonly ok: true;
  readonly amount: string;
  readonly currency: string;
  readonly rate: FoundRate;
  /** Stored beside the amount, so that it says what was used then, whatever rates are published later. */
  readonly explanation: Trace;
}

/**
 * Converts an exact decimal of currency `from` into `to` with the rate in force on a date (yyyy-MM-dd), to the `decimals` of
 * the target currency. Refuses `rates.noRate`. Source of the order of look-up: `findRate`.
 */
export function convert(
  amount: string,
  from: string,
  to: string,
  onDate: string,
  rates: readonly RateRecord[],
  decimals: number,
  options: RateOptions,
): Converted | NoRate {
  const rate = findRate(from, to, onDate, rates, options);
  if (!rate.ok) return rate;
  const { value, trace } = calculate(amount, from, onDate, rate.legs, decimals);
  return { ok: true, amount: value, currency: to, rate, explanation: trace };
}

/** The trace that is stored beside a converted amount, in whatever form; null where there is none. */
export const conversionTrace = (stored: unknown): Trace | null => keptTrace(conversion, stored);

/**
 * Does the stored calculation again for another amount of the same line, such as the approved part of a submitted
 * amount: same records, same rounding, whatever rates have been published since.
 */
export function convertLike(amount: string, stored: StoredConversion): Pick<Converted, 'amount' | 'explanation'> {
  const trace = conversionTrace(stored);
  if (trace === null) throw new Error('what is stored explains no conversion');
  const { value, trace: explanation } = replay(trace, { amount });
  return { amount: value, explanation };
}

function calculate(
  amount: string,
  from: string,
  onDate: string,
  legs: readonly RateLeg[],
  decimals: number,
): Calculated {
  const rates = (operation: RateLeg['operation']) => legs.filter((leg) => leg.operation === operation).map(rateFigure);
  return conversion.run(
    {
      amount: { value: amount, currency: from, source: { asOf: onDate } },
      along: rates('multiply'),
      against: rates('divide'),
    },
    { decimals },
  );
}

/** A rate with its two currencies, as a calculation takes it. A recorded inverse counts the other way round than the pair of its record. */
export const rateFigure = ({ value, quote, from, to, recordId, date, source }: RateLeg) => ({
  value,
  unit:
    quote === 'inverse'
      ? ({ kind: 'rate', of: from, per: to } as const)
      : ({ kind: 'rate', of: to, per: from } as const),
  source: { entity: 'exchangeRate', id: recordId, asOf: date, by: source },
});
