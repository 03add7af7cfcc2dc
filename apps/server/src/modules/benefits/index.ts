/** The door of benefits. */
export { currentLumpSum, shownLumpSum } from './lump-sum.ts';
