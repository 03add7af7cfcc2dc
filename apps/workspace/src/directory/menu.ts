import type { DomainMenu, OwnPage } from '../frame/domain-menu.ts';
import { directoryPath } from './paths.ts';

export const directoryPage: OwnPage = {
  key: 'directory',
  menu: 'tenants',
  path: directoryPath,
  right: 'call.directoryOverview',
  order: 160,
};

/** The company’s directory. */
export const menu: DomainMenu = { pages: [directoryPage] };
