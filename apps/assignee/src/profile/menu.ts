import { Settings } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** One’s own settings. */
export const menu: DomainMenu = {
  places: [
    {
      code: 'settings',
      word: 'menu.settings',
      href: '/dashboard/profile',
      icon: Settings,
      order: 110,
      isOfAccount: true,
    },
  ],
};
