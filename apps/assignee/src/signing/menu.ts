import type { DomainMenu } from '../shell/domain-menu.ts';

/** Signing stands below Documents. */
export const menu: DomainMenu = { below: { documents: ['/dashboard/signing'] } };
