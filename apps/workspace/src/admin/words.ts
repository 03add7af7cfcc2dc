/** The texts of the administrators' screens by language, under the namespace `admin`; loaded when a screen is opened. */
export const adminWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
