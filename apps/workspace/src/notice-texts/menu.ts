import type { DomainMenu, OwnPage } from '../frame/domain-menu.ts';
import { noticeTextsPath } from './paths.ts';

export const noticeTextsPage: OwnPage = {
  key: 'noticeTexts',
  menu: 'admin',
  path: noticeTextsPath,
  right: 'call.noticeLines',
  order: 150,
  heading: 'broadcast',
};

/** Texts of notices. */
export const menu: DomainMenu = { pages: [noticeTextsPage] };
