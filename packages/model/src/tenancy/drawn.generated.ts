// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { authorisedTenant } from './authorised-tenant.entity.ts';
import { tenancyRefusals } from './tenancy.refusals.ts';
import { tenant } from './tenant.entity.ts';

export const domain: Domain = {
  name: 'tenancy',
  entities: [authorisedTenant, tenant],
  actions: [],
  routes: [],
  events: [],
  refusals: [tenancyRefusals],
  rules: [],
  screens: [],
};
