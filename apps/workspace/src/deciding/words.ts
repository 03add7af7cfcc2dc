/** The texts of deciding by language, under the namespace `deciding`. */
export const decidingWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
