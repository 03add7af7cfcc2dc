import { baseLanguage } from '@homeport/ui/language/locale.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useCallback } from 'react';

interface Named {
  readonly name: string;
  readonly nameEs?: string | null;
  readonly nameFr?: string | null;
}
/** The name of something a company calls by its own names, in a language; English where it has none. */
function nameIn(locale: string, of: Named): string {
  const language = baseLanguage(locale);
  if (language === 'es') return of.nameEs || of.name;
  return language === 'fr' ? of.nameFr || of.name : of.name;
}
/** `nameIn` in the language of the person. */
export function useOptionName(): (of: Named) => string {
  const { locale } = useSettings();
  return useCallback((of) => nameIn(locale, of), [locale]);
}
