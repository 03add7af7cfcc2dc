/** The texts of the bin by language, under the namespace `bin`; loaded when it is opened. */
export const binWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
