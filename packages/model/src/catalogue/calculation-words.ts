/** The texts of calculations in the languages that are not English, for an app that does not have those of all declarations. */
export const calculationWords = {
  es: () => import('./calculation-words.es.generated.ts'),
  fr: () => import('./calculation-words.fr.generated.ts'),
} as const;
