// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { ssoFlow } from './sso-flow.entity.ts';
import { ssoIdentity } from './sso-identity.entity.ts';
import { ssoSetup } from './sso-setup.entity.ts';
import { setClientSecret } from './sso.actions.ts';

export const domain: Domain = {
  name: 'sso',
  entities: [ssoFlow, ssoIdentity, ssoSetup],
  actions: [setClientSecret],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
