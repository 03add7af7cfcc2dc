import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { baseLanguage } from '../../language/locale.ts';
import type { TextArguments } from '../../language/use-text.ts';
import type en from './words/en.json';

const space = 'formula';
const files = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;
const isKnown = (language: string): language is keyof typeof files => language in files;

/** Texts of the editor; functions are called as in their declarations. */
export type FormulaKey = keyof typeof en | `function.${string}`;
/** The texts of the editor of formulas, with checked keys; true once they are there. They come with the editor. */
export function useFormulaText(): readonly [(key: FormulaKey, values?: TextArguments) => string, boolean] {
  const { t, i18n } = useTranslation(space);
  const language = baseLanguage(i18n.language);
  const [ready, setReady] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const own = isKnown(language) ? files[language] : files.en;
    void Promise.all([files.en(), own()]).then(([english, spoken]) => {
      i18n.addResourceBundle('en', space, english.default, true, false);
      i18n.addResourceBundle(language, space, spoken.default, true, false);
      if (!isGone) setReady(language);
    });
    return () => {
      isGone = true;
    };
  }, [i18n, language]);
  const text = useCallback((key: FormulaKey, values?: TextArguments) => String(t(key, { ...values })), [t]);
  return [text, ready === language];
}
