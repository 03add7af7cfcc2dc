import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

export type DecidingKey = keyof typeof en;

/** Speaks the texts of deciding, with checked keys. */
export function useDeciding(): (key: DecidingKey, values?: TextArguments) => string {
  const { t } = useTranslation('deciding');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
