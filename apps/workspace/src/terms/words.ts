/** The texts of terms by language, under the namespace `terms`. */
export const termsWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
