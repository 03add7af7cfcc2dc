/** The door of travel. */
export { countryNames, languageOf, localeOf, travelNames } from './travel-names.ts';
