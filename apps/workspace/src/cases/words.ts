/** The texts of the case workspace by language, under the namespace `cases`. */
export const casesWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
