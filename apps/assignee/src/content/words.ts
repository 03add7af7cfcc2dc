import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the forms. */
export const contentWords: PageWords<typeof en> = {
  space: 'content',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
