// Written by `npm run derive`: the door of the domain, what others take of it.
export { activity } from './activity.entity.ts';
export { campaign } from './campaign.entity.ts';
export { mergeParties } from './crm.actions.ts';
export { crmRefusals } from './crm.refusals.ts';
export { type MergePreview, type PartyBalance, type PartyOverview, type PartySide, partyOverview, previewMerge } from './crm.routes.ts';
export { customerGroup } from './customer-group.entity.ts';
export { customer } from './customer.entity.ts';
export { type MergedParty, learnedFrom, mergeFault } from './merge-parties.rules.ts';
export { opportunity } from './opportunity.entity.ts';
export { type OpenDocument, partyBalances } from './party-balances.rules.ts';
export { partyContract } from './party-contract.entity.ts';
export { partyGroup } from './party-group.entity.ts';
export { type Party, party } from './party.entity.ts';
