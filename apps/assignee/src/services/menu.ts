import { HandHelping } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** Services. */
export const menu: DomainMenu = {
  places: [
    {
      code: 'services',
      word: 'menu.services',
      href: '/dashboard/services',
      icon: HandHelping,
      order: 80,
      tab: { of: 'myMove', order: 2 },
    },
  ],
};
