import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextArguments } from '../language/use-text.ts';
import type en from './words/en.json';

/** The texts of calls by language, planned and running; the pages of calls learn them first. */
export const callRoomWords = {
  space: 'call',
  files: {
    en: () => import('./words/en.json'),
    es: () => import('./words/es.json'),
    fr: () => import('./words/fr.json'),
  },
} as const;

/** Speaks the texts of calls, with checked keys. */
export function useCallText(): (key: keyof typeof en, values?: TextArguments) => string {
  const { t } = useTranslation('call');
  return useCallback((key: keyof typeof en, values?: TextArguments) => t(key, { ...values }), [t]);
}
