import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the timeline. */
export const timelineWords: PageWords<typeof en> = {
  space: 'timeline',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
