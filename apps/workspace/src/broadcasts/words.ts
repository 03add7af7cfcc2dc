/** The texts of broadcasts by language, under the namespace `broadcasts`. */
export const broadcastWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
