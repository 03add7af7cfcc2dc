import type { DomainMenu } from '../shell/domain-menu.ts';

/** The lump sum stands below My move. */
export const menu: DomainMenu = { below: { myMove: ['/dashboard/lump-sum-policy'] } };
