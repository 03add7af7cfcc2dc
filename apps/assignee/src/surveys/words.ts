import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the surveys. */
export const surveyWords: PageWords<typeof en> = {
  space: 'survey',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
