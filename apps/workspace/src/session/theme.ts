import { ask } from '@homeport/client';
import { subDomainOf } from '@homeport/grammar';
import { plainTheme, type ThemeData, tenantInit } from '@homeport/model/tenancy';
import { lookKeeper } from '@homeport/ui/session/look.ts';

export type { ThemeData };
export const { remembered: rememberedTheme, wear } = lookKeeper('homeport.workspace.theme', plainTheme);

/** The look by sub-domain, before anybody has signed in. */
export function askTheme(): Promise<ThemeData> {
  return ask(tenantInit, { query: { subDomain: subDomainOf(location.hostname) } });
}
