/** The texts of the documents screens by language, under the namespace `documents`; loaded when a screen is opened. */
export const documentsWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
