/** The door of what holds from one day to another. */
export { currentFrom, loadCurrentFrom } from './current-from.ts';
