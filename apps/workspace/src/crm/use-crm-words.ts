import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

/** The texts of parties, with checked keys. */
export function useCrmWords(): (key: keyof typeof en, values?: TextArguments) => string {
  const { t } = useTranslation('crm');
  return (key, values) => t(key, { ...values });
}
