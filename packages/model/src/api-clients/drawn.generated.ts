// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { apiClient } from './api-client.entity.ts';
import { makeSecret } from './api-clients.actions.ts';

export const domain: Domain = {
  name: 'api-clients',
  entities: [apiClient],
  actions: [makeSecret],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
