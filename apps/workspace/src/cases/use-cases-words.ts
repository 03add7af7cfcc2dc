import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLearned } from '../frame/use-learned.ts';
import type en from './words/en.json';
import { casesWords } from './words.ts';

export type CasesKey = keyof typeof en;
export type CasesWords = (key: CasesKey, values?: TextArguments) => string;

/** Speaks the texts of the case workspace, with checked keys. They come with what is drawn of it. */
export function useCasesWords(): CasesWords {
  useLearned('cases', casesWords);
  const { t } = useTranslation('cases');
  return useCallback<CasesWords>((key, values) => t(key, { ...values }), [t]);
}
