import { Exact } from '@homeport/grammar';
import { legOf, type RateLeg, type RateOptions, type RateRecord } from './rate.rules.ts';

/** How a rate was found. */
export type RatePath = 'same' | 'direct' | 'inverse' | 'triangulated';

/** A found rate and where it comes from. */
export interface FoundRate {
  readonly ok: true;
  /** Units of `to` for one unit of `from`, up to 12 significant digits: for showing, never for calculating. */
  readonly rate: string;
  readonly path: RatePath;
  /** None for `same`, one for a quoted pair, two (through the base currency) for `triangulated`. */
  readonly legs: readonly RateLeg[];
}

/** There is no way from one currency to the other: "no exchange rate between {from} and {to}". */
export interface NoRate {
  readonly ok: false;
  readonly code: 'rates.noRate';
  readonly params: { readonly from: string; readonly to: string };
}

const SHOWN_DIGITS = 12;

/**
 * Finds the rate for converting `from` into `to` on a date (yyyy-MM-dd).
 *
 * Only rates effective on or before the date count: a rate published later was not in force when the money was spent,
 * and using it would change numbers already shown. Order:
 * 1. the pair or its inverse, equal in weight: the nearer, so the latest effective date wins; on the same date the pair
 *    as quoted, because it needs no division;
 * 2. otherwise through the base currency, both legs of the same date, the latest such date;
 * 3. otherwise `rates.noRate`.
 * Several records of one pair and date (of different sources) are decided by the greatest id, with ids that grow with
 * time the one entered last, so that the answer does not depend on the order of reading.
 */
export function findRate(
  from: string,
  to: string,
  onDate: string,
  rates: readonly RateRecord[],
  options: RateOptions,
): FoundRate | NoRate {
  if (from === to) return { ok: true, rate: '1', path: 'same', legs: [] };
  const inForce = rates.filter((record) => isInForce(record, onDate, options.maxAgeDays));

  const quoted = latest(legsBetween(from, to, inForce, options));
  if (quoted) return found(isAgainst(quoted, from) ? 'inverse' : 'direct', [quoted]);

  const crossed = crossThrough(from, to, inForce, options);
  if (crossed) return found('triangulated', crossed);
  return { ok: false, code: 'rates.noRate', params: { from, to } };
}

function crossThrough(
  from: string,
  to: string,
  inForce: readonly RateRecord[],
  options: RateOptions,
): [RateLeg, RateLeg] | undefined {
  const base = options.baseCurrency;
  const away = legsBetween(from, base, inForce, options);
  const onward = legsBetween(base, to, inForce, options);
  const onwardDates = new Set(onward.map((leg) => leg.date));
  const date = away
    .map((leg) => leg.date)
    .filter((day) => onwardDates.has(day))
    .sort()
    .at(-1);
  const first = latest(away.filter((leg) => leg.date === date));
  const second = latest(onward.filter((leg) => leg.date === date));
  return first && second ? [first, second] : undefined;
}

function legsBetween(from: string, to: string, records: readonly RateRecord[], options: RateOptions): RateLeg[] {
  return records.flatMap((record) => legOf(record, from, to, options) ?? []);
}

function latest(legs: readonly RateLeg[]): RateLeg | undefined {
  return [...legs].sort(byPreference)[0];
}

/** Later date first, then the quoted pair before its inverse, then the greater id. Dates compare as ISO text. */
function byPreference(a: RateLeg, b: RateLeg): number {
  if (a.date !== b.date) return a.date > b.date ? -1 : 1;
  if (a.operation !== b.operation) return a.operation === 'multiply' ? -1 : 1;
  return a.recordId > b.recordId ? -1 : 1;
}

/** True when the record quotes the pair the other way round, whichever number of it was used. */
function isAgainst(leg: RateLeg, from: string): boolean {
  return leg.from !== from;
}

function isInForce(record: RateRecord, onDate: string, maxAgeDays: number | undefined): boolean {
  if (record.effectiveDate > onDate) return false;
  if (maxAgeDays === undefined) return true;
  const age = Temporal.PlainDate.from(record.effectiveDate).until(onDate, { largestUnit: 'days' }).days;
  return age <= maxAgeDays;
}

function found(path: RatePath, legs: readonly RateLeg[]): FoundRate {
  const { multipliers, divisors } = factorsOf(legs);
  const rate = multipliers.reduce((value, factor) => value.times(factor), new Exact(1));
  const exact = divisors.reduce((value, factor) => value.div(factor), rate);
  return { ok: true, rate: exact.toSignificantDigits(SHOWN_DIGITS).toFixed(), path, legs };
}

/** The numbers to multiply with and those to divide by. */
function factorsOf(legs: readonly RateLeg[]): { multipliers: RateLeg['value'][]; divisors: RateLeg['value'][] } {
  return {
    multipliers: legs.filter((leg) => leg.operation === 'multiply').map((leg) => leg.value),
    divisors: legs.filter((leg) => leg.operation === 'divide').map((leg) => leg.value),
  };
}
