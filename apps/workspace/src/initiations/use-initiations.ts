import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

export type InitiationKey = keyof typeof en;

/** Speaks the texts of requests, with checked keys. */
export function useInitiations(): (key: InitiationKey, values?: TextArguments) => string {
  const { t } = useTranslation('initiations');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
