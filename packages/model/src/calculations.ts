import type { Calculation } from '@homeport/grammar';

/** A calculation by its name; the code of all of them comes when the first is asked for. */
export async function calculationNamed(name: string): Promise<Calculation | undefined> {
  const { calculations } = await import('./calculations.generated.ts');
  return calculations.find((one) => one.name === name);
}

/** The texts of calculations in the languages that are not English, for an app that does not have those of all declarations. */
export const calculationWords = {
  es: () => import('./calculation-words.es.generated.ts'),
  fr: () => import('./calculation-words.fr.generated.ts'),
} as const;
