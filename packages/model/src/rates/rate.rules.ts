import { Decimal } from 'decimal.js';

/** Arithmetic of rates: 60 digits, so that one division is precise far beyond any currency and products are exact. */
export const ExactRate = Decimal.clone({
  precision: 60,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -1000,
  toExpPos: 1000,
});

/** Delivery of the money: now, or in three or six months. */
export type Tenor = 'spot' | 'threeMonths' | 'sixMonths';

/**
 * Side of the quote, seen from the bank and from the currency that is converted AWAY: `buy` the bank buys it,
 * `sell` the bank sells it, `mid` the arithmetic mean of both (the one of them that exists, if only one does).
 */
export type RateSide = 'buy' | 'sell' | 'mid';

/**
 * An exchange rate as recorded: one unit of `from` costs so many units of `to`, from `effectiveDate` (yyyy-MM-dd) on.
 * All rates are exact decimals; an empty one means "not quoted". `inverse` is the recorded rate of the way back.
 */
export interface RateRecord {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly effectiveDate: string;
  readonly source: string;
  readonly buy?: string | null;
  readonly sell?: string | null;
  readonly inverse?: string | null;
  readonly buy3Months?: string | null;
  readonly sell3Months?: string | null;
  readonly buy6Months?: string | null;
  readonly sell6Months?: string | null;
}

/** What a look-up needs besides the two currencies; how a tenant reads its rates. */
export interface RateOptions {
  /** Currency through which rates are crossed when a pair is not quoted. */
  readonly baseCurrency: string;
  /** `mid` when not given. */
  readonly side?: RateSide;
  /** `spot` when not given. */
  readonly tenor?: Tenor;
  /** Rates older than so many days are not used; without it a rate is in force until the next one. */
  readonly maxAgeDays?: number;
  /** Way back of a quote: divide by it (`computed`, exact), or multiply by the recorded inverse where there is one. */
  readonly inverse?: 'computed' | 'recorded';
}

/** One use of one rate record, complete enough to be shown and repeated years later. */
export interface RateLeg {
  readonly recordId: string;
  /** The pair as the record quotes it. */
  readonly from: string;
  readonly to: string;
  /** The number that was used, as recorded (or the mean of `buy` and `sell`). */
  readonly value: string;
  /** Which column(s) of the record the number comes from. */
  readonly quote: 'buy' | 'sell' | 'mid' | 'inverse';
  readonly tenor: Tenor;
  readonly date: string;
  readonly source: string;
  /** `multiply` when the amount runs along the quote, `divide` when against it. */
  readonly operation: 'multiply' | 'divide';
}

const COLUMNS = {
  spot: ['buy', 'sell'],
  threeMonths: ['buy3Months', 'sell3Months'],
  sixMonths: ['buy6Months', 'sell6Months'],
} as const satisfies Record<Tenor, readonly [keyof RateRecord, keyof RateRecord]>;

/**
 * How one record converts `from` into `to` (the same pair or the opposite one). Against the quote the sides swap:
 * who sells us euros for dollars buys our dollars. Undefined when the record has no such pair or no usable number.
 */
export function legOf(record: RateRecord, from: string, to: string, options: RateOptions): RateLeg | undefined {
  const isDirect = record.from === from && record.to === to;
  const isInverse = record.from === to && record.to === from;
  if (!isDirect && !isInverse) return undefined;
  const tenor = options.tenor ?? 'spot';
  const facts = {
    recordId: record.id,
    from: record.from,
    to: record.to,
    tenor,
    date: record.effectiveDate,
    source: record.source,
  };
  if (isInverse && options.inverse === 'recorded' && tenor === 'spot' && isPositive(record.inverse)) {
    return { ...facts, value: record.inverse, quote: 'inverse', operation: 'multiply' };
  }
  const side = options.side ?? 'mid';
  const quoted = quoteOf(record, isDirect ? side : OPPOSITE[side], tenor);
  return quoted && { ...facts, ...quoted, operation: isDirect ? 'multiply' : 'divide' };
}

const OPPOSITE = { buy: 'sell', sell: 'buy', mid: 'mid' } as const satisfies Record<RateSide, RateSide>;

function quoteOf(record: RateRecord, side: RateSide, tenor: Tenor): Pick<RateLeg, 'value' | 'quote'> | undefined {
  const [buyColumn, sellColumn] = COLUMNS[tenor];
  const buy = record[buyColumn];
  const sell = record[sellColumn];
  if (side === 'mid' && isPositive(buy) && isPositive(sell)) {
    if (new ExactRate(buy).equals(sell)) return { value: buy, quote: 'mid' };
    return { value: new ExactRate(buy).plus(sell).div(2).toFixed(), quote: 'mid' };
  }
  if (side !== 'sell' && isPositive(buy)) return { value: buy, quote: 'buy' };
  if (side !== 'buy' && isPositive(sell)) return { value: sell, quote: 'sell' };
  return undefined;
}

/** A rate of zero or less is no rate: it would make money vanish or divide by zero. */
function isPositive(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) && new ExactRate(value).greaterThan(0);
}
