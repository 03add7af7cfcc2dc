/** The texts of the directory's page by language, under the namespace `directory`; loaded when it is opened. */
export const directoryWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
