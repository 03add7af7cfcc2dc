/** The texts of batch updates by language, under the namespace `batchUpdates`. */
export const batchWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
