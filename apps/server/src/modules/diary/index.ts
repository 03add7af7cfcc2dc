/** The door of the diary. */
export { standingsOf } from './day-standings.ts';
export { daysOf } from './living-abroad.ts';
