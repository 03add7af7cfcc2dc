// Written by `npm run derive`: the door of the domain, what others take of it.
export { ssoSetup } from './sso-setup.entity.ts';
export { certificatesOf } from './sso-setup.rules.ts';
export { setClientSecret } from './sso.actions.ts';
export { ssoRefusals } from './sso.refusals.ts';
export { type SsoOffer, finishSso, listSso, samlMetadata, startSso, takeSaml } from './sso.routes.ts';
