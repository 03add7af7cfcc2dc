// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { directoryCall } from './directory-call.entity.ts';

export const domain: Domain = {
  name: 'scim',
  entities: [directoryCall],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
