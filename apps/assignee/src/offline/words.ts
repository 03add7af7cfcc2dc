import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of what waits on the device. */
export const offlineWords: PageWords<typeof en> = {
  space: 'offline',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
