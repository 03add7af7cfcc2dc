import type { DomainMenu, OwnPage } from '../frame/domain-menu.ts';
import { batchPath } from './paths.ts';

export const updatePage: OwnPage = {
  key: 'updateMany',
  menu: 'admin',
  path: batchPath,
  right: 'call.startBatch',
  order: 110,
  heading: 'dataUtilities',
};

/** Many records at once. */
export const menu: DomainMenu = { pages: [updatePage] };
