// Written by `npm run derive`: the door of the domain.
export * from './case-detail.entity.ts';
export * from './case-master.entity.ts';
export * from './case-service.entity.ts';
export * from './case-service.rules.ts';
export * from './cases.actions.ts';
export * from './cases.events.ts';
export * from './cases.refusals.ts';
export * from './cases.routes.ts';
export * from './expense-management-service.entity.ts';
export * from './service-step.entity.ts';
export * from './service-type.entity.ts';
