/** Figures with fractions of whole numbers and nothing of the product: what its own are held against. */

/** A fraction, never shortened. */
export interface Fraction {
  readonly top: bigint;
  readonly under: bigint;
}
export const power = (n: number): bigint => 10n ** BigInt(n);
export function read(text: string): Fraction {
  const [, sign, whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const top = BigInt(whole + part);
  return { top: sign === '-' ? -top : top, under: power(part.length) };
}
export const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, under: a.under * b.under });
export const by = (a: Fraction, b: Fraction): Fraction =>
  b.top < 0n
    ? by({ top: -a.top, under: a.under }, { top: -b.top, under: b.under })
    : { top: a.top * b.under, under: a.under * b.top };
export const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.under + b.top * a.under,
  under: a.under * b.under,
});
export const less = (a: Fraction, b: Fraction): Fraction => plus(a, { top: -b.top, under: b.under });
export const isMore = (a: Fraction, b: Fraction): boolean => a.top * b.under > b.top * a.under;
export const of = (n: number | bigint): Fraction => ({ top: BigInt(n), under: 1n });
export const hundredth = (a: Fraction): Fraction => by(a, of(100));
/** Half away from zero, as text with all decimals. */
export function rounded(value: Fraction, decimals: number): string {
  const size = value.top < 0n ? -value.top : value.top;
  const units = (2n * size * power(decimals) + value.under) / (2n * value.under);
  return written(value.top < 0n ? -units : units, decimals);
}
export function written(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return units < 0n ? `-${text}` : text;
}
export const add = (all: readonly Fraction[]): Fraction => all.reduce(plus, of(0));

/** A generator of its own (mulberry32), so that a failure can be repeated. */
export function luckOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(all: readonly T[]): T => all[whole(0, all.length - 1)] as T;
  /** Digits before the point at most, decimals exactly; often at the edge of a half. */
  const decimal = (digits: number, decimals: number): string => {
    const text =
      written(BigInt(whole(0, 10 ** Math.min(digits, 9) - 1)), 0) +
      (decimals ? `.${Array.from({ length: decimals }, () => whole(0, 9)).join('')}` : '');
    return whole(0, 5) === 0 && decimals > 0 ? text.replace(/\d$/, '5') : text;
  };
  return { whole, pick, decimal };
}
