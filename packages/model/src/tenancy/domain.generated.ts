// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { authorisedTenant } from './authorised-tenant.entity.ts';
import { termsShown } from './tenancy.events.ts';
import { tenancyRefusals } from './tenancy.refusals.ts';
import { readTerms, tenantIcon, tenantInit, tenantLogo, tenantManifest } from './tenancy.routes.ts';
import { tenant } from './tenant.entity.ts';
import { authorisedTenantRules, tenantRules } from './tenant.rules.ts';

export const domain: Domain = {
  name: 'tenancy',
  entities: [authorisedTenant, tenant],
  actions: [],
  routes: [readTerms, tenantIcon, tenantInit, tenantLogo, tenantManifest],
  events: [termsShown],
  refusals: [tenancyRefusals],
  rules: [authorisedTenantRules, tenantRules],
  screens: [],
};
