import { apiPrefix, ask } from '@homeport/client';
import { subDomainOf } from '@homeport/grammar';
import { plainTheme, type ThemeData, tenantInit, tenantManifest } from '@homeport/model/tenancy';
import { lookKeeper } from '@homeport/ui/session/look.ts';
import { lookKey } from './own-look.ts';

export type { ThemeData };

const keeper = lookKeeper(lookKey, plainTheme);
export const rememberedTheme = keeper.remembered;

/** Puts the company's look on the page; who installs the app from now on installs theirs. */
export function wear(theme: ThemeData): void {
  keeper.wear(theme);
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link && theme.tenant) link.href = `${apiPrefix}/${addressFor(tenantManifest.path, theme.tenant.code)}`;
}
const addressFor = (path: string, code: string): string => path.replace('{code}', encodeURIComponent(code));

/** The look by sub-domain, before anybody has signed in. */
export function askTheme(): Promise<ThemeData> {
  return ask(tenantInit, { query: { subDomain: subDomainOf(location.hostname) }, isAhead: true });
}
