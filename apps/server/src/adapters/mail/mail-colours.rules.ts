/** Light text, dark text and the accent of tenants without a brand colour, as the apps have them. */
const LIGHT = '#ffffff';
const DARK = '#17202e';
const ACCENT = '#0b6b7d';

export interface MailColours {
  readonly accent: string;
  readonly onAccent: string;
}

/** The tenant's brand colour with whichever text can be read on it (WCAG contrast); the default when it is no colour. */
export function mailColours(brandColour: string | null | undefined): MailColours {
  const accent = /^#[0-9a-f]{6}$/i.test(brandColour ?? '') ? (brandColour as string).toLowerCase() : ACCENT;
  return { accent, onAccent: contrast(accent, LIGHT) >= contrast(accent, DARK) ? LIGHT : DARK };
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
