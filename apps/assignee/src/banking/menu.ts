import type { DomainMenu } from '../shell/domain-menu.ts';

/** Bank details stand below Expenses. */
export const menu: DomainMenu = { below: { expenses: ['/dashboard/banking'] } };
