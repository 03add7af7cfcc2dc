// Written by `npm run derive`: the door of the domain.
export * from './api-client.entity.ts';
export * from './authorised-tenant.entity.ts';
export * from './firewall-rule.entity.ts';
export * from './firewall-rule.rules.ts';
export * from './reference-number.entity.ts';
export * from './reference-number.rules.ts';
export * from './tenancy.events.ts';
export * from './tenancy.refusals.ts';
export * from './tenancy.routes.ts';
export * from './tenant.entity.ts';
export * from './tenant.rules.ts';
export * from './terms.entity.ts';
export * from './terms.rules.ts';
export * from './theme.data.ts';
export * from './theme.entity.ts';
export * from './theme.rules.ts';
