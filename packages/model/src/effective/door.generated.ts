// Written by `npm run derive`: the door of the domain, what others take of it.
export { type CurrentFacts, checkSuccession } from './effective.rules.ts';
