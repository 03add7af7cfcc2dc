import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

export type DirectoryKey = keyof typeof en;

/** Speaks the texts of the directory's page, with checked keys. */
export function useDirectoryText(): (key: DirectoryKey, values?: TextArguments) => string {
  const { t } = useTranslation('directory');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
