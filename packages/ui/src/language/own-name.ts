import { baseLanguage, type Locale } from './locale.ts';

/** Something that a company calls by names of its own, one for each language. */
export interface OwnNamed {
  readonly name: string;
  readonly nameEs?: string | null;
  readonly nameFr?: string | null;
}
/** What it is called in a language; by its first name where it has none there. */
export function ownName(locale: Locale, of: OwnNamed): string {
  const language = baseLanguage(locale);
  if (language === 'es') return of.nameEs || of.name;
  return language === 'fr' ? of.nameFr || of.name : of.name;
}
