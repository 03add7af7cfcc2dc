// Written by `npm run derive`: the door of the domain.
export * from './city-names.ts';
export * from './country.entity.ts';
export * from './currency.entity.ts';
export * from './data-option-type.entity.ts';
export * from './data-option.entity.ts';
export * from './iso-4217.data.ts';
export * from './option-default.ts';
export * from './option-types.data.ts';
export * from './organisation-options.data.ts';
export * from './reference.refusals.ts';
export * from './time-zone.entity.ts';
export * from './time-zone.rules.ts';
