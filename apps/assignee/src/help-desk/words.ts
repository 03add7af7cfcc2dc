import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the help desk. */
export const deskWords: PageWords<typeof en> = {
  space: 'helpdesk',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
