// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { authorisedTenant } from './authorised-tenant.entity.ts';
import { firewallRule } from './firewall-rule.entity.ts';
import { referenceNumber } from './reference-number.entity.ts';
import { tenant } from './tenant.entity.ts';
import { terms } from './terms.entity.ts';
import { publishTheme } from './theme.actions.ts';
import { theme } from './theme.entity.ts';

export const domain: Domain = {
  name: 'tenancy',
  entities: [authorisedTenant, firewallRule, referenceNumber, tenant, terms, theme],
  actions: [publishTheme],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
