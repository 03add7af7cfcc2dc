import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the signing pages. */
export const signingWords: PageWords<typeof en> = {
  space: 'signing',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
