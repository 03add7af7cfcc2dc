/** The texts of the permissions of roles by language, under the namespace `permissions`. */
export const permissionWords = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
