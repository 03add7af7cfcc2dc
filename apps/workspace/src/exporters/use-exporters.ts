import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

export type ExporterKey = keyof typeof en;

/** Speaks the texts of exporters, with checked keys. */
export function useExporters(): (key: ExporterKey, values?: TextArguments) => string {
  const { t } = useTranslation('exporters');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
