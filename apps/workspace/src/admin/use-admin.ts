import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

export type AdminKey = keyof typeof en;

/** Speaks the texts of the administrators' screens, with checked keys. */
export function useAdmin(): (key: AdminKey, values?: TextArguments) => string {
  const { t } = useTranslation('admin');
  return useCallback((key, values) => t(key, { ...values }), [t]);
}

/** The sentence of a refusal; a general one where the server has none. */
export const sentenceOf = (error: unknown, general: string): string =>
  error instanceof Error && error.message ? error.message : general;

/** Does something, and answers why it was refused, as a dialog says it; undefined when it was done. */
export async function refusalOf(work: () => Promise<unknown>, general: string): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return sentenceOf(error, general);
  }
}
