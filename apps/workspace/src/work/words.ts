/** The texts of somebody's work by language, under the namespace `work`; loaded when it is opened. */
export const workWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
