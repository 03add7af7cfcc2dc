import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

/** The texts of somebody's home. */
export function useHomeWords(): (key: keyof typeof en, values?: TextArguments) => string {
  const { t } = useTranslation('home');
  return (key, values) => t(key, { ...values });
}
