import type { DomainMenu } from '../shell/domain-menu.ts';

/** Travel stands below My move, an entry of the calendar below that. */
export const menu: DomainMenu = {
  below: { myMove: ['/dashboard/travel', '/dashboard/trips&Visas'], calendar: ['/dashboard/calendar-entry'] },
};
