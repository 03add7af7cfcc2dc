import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextArguments } from '../../language/use-text.ts';
import type en from './en.json';

/** Namespace of the texts of the generated screens. */
export const recordSpace = 'records';
export type RecordKey = keyof typeof en;
export type RecordText = (key: RecordKey, values?: TextArguments) => string;

/** The texts of the generated screens, with checked keys. */
export function useRecordText(): RecordText {
  const { t } = useTranslation(recordSpace);
  return useCallback((key: RecordKey, values?: TextArguments) => t(key, { ...values }), [t]);
}
