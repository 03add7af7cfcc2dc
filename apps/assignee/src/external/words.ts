import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of what opens by an external link. */
export const externalWords: PageWords<typeof en> = {
  space: 'external',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
