import { ListChecks } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** The timeline. */
export const menu: DomainMenu = {
  places: [{ code: 'timeline', word: 'menu.timeline', href: '/dashboard/timeline', icon: ListChecks, order: 90 }],
};
