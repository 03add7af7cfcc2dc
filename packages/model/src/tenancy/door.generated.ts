// Written by `npm run derive`: the door of the domain.
export * from './authorised-tenant.entity.ts';
export * from './tenancy.events.ts';
export * from './tenancy.refusals.ts';
export * from './tenancy.routes.ts';
export * from './tenant.entity.ts';
export * from './tenant.rules.ts';
export * from './theme.data.ts';
