/** The texts of the pages of vendors and of who decides on their bills, by language, under the namespace `finance`. */
export const financeWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
