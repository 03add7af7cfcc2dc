/** The door of finance. */
export { writeBill } from './post-bill.ts';
