import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of Home that are about services, forms, surveys and the plan. */
export const homeWords: PageWords<typeof en> = {
  space: 'home',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
