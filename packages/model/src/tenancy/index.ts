/** The door of tenancy. */
export { type AuthorisedTenant, authorisedTenant } from './authorised-tenant.entity.ts';
export { tenancyRefusals } from './tenancy.refusals.ts';
export { readTerms, type ThemeData, tenantInit, tenantLogo } from './tenancy.routes.ts';
export { type Tenant, tenant } from './tenant.entity.ts';
export { confirmableBankFields, confirmationFields, type TenantFacts } from './tenant.rules.ts';
