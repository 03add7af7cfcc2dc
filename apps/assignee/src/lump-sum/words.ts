import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the lump sum. */
export const lumpSumWords: PageWords<typeof en> = {
  space: 'lumpSum',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
