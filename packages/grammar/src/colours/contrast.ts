import { parseHex, type Rgb, toLinear } from './oklch.ts';

/** The least contrast of text with what is behind it (WCAG 2.2, 1.4.3 AA). */
export const textContrast = 4.5;

function luminance({ r, g, b }: Rgb): number {
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** Contrast ratio 1–21 of two hex colours (WCAG 2.2 relative luminance). Throws on anything that is not hex. */
export function contrast(one: string, other: string): number {
  const first = parseHex(one);
  const second = parseHex(other);
  if (!first || !second) throw new Error(`Not a hex colour: ${first ? other : one}`);
  const a = luminance(first);
  const b = luminance(second);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The least contrast of one colour with several. */
export function leastContrast(colour: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => contrast(colour, other)));
}
