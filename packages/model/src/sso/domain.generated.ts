// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { ssoFlow } from './sso-flow.entity.ts';
import { ssoIdentity } from './sso-identity.entity.ts';
import { ssoSetup } from './sso-setup.entity.ts';
import { ssoSetupRules } from './sso-setup.rules.ts';
import { setClientSecret } from './sso.actions.ts';
import { ssoRefusals } from './sso.refusals.ts';
import { finishSso, listSso, samlMetadata, startSso, takeSaml } from './sso.routes.ts';

export const domain: Domain = {
  name: 'sso',
  entities: [ssoFlow, ssoIdentity, ssoSetup],
  actions: [setClientSecret],
  routes: [finishSso, listSso, samlMetadata, startSso, takeSaml],
  events: [],
  refusals: [ssoRefusals],
  rules: [ssoSetupRules],
  screens: [],
};
