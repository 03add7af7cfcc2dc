import type { DomainMenu } from '../shell/domain-menu.ts';

/** Contacts stand below Help. */
export const menu: DomainMenu = { below: { help: ['/dashboard/contactUs'] } };
