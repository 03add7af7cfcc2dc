import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the library. */
export const libraryWords: PageWords<typeof en> = {
  space: 'library',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
