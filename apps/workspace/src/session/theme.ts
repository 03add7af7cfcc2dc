import { callOpen } from '@homeport/client';
import { applyTheme } from '@homeport/ui/theme/apply-theme.ts';

/** The look of a company, as `tenant/init` tells it. */
export interface Theme {
  readonly tenant: { readonly code: string; readonly name: string } | null;
  readonly appName: string;
  readonly logo: string | null;
  readonly logoDark: string | null;
  readonly brandColor: string | null;
  readonly brandColorDark: string | null;
  readonly language: string;
  readonly supportEmail: string | null;
  /** Sign-ins are demo ones. */
  readonly demo: boolean;
}
export const plainTheme: Theme = {
  tenant: null,
  appName: 'Homeport',
  logo: null,
  logoDark: null,
  brandColor: null,
  brandColorDark: null,
  language: '',
  supportEmail: null,
  demo: false,
};
const key = 'homeport.workspace.theme';

/** `castellane` of `castellane.example.com` or `castellane.localhost`; empty on a bare host or an address of numbers. */
export function subDomainOf(host: string): string {
  if (/^[\d.]+$/.test(host) || host.includes(':')) return '';
  const labels = host.split('.');
  const isOwn = labels.at(-1) === 'localhost' ? labels.length > 1 : labels.length > 2;
  return isOwn ? (labels[0] ?? '') : '';
}
/** The look of the last visit, so that the page is right from its first frame. */
export function rememberedTheme(): Theme | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : { ...plainTheme, ...(JSON.parse(text) as Theme) };
  } catch {
    return null;
  }
}
/** Puts a look on the page and keeps it for the next visit. */
export function wear(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(key, JSON.stringify(theme));
  } catch {
    // Asked for again next time.
  }
}
/** The look by sub-domain, before anybody has signed in. */
export const askTheme = (): Promise<Theme> =>
  callOpen<Theme>('GET', 'tenant/init', { query: { subDomain: subDomainOf(location.hostname) } });
