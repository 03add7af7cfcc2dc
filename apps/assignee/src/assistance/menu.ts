import { Plane } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** My move. */
export const menu: DomainMenu = {
  places: [
    {
      code: 'myMove',
      word: 'menu.myMove',
      href: '/dashboard/assistance',
      icon: Plane,
      order: 20,
      tab: { of: 'myMove', order: 1 },
    },
  ],
};
