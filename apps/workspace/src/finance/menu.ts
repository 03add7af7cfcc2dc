import type { DomainMenu, OwnPage } from '../frame/domain-menu.ts';

export const vendorOverviewPage: OwnPage = {
  key: 'vendorOverview',
  menu: 'vendor',
  path: '/workspace/vendor/overview',
  right: 'call.vendorOverview',
  order: 55,
};
export const postInvoicePage: OwnPage = {
  key: 'postInvoice',
  menu: 'vendor',
  path: '/workspace/vendor/post-invoice',
  right: 'call.billableServices',
  order: 56,
};

/** Where a vendor looks first, and where bills come in. */
export const menu: DomainMenu = { pages: [vendorOverviewPage, postInvoicePage] };
