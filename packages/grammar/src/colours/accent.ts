import { contrast, leastContrast, textContrast } from './contrast.ts';
import { type Oklch, parseHex, toHex, toOklch, toRgb } from './oklch.ts';

export type ColourScheme = 'light' | 'dark';
/** The only colours a tenant's brand may change. All `#rrggbb`. */
export interface AccentFamily {
  readonly accent: string;
  readonly hover: string;
  readonly subtle: string;
  readonly on: string;
}
/** The derived family, and whether the brand colour had to be moved to be legible. */
export interface AccentResult {
  readonly family: AccentFamily;
  readonly isCorrected: boolean;
}

/** The backgrounds the accent has to be legible on: canvas, surface, raised, sunken (tokens.css). */
export const accentBackgrounds: Readonly<Record<ColourScheme, readonly string[]>> = {
  light: ['#f6f7f9', '#ffffff', '#ffffff', '#eceff3'],
  dark: ['#0e131a', '#161d26', '#1f2833', '#0a0e14'],
};
const ink = { light: '#ffffff', dark: '#06121a' } as const;
const lightnessStep = 0.005;

function hexOf(colour: Oklch): string {
  return toHex(toRgb(colour));
}

/** Walks lightness away from the background until every one of `isLegible` holds. Hue is kept. */
function shift(from: Oklch, direction: 1 | -1, isLegible: (hex: string) => boolean): string {
  for (let l = from.l; l >= 0 && l <= 1; l += direction * lightnessStep) {
    const hex = hexOf({ ...from, l });
    if (isLegible(hex)) return hex;
  }
  return hexOf({ l: direction > 0 ? 1 : 0, c: 0, h: from.h });
}

/** The tint that a brand colour gives to chosen things, behind text in the accent. */
const subtleOf = ({ c, h }: Oklch, scheme: ColourScheme): string =>
  hexOf({ l: scheme === 'light' ? 0.955 : 0.295, c: Math.min(c * 0.3, 0.045), h });

/** Text on the accent: white or near-black, whichever reads better. */
function textOn(accent: string): string {
  return contrast(ink.light, accent) >= contrast(ink.dark, accent) ? ink.light : ink.dark;
}

/**
 * The accent family of a brand colour in one scheme: lightness moves in OKLCH until accent and hover reach 4.5:1
 * on every background and on `subtle`, and `on` reaches 4.5:1 on both. Throws when `brand` is not a hex colour.
 */
export function deriveAccent(brand: string, scheme: ColourScheme): AccentResult {
  const rgb = parseHex(brand);
  if (!rgb) throw new Error(`Not a hex colour: ${brand}`);
  const base = toOklch(rgb);
  const direction = scheme === 'light' ? -1 : 1;
  const subtle = subtleOf(base, scheme);
  const behind = [...accentBackgrounds[scheme], subtle];
  const isLegible = (hex: string) =>
    leastContrast(hex, behind) >= textContrast && contrast(textOn(hex), hex) >= textContrast;
  const accent = shift(base, direction, isLegible);
  const settled = toOklch(parseHex(accent) ?? rgb);
  const hover = hoverOf(settled, direction, textOn(accent), isLegible);
  return {
    family: { accent, hover, subtle, on: textOn(accent) },
    isCorrected: accent !== toHex(rgb),
  };
}

/** The family of a brand colour that is not moved at all, for an editor that shows what it would give. Throws as `deriveAccent`. */
export function plainAccent(brand: string, scheme: ColourScheme): AccentFamily {
  const rgb = parseHex(brand);
  if (!rgb) throw new Error(`Not a hex colour: ${brand}`);
  const base = toOklch(rgb);
  const on = textOn(brand);
  const hover = hoverOf(base, scheme === 'light' ? -1 : 1, on, () => true);
  return { accent: toHex(rgb), hover, subtle: subtleOf(base, scheme), on };
}

/** One visible step further from the background; where there is no room (black on white), one step back. */
function hoverOf(settled: Oklch, direction: 1 | -1, on: string, isLegible: (hex: string) => boolean): string {
  for (const step of [0.06, 0.04, 0.02, -0.06, -0.04, -0.02]) {
    const l = settled.l + direction * step;
    if (l < 0 || l > 1) continue;
    const hex = hexOf({ ...settled, l });
    if (isLegible(hex) && contrast(on, hex) >= textContrast) return hex;
  }
  return hexOf(settled);
}

/** Whether a hand-made family may be saved; the theme editor refuses a failing pair. */
export function isLegibleFamily(family: AccentFamily, scheme: ColourScheme): boolean {
  const behind = [...accentBackgrounds[scheme], family.subtle];
  return [family.accent, family.hover].every(
    (colour) => leastContrast(colour, behind) >= textContrast && contrast(family.on, colour) >= textContrast,
  );
}
