/** The texts of policies by language, under the namespace `policies`. */
export const policiesWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
