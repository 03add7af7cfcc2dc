import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the hint to install the app. */
export const installWords: PageWords<typeof en> = {
  space: 'install',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
