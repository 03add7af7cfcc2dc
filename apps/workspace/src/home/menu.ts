import type { DomainMenu } from '../frame/domain-menu.ts';
import { homePath } from './paths.ts';

/** Where the day begins. */
export const menu: DomainMenu = {
  pages: [{ key: 'home', menu: 'dashboard', path: homePath, right: null, order: 1, ofAll: true }],
};
