import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the help page. */
export const helpWords: PageWords<typeof en> = {
  space: 'help',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
