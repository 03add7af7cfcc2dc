/** The door of expenses. */
export { moneyOf } from './overview.ts';
