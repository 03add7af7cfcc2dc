// Written by `npm run derive`: the door of the domain.
export * from './audience-key.rules.ts';
export * from './audience.entity.ts';
export * from './audience.rules.ts';
export * from './library-section.entity.ts';
export * from './library.refusals.ts';
export * from './library.routes.ts';
