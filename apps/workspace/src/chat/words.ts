/** The texts of chat, help desk and calls in the workspace, under the namespace `talks`. */
export const talksWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
