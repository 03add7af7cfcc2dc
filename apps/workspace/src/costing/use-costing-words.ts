import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLearned } from '../frame/use-learned.ts';
import type en from './words/en.json';
import { costingWords } from './words.ts';

export type CostingKey = keyof typeof en;

/** Speaks the texts of costing, with checked keys. They come with what is drawn of costing. */
export function useCostingWords(): (key: CostingKey, values?: TextArguments) => string {
  useLearned('costing', costingWords);
  const { t } = useTranslation('costing');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}
