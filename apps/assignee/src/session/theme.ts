import { ask } from '@homeport/client';
import { type ThemeData, tenantInit } from '@homeport/model/tenancy';
import { applyTheme } from '@homeport/ui/theme/apply-theme.ts';

export type { ThemeData };

/** The look without a company. */
export const plainTheme: ThemeData = {
  tenant: null,
  appName: 'Homeport',
  logo: null,
  logoDark: null,
  brandColor: null,
  brandColorDark: null,
  language: '',
  supportEmail: null,
  baseCurrency: null,
  expensesEnabled: true,
  enableMaiDigitalSigning: false,
  confirmationFieldsForBankDetailsSettings: [],
  demo: false,
};
const key = 'homeport.theme';

/** `castellane` of `castellane.example.com` or `castellane.localhost`; empty on a bare host or an address of numbers. */
export function subDomainOf(host: string): string {
  if (/^[\d.]+$/.test(host) || host.includes(':')) return '';
  const labels = host.split('.');
  const isOwn = labels.at(-1) === 'localhost' ? labels.length > 1 : labels.length > 2;
  return isOwn ? (labels[0] ?? '') : '';
}
/** The look of the last visit, so that the page is right from its first frame. */
export function rememberedTheme(): ThemeData | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : { ...plainTheme, ...(JSON.parse(text) as ThemeData) };
  } catch {
    return null;
  }
}
/** Puts a look on the page and keeps it for the next visit. */
export function wear(theme: ThemeData): void {
  applyTheme(theme);
  try {
    localStorage.setItem(key, JSON.stringify(theme));
  } catch {
    // Asked for again next time.
  }
}
/** The look by sub-domain, before anybody has signed in. */
export function askTheme(): Promise<ThemeData> {
  return ask(tenantInit, { query: { subDomain: subDomainOf(location.hostname) } });
}
