import type { DomainMenu, OwnPage } from '../frame/domain-menu.ts';

export const approvalsPage: OwnPage = {
  key: 'approvals',
  menu: 'dashboard',
  path: '/workspace/dashboard/approvals',
  right: 'caseExpense.approve',
  order: 10,
  letter: 'a',
  ofAll: true,
};

/** What waits for a decision. */
export const menu: DomainMenu = { pages: [approvalsPage] };
