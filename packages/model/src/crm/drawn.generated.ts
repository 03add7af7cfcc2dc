// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { activity } from './activity.entity.ts';
import { campaign } from './campaign.entity.ts';
import { mergeParties } from './crm.actions.ts';
import { customerGroup } from './customer-group.entity.ts';
import { customer } from './customer.entity.ts';
import { opportunity } from './opportunity.entity.ts';
import { partyContract } from './party-contract.entity.ts';
import { partyGroup } from './party-group.entity.ts';
import { party } from './party.entity.ts';

export const domain: Domain = {
  name: 'crm',
  entities: [activity, campaign, customerGroup, customer, opportunity, partyContract, partyGroup, party],
  actions: [mergeParties],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
