// Written by `npm run derive`: the door of the domain.
export * from './attachment.entity.ts';
export * from './documents.refusals.ts';
export * from './documents.routes.ts';
