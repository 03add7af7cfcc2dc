import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of contacts and of e-mail to them. */
export const contactWords: PageWords<typeof en> = {
  space: 'contacts',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
