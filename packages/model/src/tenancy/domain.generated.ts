// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { authorisedTenant } from './authorised-tenant.entity.ts';
import { firewallRule } from './firewall-rule.entity.ts';
import { firewallRuleRules } from './firewall-rule.rules.ts';
import { sessionOpening } from './opening.routes.ts';
import { referenceNumber } from './reference-number.entity.ts';
import { referenceNumberRules } from './reference-number.rules.ts';
import { termsShown } from './tenancy.events.ts';
import { tenancyRefusals } from './tenancy.refusals.ts';
import { readTerms, tenantIcon, tenantInit, tenantManifest, tenantPicture } from './tenancy.routes.ts';
import { tenant } from './tenant.entity.ts';
import { authorisedTenantRules, tenantRules } from './tenant.rules.ts';
import { terms } from './terms.entity.ts';
import { termsRules } from './terms.rules.ts';
import { publishTheme } from './theme.actions.ts';
import { theme } from './theme.entity.ts';
import { themeRules } from './theme.rules.ts';

export const domain: Domain = {
  name: 'tenancy',
  entities: [authorisedTenant, firewallRule, referenceNumber, tenant, terms, theme],
  actions: [publishTheme],
  routes: [sessionOpening, readTerms, tenantIcon, tenantInit, tenantManifest, tenantPicture],
  events: [termsShown],
  refusals: [tenancyRefusals],
  rules: [firewallRuleRules, referenceNumberRules, authorisedTenantRules, tenantRules, termsRules, themeRules],
  screens: [],
};
