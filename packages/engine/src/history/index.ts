/** The door of history: what is kept of every change. */
export { type Changes, changesBetween } from './changes.ts';
