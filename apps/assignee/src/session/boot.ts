import { ask, call } from '@homeport/client';
import { type AccessSettings, accessSettings, type Me, userMe } from '@homeport/model/identity';
import { type ThemeData, tenantInit } from '@homeport/model/tenancy';

/** What the signed-in application starts with. */
export interface Boot {
  readonly me: Me;
  /**
   * Menus and rights, and the look of the person's own company (before signing in it is that of the sub-domain). Refused
   * while the session stands at its terms or its second factor, as `me` then says.
   */
  readonly rest: Promise<readonly [access: AccessSettings, theme: ThemeData]>;
}
/** Asks for all of it at once, while the application itself is still being loaded. */
export async function askBoot(): Promise<Boot> {
  const rest = Promise.all([ask(accessSettings), call<ThemeData>(tenantInit.method, tenantInit.path)]);
  rest.catch(() => undefined);
  return { me: await ask(userMe), rest };
}
