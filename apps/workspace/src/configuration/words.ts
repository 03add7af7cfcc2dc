/** The texts of configuration bundles by language, under the namespace `configuration`. */
export const configurationWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
