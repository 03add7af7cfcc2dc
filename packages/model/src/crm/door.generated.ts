// Written by `npm run derive`: the door of the domain.
export * from './activity.entity.ts';
export * from './campaign.entity.ts';
export * from './crm-access.ts';
export * from './customer-group.entity.ts';
export * from './customer.entity.ts';
export * from './opportunity.entity.ts';
export * from './party-contract.entity.ts';
export * from './party-group.entity.ts';
export * from './party.entity.ts';
