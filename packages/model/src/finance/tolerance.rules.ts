import { Exact } from '@homeport/grammar';

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

/**
 * What an invoice number says, without case, signs and leading zeros: "INV-0012" and "inv 12" are the same, "2026/007" and
 * "2026-7" too. Where one number ends and the next begins is kept: "1-11" is not "11-1". As long as a number may be: signs that
 * stand for whole words ("㍿") could make more of it.
 */
export function numberKeyOf(number: string): string {
  const pieces =
    number
      .normalize('NFKC')
      .toUpperCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  const key = pieces
    .map((piece) => piece.replace(/^0+(?=\d)/, ''))
    .join('-')
    .replace(/(?<=\p{L})-|-(?=\p{L})/gu, '');
  return [...key].slice(0, longestNumber).join('');
}
const longestNumber = 60;
