import type { DomainMenu, OwnPage } from '../frame/domain-menu.ts';
import { whyPath } from './paths.ts';

export const whyPage: OwnPage = {
  key: 'why',
  menu: 'admin',
  path: whyPath,
  right: 'call.explainAccess',
  order: 130,
  heading: 'loggedInUsers',
  ofRecord: 'why.ask',
};

/** Why somebody sees something: asked about any record. */
export const menu: DomainMenu = { pages: [whyPage] };
