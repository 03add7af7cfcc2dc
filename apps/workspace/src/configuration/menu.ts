import type { DomainMenu, OwnPage } from '../frame/domain-menu.ts';
import { configurationPath } from './paths.ts';

export const configurationPage: OwnPage = {
  key: 'configuration',
  menu: 'admin',
  path: configurationPath,
  right: 'call.exportConfiguration',
  order: 120,
  heading: 'dataUtilities',
};

/** Configuration bundles. */
export const menu: DomainMenu = { pages: [configurationPage] };
