/** The texts of the theme editor by language, under the namespace `themes`. */
export const themeWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
