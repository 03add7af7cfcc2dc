import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

export type BroadcastKey = keyof typeof en;

/** Speaks the texts of broadcasts, with checked keys. */
export function useBroadcasts(): (key: BroadcastKey, values?: TextArguments) => string {
  const { t } = useTranslation('broadcasts');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
