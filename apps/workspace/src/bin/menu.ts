import type { DomainMenu } from '../frame/domain-menu.ts';
import { binPath } from './paths.ts';

/** What was deleted. */
export const menu: DomainMenu = { pages: [{ key: 'bin', menu: 'profile', path: binPath, right: null, order: 190 }] };
