/** The texts of requests for assignments by language, under the namespace `initiations`. */
export const initiationWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
