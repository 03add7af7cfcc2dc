import { Exact } from '../money/door.generated.ts';

/** How far an invoice may be over its approved quote: the smaller of a share and an amount, whichever are given. */
export interface Tolerance {
  readonly percent: string | null;
  readonly amount: string | null;
}

/** Whether an invoiced total lies beyond its quote and the tolerance (EX-26). Less than quoted is never over. */
export function isOverTolerance(quote: string | null, invoiced: string, tolerance: Tolerance): boolean {
  if (quote === null) return false;
  const limits = [
    ...(tolerance.percent === null ? [] : [new Exact(quote).times(tolerance.percent).div(100)]),
    ...(tolerance.amount === null ? [] : [new Exact(tolerance.amount)]),
  ];
  const allowed = limits.reduce((least, limit) => (limit.lt(least) ? limit : least), limits[0] ?? new Exact(0));
  return new Exact(invoiced).minus(quote).gt(allowed);
}

/** An invoice number without case, spaces, signs and leading zeros: "INV-0012" and "inv 12" are the same. */
export const numberKeyOf = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\d]+/gu, '')
    .replace(/(?<!\d)0+(?=\d)/g, '');
