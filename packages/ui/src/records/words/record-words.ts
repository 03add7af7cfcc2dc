import type { Bundles } from '../../language/bundles.ts';
import { baseLanguage, type Locale } from '../../language/locale.ts';
import { recordSpace } from './use-record-text.ts';

const files: Readonly<Record<string, () => Promise<{ default: Record<string, string> }>>> = {
  en: () => import('./en.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
};
/** The texts of the generated screens in a language; nothing for a variant of one, which says nothing differently here. */
export async function loadRecordWords(locale: Locale): Promise<Bundles> {
  const load = locale === baseLanguage(locale) ? files[locale] : undefined;
  return load ? { [locale]: { [recordSpace]: (await load()).default } } : {};
}
