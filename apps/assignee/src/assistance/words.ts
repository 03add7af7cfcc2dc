import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the pages about the assignment, the person and the family. */
export const assistanceWords: PageWords<typeof en> = {
  space: 'assistance',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
