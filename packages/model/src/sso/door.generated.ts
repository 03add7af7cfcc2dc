// Written by `npm run derive`: the door of the domain.
export * from './sso-flow.entity.ts';
export * from './sso-identity.entity.ts';
export * from './sso-setup.entity.ts';
export * from './sso-setup.rules.ts';
export * from './sso.actions.ts';
export * from './sso.refusals.ts';
export * from './sso.routes.ts';
