// Written by `npm run derive`: the door of the domain.
export * from './erasure-request.entity.ts';
export * from './legal-hold.entity.ts';
export * from './legal-hold.rules.ts';
export * from './privacy.events.ts';
export * from './privacy.refusals.ts';
export * from './privacy.routes.ts';
export * from './purge.entity.ts';
export * from './retention-rule.entity.ts';
export * from './retention-rule.rules.ts';
export * from './retention.data.ts';
export * from './retention.rules.ts';
