/** The texts of the notification editor by language, under the namespace `noticeTexts`. */
export const noticeTextWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
