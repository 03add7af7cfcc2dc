import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the assistant's page. */
export const assistantWords: PageWords<typeof en> = {
  space: 'assistant',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
