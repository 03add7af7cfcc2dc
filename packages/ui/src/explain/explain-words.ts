import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { baseLanguage } from '../language/locale.ts';
import { modelSpace, type TextArguments } from '../language/use-text.ts';
import type { CalculationWords } from './explained.ts';
import type en from './words/en.json';

const space = 'explain';
const files = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
} as const;

/** The texts of the viewer, with checked keys. */
export function useExplainText(): (key: keyof typeof en, values?: TextArguments) => string {
  const { t } = useTranslation(space);
  return useCallback((key, values) => t(key, { ...values }), [t]);
}

/** Who set a figure, as the reader's language calls them; a code without a word of its own as it is. */
export function useExplainBy(): (code: string) => string {
  const { t } = useTranslation(space);
  return useCallback((code) => t(`by.${code}`, { defaultValue: code }), [t]);
}

/** Brings the texts of the viewer and of the calculations; true once they are there. */
export function useExplainWords(calculations: CalculationWords | undefined): boolean {
  const { i18n } = useTranslation();
  const language = baseLanguage(i18n.language);
  const [ready, setReady] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const { en, [language as 'en']: own = en } = files;
    void Promise.all([en(), own(), calculations?.[language]?.()]).then(([english, spoken, declared]) => {
      i18n.addResourceBundle('en', space, english.default, true, false);
      i18n.addResourceBundle(language, space, spoken.default, true, false);
      if (declared) i18n.addResourceBundle(language, modelSpace, declared.words, true, false);
      if (!isGone) setReady(language);
    });
    return () => {
      isGone = true;
    };
  }, [i18n, language, calculations]);
  return ready === language;
}
