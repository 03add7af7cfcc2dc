import { contrast } from '@homeport/grammar';

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
