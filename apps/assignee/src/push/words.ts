import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of push on this device. */
export const pushWords: PageWords<typeof en> = {
  space: 'push',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
