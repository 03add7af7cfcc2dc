import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './en.json';

export type WordKey = keyof typeof en;
export type Words = (key: WordKey, values?: TextArguments) => string;

/** The texts of the workspace, with checked keys. */
export function useWords(): Words {
  const { t } = useTranslation('app');
  return useCallback<Words>((key, values) => t(key, { ...values }), [t]);
}
