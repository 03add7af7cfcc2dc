// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { checkIn } from './check-in.entity.ts';
import { checkOut } from './check-out.entity.ts';
import { checkOutRules } from './check-out.rules.ts';
import { homeSale } from './home-sale.entity.ts';
import { homeSearchVisit } from './home-search-visit.entity.ts';
import { homeSearch } from './home-search.entity.ts';
import { homeSaleRules, homeSearchVisitRules, leaseNegotiationRules, leaseRules, temporaryAccommodationRules } from './homes.rules.ts';
import { leaseNegotiation } from './lease-negotiation.entity.ts';
import { renewLease } from './lease.actions.ts';
import { lease } from './lease.entity.ts';
import { property } from './property.entity.ts';
import { propertyRefusals } from './property.refusals.ts';
import { temporaryAccommodation } from './temporary-accommodation.entity.ts';
import { tenancyManagement } from './tenancy-management.entity.ts';

export const domain: Domain = {
  name: 'property',
  entities: [checkIn, checkOut, homeSale, homeSearchVisit, homeSearch, leaseNegotiation, lease, property, temporaryAccommodation, tenancyManagement],
  actions: [renewLease],
  routes: [],
  events: [],
  refusals: [propertyRefusals],
  rules: [checkOutRules, homeSaleRules, homeSearchVisitRules, leaseNegotiationRules, leaseRules, temporaryAccommodationRules],
  screens: [],
};
