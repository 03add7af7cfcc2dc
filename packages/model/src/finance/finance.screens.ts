import { defineScreen } from '@homeport/grammar';
import { clerks } from '../role-presets/door.generated.ts';

/** Bills of vendors that somebody has to decide on, or to answer a question about. */
export const invoiceReview = defineScreen({
  name: 'invoiceReview',
  on: 'vendorInvoice',
  kind: 'list',
  label: 'Invoice Review',
  menu: 'vendor',
  by: ['vendor', ...clerks],
  path: '/workspace/vendor/vendor-invoice?filter=status:in:SUBMITTED,QUERIED,HELD&sort=dueDate,asc',
});
/** What was approved and is paid, or is to be. */
export const billing = defineScreen({
  name: 'billing',
  on: 'vendorInvoice',
  kind: 'list',
  label: 'Billing',
  menu: 'vendor',
  by: ['vendor', ...clerks],
  path: '/workspace/vendor/vendor-invoice?filter=status:in:APPROVED,PAID&sort=dueDate,asc',
});
