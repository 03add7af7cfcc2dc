import { BookOpen } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** The library. */
export const menu: DomainMenu = {
  places: [{ code: 'library', word: 'menu.library', href: '/dashboard/library/sections', icon: BookOpen, order: 60 }],
  below: { library: ['/dashboard/library'] },
};
