import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the forms. */
export const formWords: PageWords<typeof en> = {
  space: 'forms',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
