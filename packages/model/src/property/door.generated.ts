// Written by `npm run derive`: the door of the domain, what others take of it.
export { checkIn } from './check-in.entity.ts';
export { checkOut } from './check-out.entity.ts';
export { checkOutRules } from './check-out.rules.ts';
export { homeSale } from './home-sale.entity.ts';
export { homeSearchVisit } from './home-search-visit.entity.ts';
export { homeSearch } from './home-search.entity.ts';
export { type HomeFacts, homeSaleRules, leaseNegotiationRules, leaseRules, temporaryAccommodationRules } from './homes.rules.ts';
export { leaseNegotiation } from './lease-negotiation.entity.ts';
export { renewLease } from './lease.actions.ts';
export { lease } from './lease.entity.ts';
export { type Property, property } from './property.entity.ts';
export { propertyRefusals } from './property.refusals.ts';
export { type TemporaryAccommodation, temporaryAccommodation } from './temporary-accommodation.entity.ts';
export { tenancyManagement } from './tenancy-management.entity.ts';
