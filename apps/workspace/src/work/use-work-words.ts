import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

/** The texts of the page of somebody's work. */
export function useWorkWords(): (key: keyof typeof en, values?: TextArguments) => string {
  const { t } = useTranslation('work');
  return (key, values) => t(key, { ...values });
}
