import { CircleHelp } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** A question to the help desk. */
export const menu: DomainMenu = {
  adds: [
    {
      word: 'add.ticket',
      icon: CircleHelp,
      order: 40,
      needs: 'help',
      right: 'call.raiseTicket',
      href: '/dashboard/contactUs/helpdesk?raise=true',
    },
  ],
};
