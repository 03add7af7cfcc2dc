import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextArguments } from '../language/use-text.ts';
import type en from './words/en.json';

export type AccountKey = keyof typeof en;

/** The texts of the own account, under the namespace `account`; a file per language, brought with the page. */
export const accountWords = {
  space: 'account',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
} as const;

/** Speaks them, with checked keys. */
export function useAccountText(): (key: AccountKey, values?: TextArguments) => string {
  const { t } = useTranslation('account');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
