/** The texts of activations, by language, under the namespace `activation`. */
export const activationWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
