import { CircleHelp } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** Help. */
export const menu: DomainMenu = {
  places: [{ code: 'help', word: 'menu.help', href: '/dashboard/help', icon: CircleHelp, order: 100, help: 'here' }],
};
