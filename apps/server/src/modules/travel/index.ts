/** The door of travel. */
export { daysOf } from './living-abroad.ts';
export { countryNames } from './travel-names.ts';
