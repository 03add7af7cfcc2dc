/** The texts of parties by language, under the namespace `crm`. */
export const crmWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
