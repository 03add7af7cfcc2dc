import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

export type ActivationKey = keyof typeof en;

/** Speaks the texts of activations, with checked keys. */
export function useActivation(): (key: ActivationKey, values?: TextArguments) => string {
  const { t } = useTranslation('activation');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
