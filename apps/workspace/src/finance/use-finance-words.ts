import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

/** The texts of vendors' pages and of their bills, with checked keys. */
export function useFinanceWords(): (key: keyof typeof en, values?: TextArguments) => string {
  const { t } = useTranslation('finance');
  return (key, values) => t(key, { ...values });
}
