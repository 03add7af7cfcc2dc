// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { dependant } from './dependant.entity.ts';
import { inviteFamily, withdrawFamily } from './family.actions.ts';

export const domain: Domain = {
  name: 'family',
  entities: [dependant],
  actions: [inviteFamily, withdrawFamily],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
