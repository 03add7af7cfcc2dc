// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { apiClient } from './api-client.entity.ts';
import { apiClientRules } from './api-client.rules.ts';
import { makeSecret } from './api-clients.actions.ts';
import { apiClientRefusals } from './api-clients.refusals.ts';
import { oauthToken } from './oauth.routes.ts';

export const domain: Domain = {
  name: 'api-clients',
  entities: [apiClient],
  actions: [makeSecret],
  routes: [oauthToken],
  events: [],
  refusals: [apiClientRefusals],
  rules: [apiClientRules],
  screens: [],
};
