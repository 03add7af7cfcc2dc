import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of video calls. */
export const callWords: PageWords<typeof en> = {
  space: 'calls',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
