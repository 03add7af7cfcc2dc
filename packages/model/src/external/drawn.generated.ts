// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { externalAccess } from './external-access.entity.ts';
import { sendLink, sendLinkAgain } from './external.actions.ts';

export const domain: Domain = {
  name: 'external',
  entities: [externalAccess],
  actions: [sendLink, sendLinkAgain],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
