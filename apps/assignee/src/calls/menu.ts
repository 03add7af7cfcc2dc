import type { DomainMenu } from '../shell/domain-menu.ts';

/** Video calls stand below My move. */
export const menu: DomainMenu = { below: { myMove: ['/dashboard/video-calls'] } };
