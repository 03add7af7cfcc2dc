import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

export type WhyKey = keyof typeof en;

/** Speaks the texts of explained access, with checked keys. */
export function useWhyWords(): (key: WhyKey, values?: TextArguments) => string {
  const { t } = useTranslation('why');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
