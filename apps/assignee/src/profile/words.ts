import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the own profile that are its own. */
export const profileWords: PageWords<typeof en> = {
  space: 'profile',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
