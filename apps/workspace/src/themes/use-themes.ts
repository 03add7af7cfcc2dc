import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

/** Speaks the texts of the theme editor, with checked keys. */
export function useThemes(): (key: keyof typeof en, values?: TextArguments) => string {
  const { t } = useTranslation('themes');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
