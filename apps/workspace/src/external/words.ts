/** The texts of the dialog that sends a link, by language, under the namespace `external`. */
export const externalWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
