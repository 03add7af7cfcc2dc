import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLearned } from '../frame/use-learned.ts';
import type en from './words/en.json';
import { policiesWords } from './words.ts';

export type PoliciesKey = keyof typeof en;

/** Speaks the texts of policies, with checked keys. They come with what is drawn of policies. */
export function usePolicies(): (key: PoliciesKey, values?: TextArguments) => string {
  useLearned('policies', policiesWords);
  const { t } = useTranslation('policies');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
