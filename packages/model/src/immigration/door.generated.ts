// Written by `npm run derive`: the door of the domain.
export * from './immigration-record.entity.ts';
export * from './immigration.actions.ts';
export * from './immigration.events.ts';
export * from './immigration.refusals.ts';
export * from './permits.rules.ts';
export * from './visa-service.entity.ts';
export * from './work-permit.entity.ts';
