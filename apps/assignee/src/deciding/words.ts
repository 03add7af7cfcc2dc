import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of deciding by the link of a mail. */
export const decidingWords: PageWords<typeof en> = {
  space: 'deciding',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
