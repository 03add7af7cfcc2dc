import { House } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** Home. */
export const menu: DomainMenu = {
  places: [
    {
      code: 'home',
      word: 'menu.home',
      href: '/dashboard',
      icon: House,
      order: 10,
      isExact: true,
      tab: { of: 'home', order: 1, always: true },
    },
  ],
  withHelp: ['/dashboard'],
};
