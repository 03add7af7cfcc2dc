import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the services. */
export const servicesWords: PageWords<typeof en> = {
  space: 'services',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
