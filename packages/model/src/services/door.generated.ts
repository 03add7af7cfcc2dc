// Written by `npm run derive`: the door of the domain.
export * from './auto-shipment.entity.ts';
export * from './destination-service.entity.ts';
export * from './insurance-cover.entity.ts';
export * from './pet-transport.entity.ts';
export * from './school-search.entity.ts';
export * from './school.entity.ts';
export * from './services.refusals.ts';
export * from './services.rules.ts';
export * from './tax-service.entity.ts';
