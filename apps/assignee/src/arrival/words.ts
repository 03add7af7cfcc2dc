import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the day of arrival. */
export const arrivalWords: PageWords<typeof en> = {
  space: 'arrival',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
