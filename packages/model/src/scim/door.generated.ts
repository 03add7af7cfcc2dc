// Written by `npm run derive`: the door of the domain.
export * from './directory-call.entity.ts';
export * from './directory.routes.ts';
export * from './scim-discovery.data.ts';
export * from './scim-filter.rules.ts';
export * from './scim-patch.rules.ts';
export * from './scim-user.rules.ts';
export * from './scim.routes.ts';
