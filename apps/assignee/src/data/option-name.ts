import { type OwnNamed, ownName } from '@homeport/ui/language/own-name.ts';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useCallback } from 'react';

/** The name of something a company calls by its own names, in the language of the person. */
export function useOptionName(): (of: OwnNamed) => string {
  const { locale } = useSettings();
  return useCallback((of) => ownName(locale, of), [locale]);
}
