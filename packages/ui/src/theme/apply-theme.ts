import { type AccentFamily, type ColourScheme, deriveAccent } from '@homeport/grammar';

/** What a tenant may bring. Everything else is the platform's. */
export interface TenantTheme {
  readonly appName?: string | null;
  /** `#rrggbb`; moved in lightness until legible. */
  readonly brandColor?: string | null;
  /** For dark mode; without it `brandColor` is used there too. */
  readonly brandColorDark?: string | null;
  readonly logo?: string | null;
  readonly logoDark?: string | null;
  readonly favicon?: string | null;
  readonly loginImage?: string | null;
}
let sheet: CSSStyleSheet | null = null;

function rules(selector: string, family: AccentFamily): string {
  return `${selector}{--hp-accent:${family.accent};--hp-accent-hover:${family.hover};--hp-accent-subtle:${family.subtle};--hp-accent-on:${family.on}}`;
}
/** The style rules of a theme, empty without a usable brand colour. Pure; also used by e-mail and PDF previews. */
function accentRules(theme: TenantTheme): string {
  const family = (colour: string | null | undefined, scheme: ColourScheme) =>
    colour && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour) ? deriveAccent(colour, scheme).family : null;
  const light = family(theme.brandColor, 'light');
  const dark = family(theme.brandColorDark ?? theme.brandColor, 'dark');
  return [
    light ? rules(':root', light) : '',
    dark ? `@media screen{${rules(":root[data-mantine-color-scheme='dark']", dark)}}` : '',
  ].join('');
}

/**
 * Puts a tenant's accent, favicon and title name on the page. Uses a constructed style sheet, which the content
 * security policy allows where an inline one is refused. Calling it again replaces the theme before.
 */
export function applyTheme(theme: TenantTheme): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(accentRules(theme));
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && theme.favicon) {
    icon.removeAttribute('type');
    icon.href = theme.favicon;
  }
  if (theme.appName) document.documentElement.dataset.appName = theme.appName;
}
