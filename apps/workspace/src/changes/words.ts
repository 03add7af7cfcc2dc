/** The texts of changes by language, under the namespace `changes`. */
export const changeWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
