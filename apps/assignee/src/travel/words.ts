import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of trips, travel documents and calendar entries. */
export const travelWords: PageWords<typeof en> = {
  space: 'travel',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
