// Written by `npm run derive`: the door of the domain, what others take of it.
export { allocate } from './allocate.rules.ts';
export type { FindingParams, Outcome, Refused } from './finding.rules.ts';
export { fromMinorUnits, round, toMinorUnits } from './round.rules.ts';
export { type Money, sum, sumByCurrency } from './sum.rules.ts';
