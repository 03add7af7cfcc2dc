import type { Bundles } from '../../language/bundles.ts';
import { baseLanguage, type Locale } from '../../language/locale.ts';
import en from './en.json' with { type: 'json' };
import { recordSpace } from './use-record-text.ts';

/** English texts of the generated screens, for the start of the language. */
export const recordWords: Bundles = { en: { [recordSpace]: en } };

const others: Readonly<Record<string, () => Promise<{ default: Record<string, string> }>>> = {
  es: () => import('./es.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
};
/** The texts of the generated screens in another language; English is always there already. */
export async function loadRecordWords(locale: Locale): Promise<Bundles> {
  const language = baseLanguage(locale);
  const load = others[language];
  return load ? { [language]: { [recordSpace]: (await load()).default } } : {};
}
