import { Exact, type Values } from '@homeport/grammar';
import type { CostEstimateLine } from '../cases/door.generated.ts';
import type { EstimatedLine } from './estimated-line.ts';

/** A computed line as it stands in an estimate, as far as it is compared. */
export interface StandingLine
  extends Pick<
    CostEstimateLine,
    'year' | 'kind' | 'amount' | 'low' | 'high' | 'payAmount' | 'quotedAmount' | 'quotedCurrency'
  > {
  readonly id: string;
  readonly benefit: string | null;
  readonly description: string | null;
  readonly isTaxable: boolean | null;
  readonly isGrossedUp: boolean | null;
}
/** What working an estimate out again does to its computed lines. */
export type EstimateChange =
  | { readonly is: 'NEW'; readonly line: EstimatedLine }
  | { readonly is: 'GONE'; readonly standing: StandingLine }
  | { readonly is: 'CHANGED'; readonly standing: StandingLine; readonly line: EstimatedLine };

/**
 * What differs between the lines that were worked out and what they come to now. It is the fingerprint of an estimate: none differs as
 * long as nothing has changed that it was worked out from.
 */
export function estimateChanges(
  standing: readonly StandingLine[],
  computed: readonly EstimatedLine[],
): readonly EstimateChange[] {
  const left = new Map(keyed(standing, ({ description }) => description));
  const found = keyed(computed, ({ name }) => name).flatMap(([key, line]): EstimateChange[] => {
    const has = left.get(key);
    if (has === undefined) return [{ is: 'NEW', line }];
    left.delete(key);
    return isSame(has, line) ? [] : [{ is: 'CHANGED', standing: has, line }];
  });
  return [...found, ...[...left.values()].map((has): EstimateChange => ({ is: 'GONE', standing: has }))];
}

/** Lines by what they are for; of several that are for the same one after the other. */
function keyed<T extends Pick<EstimatedLine, 'kind' | 'year' | 'benefit'> | StandingLine>(
  lines: readonly T[],
  nameOf: (line: T) => string | null,
): [string, T][] {
  const times = new Map<string, number>();
  return lines.map((line) => {
    const key = JSON.stringify([line.kind, line.year, line.benefit, line.benefit === null ? nameOf(line) : null]);
    const n = times.get(key) ?? 0;
    times.set(key, n + 1);
    return [`${key} ${n}`, line];
  });
}

function isSame(has: StandingLine, line: EstimatedLine): boolean {
  const amounts = amountsOf(line);
  return (
    (['amount', 'low', 'high', 'quotedAmount'] as const).every((name) => alike(has[name], amounts[name])) &&
    alike(has.payAmount, line.isPay ? line.amount : null) &&
    has.quotedCurrency === amounts.quotedCurrency &&
    has.isTaxable === line.isTaxable &&
    has.isGrossedUp === line.isGrossedUp
  );
}
const alike = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : new Exact(a).eq(b);

/** The open amounts of a line; what follows from pay has none. */
const amountsOf = ({ isPay, amount, low, high, quotedAmount, quotedCurrency }: EstimatedLine) =>
  isPay
    ? { amount: null, low: null, high: null, quotedAmount: null, quotedCurrency: null }
    : { amount, low, high, quotedAmount, quotedCurrency };

/** A computed line as it is kept. */
export function keptLine(line: EstimatedLine, currency: string): Values {
  const { kind, year, benefit, name, isPay, isTaxable, isGrossedUp, months, trace, lowTrace, highTrace } = line;
  return {
    ...{ kind, year, benefit, description: name, currency, isTaxable, isGrossedUp, isComputed: true },
    ...amountsOf(line),
    months: isPay ? null : months,
    bounds: isPay ? null : { low: lowTrace, high: highTrace },
    working: { trace, isFromPay: isPay, months: isPay ? months : [] },
  };
}
