import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the documents pages. */
export const documentWords: PageWords<typeof en> = {
  space: 'documents',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
