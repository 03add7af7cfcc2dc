import type { DomainMenu } from '../shell/domain-menu.ts';

/** The page of widgets stands below Home. */
export const menu: DomainMenu = { below: { home: ['/dashboard/widgetDashboard'] } };
