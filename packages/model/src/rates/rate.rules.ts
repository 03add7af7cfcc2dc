import { Exact } from '@homeport/grammar';

/** Delivery of the money: now, or in three or six months. */
export type Tenor = 'spot' | 'threeMonths' | 'sixMonths';

/**
 * Side of the quote, seen from the bank and from the currency that is converted AWAY: `buy` the bank buys it,
 * `sell` the bank sells it, `mid` neither: the recorded `rate`, for forward tenors the mean of their buy and sell.
 */
export type RateSide = 'buy' | 'sell' | 'mid';

/**
 * An exchange rate as recorded: one unit of `fromCurrency` costs `rate` units of `toCurrency`, from `effectiveDate`
 * (yyyy-MM-dd) on. All rates are exact decimals; an empty one means "not quoted". `inverse` is what is recorded for
 * the way back.
 */
export interface RateRecord {
  readonly id: string;
  readonly fromCurrency: string;
  readonly toCurrency: string;
  readonly effectiveDate: string;
  readonly source: string;
  readonly rate: string;
  readonly inverse?: string | null;
  readonly buy?: string | null;
  readonly sell?: string | null;
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
  /** The number that was used, without trailing zeros. */
  readonly value: string;
  /** Which number of the record it is; `mean` is half of buy plus sell. */
  readonly quote: 'rate' | 'buy' | 'sell' | 'mean' | 'inverse';
  readonly tenor: Tenor;
  readonly date: string;
  readonly source: string;
  /** `multiply` when the amount runs along the quote, `divide` when against it. */
  readonly operation: 'multiply' | 'divide';
}

/**
 * How one record converts `from` into `to` (the same pair or the opposite one). Against the quote the sides swap:
 * who sells us euros for dollars buys our dollars. Undefined when the record has no such pair or no usable number.
 */
export function legOf(record: RateRecord, from: string, to: string, options: RateOptions): RateLeg | undefined {
  const isDirect = record.fromCurrency === from && record.toCurrency === to;
  const isInverse = record.fromCurrency === to && record.toCurrency === from;
  if (!isDirect && !isInverse) return undefined;
  const tenor = options.tenor ?? 'spot';
  const facts = {
    recordId: record.id,
    from: record.fromCurrency,
    to: record.toCurrency,
    tenor,
    date: record.effectiveDate,
    source: record.source,
  };
  if (isInverse && options.inverse === 'recorded' && tenor === 'spot' && isPositive(record.inverse)) {
    return { ...facts, value: plain(record.inverse), quote: 'inverse', operation: 'multiply' };
  }
  const side = options.side ?? 'mid';
  const quoted = quoteOf(record, isDirect ? side : OPPOSITE[side], tenor);
  return quoted && { ...facts, ...quoted, operation: isDirect ? 'multiply' : 'divide' };
}

const OPPOSITE = { buy: 'sell', sell: 'buy', mid: 'mid' } as const satisfies Record<RateSide, RateSide>;

type Quoted = Pick<RateLeg, 'value' | 'quote'> | undefined;

function quoteOf(record: RateRecord, side: RateSide, tenor: Tenor): Quoted {
  if (tenor === 'threeMonths') return forward(record.buy3Months, record.sell3Months, side);
  if (tenor === 'sixMonths') return forward(record.buy6Months, record.sell6Months, side);
  const value = side === 'mid' ? undefined : record[side];
  if (side !== 'mid' && isPositive(value)) return { value: plain(value), quote: side };
  // Many tenants record only the rate; it then stands for both sides.
  return isPositive(record.rate) ? { value: plain(record.rate), quote: 'rate' } : undefined;
}

/** A forward quote is never made up from spot: what is not quoted for the tenor does not exist. */
function forward(buy: RateRecord['buy'], sell: RateRecord['sell'], side: RateSide): Quoted {
  if (side === 'mid' && isPositive(buy) && isPositive(sell)) {
    return { value: new Exact(buy).plus(sell).div(2).toFixed(), quote: 'mean' };
  }
  if (side !== 'sell' && isPositive(buy)) return { value: plain(buy), quote: 'buy' };
  if (side !== 'buy' && isPositive(sell)) return { value: plain(sell), quote: 'sell' };
  return undefined;
}

function plain(value: string): string {
  return new Exact(value).toFixed();
}

/** A rate of zero or less is no rate: it would make money vanish or divide by zero. */
function isPositive(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) && new Exact(value).greaterThan(0);
}
