import type { DomainMenu } from '../shell/domain-menu.ts';

/** Payments stand below Expenses. */
export const menu: DomainMenu = { below: { expenses: ['/dashboard/payments'] }, withHelp: ['/dashboard/payments'] };
