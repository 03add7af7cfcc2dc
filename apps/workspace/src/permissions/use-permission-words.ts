import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

export type PermissionKey = keyof typeof en;

/** Speaks the texts of the permissions of roles, with checked keys. */
export function usePermissionWords(): (key: PermissionKey, values?: TextArguments) => string {
  const { t } = useTranslation('permissions');
  return useCallback((key, values) => t(key as string, { ...values }) as string, [t]);
}
