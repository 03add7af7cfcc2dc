/** The texts of somebody's home by language, under the namespace `home`; loaded when it is opened. */
export const homeWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
