import type { DomainMenu } from '../frame/domain-menu.ts';
import { workPath } from './paths.ts';

/** What waits for the person who looks. */
export const menu: DomainMenu = {
  pages: [{ key: 'myWork', menu: 'dashboard', path: workPath, right: null, order: 5, letter: 'w' }],
};
