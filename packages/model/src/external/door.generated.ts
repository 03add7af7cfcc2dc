// Written by `npm run derive`: the door of the domain.
export * from './external-access.entity.ts';
export * from './external-access.rules.ts';
export * from './external.actions.ts';
export * from './external.events.ts';
export * from './external.refusals.ts';
export * from './external.routes.ts';
export * from './initiation-page.data.ts';
