import { intlLocale, type Locale } from './locale.ts';

const collators = new Map<string, Intl.Collator>();

/** Compares texts in the alphabetical order of a language: accents beside their letters, numbers by their value. */
export function compareIn(locale: Locale): (one: string, other: string) => number {
  const tag = intlLocale(locale);
  const collator = collators.get(tag) ?? new Intl.Collator(tag, { numeric: true });
  collators.set(tag, collator);
  return collator.compare;
}
