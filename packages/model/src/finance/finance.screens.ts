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
/** Where a vendor looks first: what waits, what is under way, what is to be paid. */
export const currentOverview = defineScreen({
  name: 'currentOverview',
  on: 'caseService',
  kind: 'list',
  label: 'Current Overview',
  menu: 'vendor',
  by: ['vendor'],
  path: '/workspace/vendor/desk',
});
/** A bill is posted by who works for its provider, or by finance. */
export const postInvoice = defineScreen({
  name: 'postInvoice',
  on: 'vendorInvoice',
  kind: 'form',
  label: 'Post an Invoice',
  menu: 'vendor',
  by: ['vendor', ...clerks],
  path: '/workspace/vendor/desk?do=post',
});
