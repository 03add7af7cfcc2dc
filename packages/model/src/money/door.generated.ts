// Written by `npm run derive`: the door of the domain.
export * from './allocate.rules.ts';
export * from './decimal.rules.ts';
export * from './finding.rules.ts';
export * from './money.refusals.ts';
export * from './round.rules.ts';
export * from './sum.rules.ts';
