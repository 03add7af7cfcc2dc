/** The texts of the approvals screen by language, under the namespace `approvals`; loaded when the screen is opened. */
export const approvalsWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
