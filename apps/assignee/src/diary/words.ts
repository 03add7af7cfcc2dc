import type { PageWords } from '../words/page-words.ts';
import type en from './words/en.json';

/** The texts of the travel diary. */
export const diaryWords: PageWords<typeof en> = {
  space: 'diary',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
};
export type DiaryWord = keyof typeof en;
