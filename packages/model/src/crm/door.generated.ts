// Written by `npm run derive`: the door of the domain, what others take of it.
export { activity } from './activity.entity.ts';
export { campaign } from './campaign.entity.ts';
export { customerGroup } from './customer-group.entity.ts';
export { customer } from './customer.entity.ts';
export { opportunity } from './opportunity.entity.ts';
export { partyContract } from './party-contract.entity.ts';
export { partyGroup } from './party-group.entity.ts';
export { party } from './party.entity.ts';
