import type { DomainMenu } from '../shell/domain-menu.ts';

/** The assistant stands below Help. */
export const menu: DomainMenu = { below: { help: ['/dashboard/gpt'] } };
