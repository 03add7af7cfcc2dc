import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLearned } from '../frame/use-learned.ts';
import type en from './words/en.json';
import { changeWords } from './words.ts';

export type ChangeKey = keyof typeof en;

/** Speaks the texts of changes, with checked keys. They come with what is drawn of changes. */
export function useChangeWords(): (key: ChangeKey, values?: TextArguments) => string {
  useLearned('changes', changeWords);
  const { t } = useTranslation('changes');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
