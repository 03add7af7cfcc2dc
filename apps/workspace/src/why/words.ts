/** The texts of explained access by language, under the namespace `why`. */
export const whyWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
