import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextArguments } from '../language/use-text.ts';
import type en from './words/en.json';

/** The texts of threads by language; a page that shows one learns them first, so that the shell does not carry them. */
export const talkWords = {
  space: 'talk',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
} as const;

/** Speaks the texts of threads, with checked keys. */
export function useTalkText(): (key: keyof typeof en, values?: TextArguments) => string {
  const { t } = useTranslation('talk');
  return useCallback((key: keyof typeof en, values?: TextArguments) => t(key, { ...values }), [t]);
}
