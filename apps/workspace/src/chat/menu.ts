import type { DomainMenu } from '../frame/domain-menu.ts';

/** The chat of cases. */
export const menu: DomainMenu = {
  pages: [
    {
      key: 'caseChat',
      menu: 'cases',
      path: '/workspace/cases/chat',
      right: 'call.openConversation',
      order: 30,
      letter: 'm',
      ofAll: true,
    },
  ],
};
