import type { DomainMenu, OwnPage } from '../frame/domain-menu.ts';
import { erasuresPath, givenUpPath, retentionPath, signedInPath } from './paths.ts';

export const signedInPage: OwnPage = {
  key: 'signedIn',
  menu: 'admin',
  path: signedInPath,
  right: 'call.loggedInUsers',
  order: 80,
  heading: 'loggedInUsers',
};
export const erasuresPage: OwnPage = {
  key: 'erasures',
  menu: 'admin',
  path: erasuresPath,
  right: 'call.erasurePreview',
  order: 90,
  heading: 'dataUtilities',
};
export const retentionPage: OwnPage = {
  key: 'retention',
  menu: 'admin',
  path: retentionPath,
  right: 'call.purgePreview',
  order: 100,
  heading: 'dataUtilities',
};
export const givenUpPage: OwnPage = {
  key: 'givenUp',
  menu: 'admin',
  path: givenUpPath,
  right: 'call.deadEvents',
  order: 140,
  heading: 'dataUtilities',
};

/** What administrators watch over. */
export const menu: DomainMenu = { pages: [signedInPage, erasuresPage, retentionPage, givenUpPage] };
