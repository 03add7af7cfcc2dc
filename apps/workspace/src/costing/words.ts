/** The texts of costing by language, under the namespace `costing`. */
export const costingWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
