import type { DomainMenu, OwnPage } from '../frame/domain-menu.ts';

export const paymentsPage: OwnPage = {
  key: 'payments',
  menu: 'financial',
  path: '/workspace/financial/payments',
  right: 'call.paymentsToBuild',
  order: 50,
  heading: 'payments',
  letter: 'y',
};

/** The payments desk. */
export const menu: DomainMenu = { pages: [paymentsPage] };
