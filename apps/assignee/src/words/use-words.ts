import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './en.json';

export type WordKey = keyof typeof en;
export type Words = (key: WordKey, values?: TextArguments) => string;

/** The texts of the application, with checked keys. */
export function useWords(): Words {
  const { t } = useTranslation('app');
  return useCallback<Words>((key, values) => t(key, { ...values }), [t]);
}
/** Whether there is a text of this name, for keys that are made from codes of the server. */
export function useKnownWord(): (key: string, values?: TextArguments) => string | undefined {
  const { t, i18n } = useTranslation('app');
  return useCallback((key, values) => (i18n.exists(key, { ns: 'app' }) ? t(key, { ...values }) : undefined), [t, i18n]);
}
