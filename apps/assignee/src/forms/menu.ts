import type { DomainMenu } from '../shell/domain-menu.ts';

/** Forms stand below My move. */
export const menu: DomainMenu = { below: { myMove: ['/dashboard/content'] } };
