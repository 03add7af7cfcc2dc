import type { DomainMenu, OwnPage } from '../frame/domain-menu.ts';
import { themeEditorPath } from './paths.ts';

export const themePage: OwnPage = {
  key: 'themeEditor',
  menu: 'tenants',
  path: themeEditorPath,
  right: 'theme.publish',
  order: 170,
};

/** The editor of themes. */
export const menu: DomainMenu = { pages: [themePage] };
