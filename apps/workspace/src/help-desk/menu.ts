import type { DomainMenu } from '../frame/domain-menu.ts';

/** The help desk. */
export const menu: DomainMenu = {
  pages: [
    {
      key: 'helpdesk',
      menu: 'cases',
      path: '/workspace/cases/helpdesk',
      right: 'call.raiseTicket',
      order: 20,
      letter: 'd',
      ofAll: true,
    },
  ],
};
