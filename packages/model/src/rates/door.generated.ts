// Written by `npm run derive`: the door of the domain.
export * from './convert.rules.ts';
export * from './exchange-rate.entity.ts';
export * from './exchange-rate.rules.ts';
export * from './look-up.rules.ts';
export * from './rate.rules.ts';
export * from './rates.refusals.ts';
export * from './rates.screens.ts';
export * from './stored-conversion.rules.ts';
