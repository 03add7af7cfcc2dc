// Written by `npm run derive`: the door of the domain, what others take of it.
export { authorisedTenant } from './authorised-tenant.entity.ts';
export { firewallRule } from './firewall-rule.entity.ts';
export { type FirewallFacts, isNetwork } from './firewall-rule.rules.ts';
export { type FirewallLine, mayCallFrom } from './firewall.rules.ts';
export { type SessionOpening, sessionOpening } from './opening.routes.ts';
export { referenceNumber } from './reference-number.entity.ts';
export { type NumberForm, writtenNumber } from './reference-number.rules.ts';
export { tenancyRefusals } from './tenancy.refusals.ts';
export { type CompanyLook, type ThemeData, type ThemePicture, readTerms, tenantIcon, tenantInit, tenantManifest, tenantPicture, themePictures } from './tenancy.routes.ts';
export { type Tenant, tenant } from './tenant.entity.ts';
export { type TenantFacts, confirmationFields } from './tenant.rules.ts';
export { terms } from './terms.entity.ts';
export { type FaintColour, type SchemeLook, type ThemeColours, type ThemePair, type ThemePlace, faintColours, isHexColour, schemeLook } from './theme-contrast.rules.ts';
export { publishTheme } from './theme.actions.ts';
export { plainTheme } from './theme.data.ts';
export { theme } from './theme.entity.ts';
