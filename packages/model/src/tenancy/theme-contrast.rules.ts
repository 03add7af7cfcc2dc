import {
  type AccentFamily,
  accentBackgrounds,
  type ColourScheme,
  contrast,
  deriveAccent,
  plainAccent,
  textContrast,
} from '@homeport/grammar';

/** The colours of a theme, as they are typed. */
export interface ThemeColours {
  readonly brandColor: string | null;
  readonly brandColorDark: string | null;
}
/** Where text and background meet: the accent on a background, or the text on a button. */
export type ThemePlace = 'canvas' | 'surface' | 'raised' | 'sunken' | 'subtle' | 'button' | 'hover';
/** A text with what is behind it. */
export interface ThemePair {
  readonly place: ThemePlace;
  readonly text: string;
  readonly background: string;
  /** 1 to 21, rounded down to hundredths, so that nothing is shown to reach what it does not reach. */
  readonly ratio: number;
  readonly isLegible: boolean;
}
/** What a theme gives in light or dark mode. */
export interface SchemeLook {
  readonly family: AccentFamily;
  /** The colour was worked out from the one for light mode. */
  readonly isDerived: boolean;
  readonly pairs: readonly ThemePair[];
}
/** A colour that cannot be read somewhere, with the nearest one that can. */
export interface FaintColour {
  readonly field: keyof ThemeColours;
  readonly ratio: string;
  readonly least: string;
  readonly suggestion: string;
}

/** `#` and six digits. */
export const isHexColour = (value: string | null | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');

/** What the colours give in one scheme, not corrected where the colour is the company's own; null when there is no colour. */
export function schemeLook(colours: ThemeColours, scheme: ColourScheme): SchemeLook | null {
  const { brandColor, brandColorDark } = colours;
  const own = scheme === 'light' ? brandColor : brandColorDark;
  if (own !== null && own !== '') return isHexColour(own) ? lookOf(plainAccent(own, scheme), scheme, false) : null;
  if (scheme === 'light' || !isHexColour(brandColor)) return null;
  return lookOf(deriveAccent(brandColor, scheme).family, scheme, true);
}

const backgroundNames = ['canvas', 'surface', 'raised', 'sunken'] as const;

function lookOf(family: AccentFamily, scheme: ColourScheme, isDerived: boolean): SchemeLook {
  const grounds = accentBackgrounds[scheme];
  const pairs = [
    ...backgroundNames.map((place, i) => pair(place, family.accent, grounds[i] ?? family.subtle)),
    pair('subtle', family.accent, family.subtle),
    pair('button', family.on, family.accent),
    pair('hover', family.on, family.hover),
  ];
  return { family, isDerived, pairs };
}
function pair(place: ThemePlace, text: string, background: string): ThemePair {
  const exact = contrast(text, background);
  return { place, text, background, ratio: Math.floor(exact * 100) / 100, isLegible: exact >= textContrast };
}

/** The colours of a theme that fall under WCAG AA. */
export function faintColours(colours: ThemeColours): readonly FaintColour[] {
  return (
    [
      ['brandColor', 'light'],
      ['brandColorDark', 'dark'],
    ] as const
  ).flatMap(([field, scheme]) => {
    const colour = colours[field];
    const look = isHexColour(colour) ? schemeLook(colours, scheme) : null;
    const worst = Math.min(...(look?.pairs.map(({ ratio }) => ratio) ?? [21]));
    if (!isHexColour(colour) || worst >= textContrast) return [];
    return [
      { field, ratio: worst.toFixed(2), least: textContrast.toFixed(1), suggestion: nearestLegible(colour, scheme) },
    ];
  });
}

/** Lightness moves until it can be read. A colour that loses chroma on the way has another tint, so it is looked at again. */
function nearestLegible(colour: string, scheme: ColourScheme): string {
  const { family, isCorrected } = deriveAccent(colour, scheme);
  return isCorrected ? nearestLegible(family.accent, scheme) : family.accent.toUpperCase();
}
