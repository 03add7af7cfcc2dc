/** The texts of the payments screen by language, under the namespace `payments`; loaded when the screen is opened. */
export const paymentsWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
