import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLearned } from '../frame/use-learned.ts';
import type en from './words/en.json';
import { termsWords } from './words.ts';

export type TermsKey = keyof typeof en;

/** Speaks the texts of terms, with checked keys. They come with what is drawn of terms. */
export function useTermsWords(): (key: TermsKey, values?: TextArguments) => string {
  useLearned('terms', termsWords);
  const { t } = useTranslation('terms');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
