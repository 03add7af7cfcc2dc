/** The door of travel. */
export { standingsOf } from './day-standings.ts';
export { daysOf } from './living-abroad.ts';
export { countryNames } from './travel-names.ts';
