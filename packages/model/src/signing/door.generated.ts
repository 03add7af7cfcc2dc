// Written by `npm run derive`: the door of the domain.
export * from './document-signature.entity.ts';
export * from './signing-key.entity.ts';
export * from './signing.actions.ts';
export * from './signing.refusals.ts';
export * from './signing.routes.ts';
