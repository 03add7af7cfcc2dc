import type { Identity } from '../identity/index.ts';
import { oidcProvider } from './oidc.ts';
import { samlProvider } from './saml.ts';

/** What the calls of single sign-on work with. */
export interface Sso {
  readonly identity: Identity;
  readonly oidc: ReturnType<typeof oidcProvider>;
  readonly saml: ReturnType<typeof samlProvider>;
  readonly publicUrl: string;
}
export function makeSso(identity: Identity): Sso {
  const { outbound, configuration } = identity.services;
  const { publicUrl, apiPrefix } = configuration;
  const base = `${publicUrl}${apiPrefix}/auth/sso`;
  return {
    identity,
    publicUrl,
    oidc: oidcProvider(outbound),
    saml: samlProvider((setup) => ({ entityId: `${base}/${setup}/metadata`, callback: `${base}/saml` })),
  };
}
