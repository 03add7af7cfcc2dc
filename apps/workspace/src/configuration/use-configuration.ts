import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

export type ConfigurationKey = keyof typeof en;

/** Speaks the texts of configuration bundles, with checked keys. */
export function useConfiguration(): (key: ConfigurationKey, values?: TextArguments) => string {
  const { t } = useTranslation('configuration');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
