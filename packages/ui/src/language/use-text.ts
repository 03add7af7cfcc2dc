import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type en from './words/en.json';

/** Values for the arguments of an ICU message. */
export type TextArguments = Readonly<Record<string, string | number | boolean | Date>>;
/** Key and arguments to a finished sentence. A `fallback` is used when no language knows the key. */
export type Text = (key: string, values?: TextArguments, fallback?: string) => string;
export type KitKey = keyof typeof en;

/** Namespace of the words that declarations carry, in every language but English. */
export const modelSpace = 'model';

/** The texts of a namespace (`app` without one) in the user's language; falls back to the kit's own texts. */
export function useText(namespace?: string): Text {
  const { t } = useTranslation(namespace);
  return useCallback<Text>(
    (key, values, fallback) => t(key, { ...values, ...(fallback === undefined ? {} : { defaultValue: fallback }) }),
    [t],
  );
}

/** The kit's own texts, with checked keys. */
export function useKitText(): (key: KitKey, values?: TextArguments) => string {
  const { t } = useTranslation('ui');
  return useCallback((key: KitKey, values?: TextArguments) => t(key, { ...values }), [t]);
}
