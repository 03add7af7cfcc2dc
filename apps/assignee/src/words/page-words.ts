import type { Bundles } from '@homeport/ui/language/bundles.ts';
import { baseLanguage } from '@homeport/ui/language/locale.ts';
import type { Language } from '@homeport/ui/language/start-language.ts';
import type { TextArguments } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Table = Readonly<Record<string, string>>;
type Load<T extends Table = Table> = () => Promise<{ readonly default: T }>;

/** The texts of one domain's pages: a file per language, fetched with the page and not with the application. */
export interface PageWords<T extends Table = Table> {
  readonly space: string;
  readonly files: Readonly<Record<'en' | 'es' | 'fr', Load<T>>> & Readonly<Record<string, Load>>;
}
const learned = new Map<string, PageWords>();

/** Brings the texts of a page, in English and in the language spoken; a later language brings them along. */
export async function learnWords(language: Language, words: PageWords): Promise<void> {
  if (learned.has(words.space)) return;
  const { language: locale } = language.i18n;
  const codes = [...new Set(['en', baseLanguage(locale), locale])];
  language.addBundles(
    merged(await Promise.all(codes.map(async (code) => [code, await tableOf(words, code)] as const)), words),
  );
  learned.set(words.space, words);
}
/** The texts of all pages seen so far, for a language that is switched to. */
export async function learnedIn(locale: string): Promise<readonly Bundles[]> {
  const codes = [...new Set([baseLanguage(locale), locale])];
  return Promise.all(
    [...learned.values()].map(async (words) =>
      merged(await Promise.all(codes.map(async (code) => [code, await tableOf(words, code)] as const)), words),
    ),
  );
}
/** A new session has learned nothing. */
export function forgetLearned(): void {
  learned.clear();
}
/** Speaks the texts of a domain, with checked keys. */
export function usePageWords<T extends Table>(
  words: PageWords<T>,
): (key: keyof T & string, values?: TextArguments) => string {
  const { t } = useTranslation(words.space);
  return useCallback((key, values) => t(key as string, { ...values }), [t]);
}

async function tableOf(words: PageWords, code: string): Promise<Table | undefined> {
  return (await words.files[code]?.())?.default;
}
function merged(tables: readonly (readonly [string, Table | undefined])[], { space }: PageWords): Bundles {
  return Object.fromEntries(tables.flatMap(([code, table]) => (table ? [[code, { [space]: table }]] : [])));
}
