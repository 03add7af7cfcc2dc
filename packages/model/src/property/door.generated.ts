// Written by `npm run derive`: the door of the domain.
export * from './check-in.entity.ts';
export * from './check-out.entity.ts';
export * from './check-out.rules.ts';
export * from './deposit.rules.ts';
export * from './home-sale.entity.ts';
export * from './home-search-visit.entity.ts';
export * from './home-search.entity.ts';
export * from './homes.rules.ts';
export * from './lease-negotiation.entity.ts';
export * from './lease.actions.ts';
export * from './lease.entity.ts';
export * from './property.entity.ts';
export * from './property.refusals.ts';
export * from './temporary-accommodation.entity.ts';
export * from './tenancy-management.entity.ts';
