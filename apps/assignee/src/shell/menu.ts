import { LogOut } from 'lucide-react';
import type { DomainMenu } from './domain-menu.ts';

/** The way out. */
export const menu: DomainMenu = {
  places: [{ code: 'logout', word: 'menu.logout', href: '/dashboard/logout', icon: LogOut, order: 120 }],
};
