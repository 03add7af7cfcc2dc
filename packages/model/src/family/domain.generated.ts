// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { dependant } from './dependant.entity.ts';
import { inviteFamily, withdrawFamily } from './family.actions.ts';
import { familyRefusals } from './family.refusals.ts';
import { familySignIns } from './family.routes.ts';

export const domain: Domain = {
  name: 'family',
  entities: [dependant],
  actions: [inviteFamily, withdrawFamily],
  routes: [familySignIns],
  events: [],
  refusals: [familyRefusals],
  rules: [],
  screens: [],
};
