import { CalendarDays } from 'lucide-react';
import type { DomainMenu } from '../shell/domain-menu.ts';

/** The calendar, and an entry of the diary. */
export const menu: DomainMenu = {
  places: [{ code: 'calendar', word: 'menu.calendar', href: '/dashboard/tracker', icon: CalendarDays, order: 30 }],
  adds: [
    {
      word: 'add.diary',
      icon: CalendarDays,
      order: 20,
      needs: 'calendar',
      href: () => `/dashboard/tracker?add=${Temporal.Now.plainDateISO()}`,
    },
  ],
};
