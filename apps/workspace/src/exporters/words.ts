/** The texts of exporters by language, under the namespace `exporters`. */
export const exporterWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
