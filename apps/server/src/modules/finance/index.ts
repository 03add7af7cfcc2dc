/** The door of finance. */
export { type BillHead, writeBill } from './post-bill.ts';
