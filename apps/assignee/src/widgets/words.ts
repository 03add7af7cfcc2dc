import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the widget page. */
export const widgetWords: PageWords<typeof en> = {
  space: 'widgets',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
