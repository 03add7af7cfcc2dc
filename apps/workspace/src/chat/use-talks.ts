import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

export type TalksKey = keyof typeof en;
export type TalksText = (key: TalksKey, values?: TextArguments) => string;

/** Speaks the texts of chat, help desk and calls, with checked keys. */
export function useTalks(): TalksText {
  const { t } = useTranslation('talks');
  return useCallback<TalksText>((key, values) => t(key, { ...values }), [t]);
}
