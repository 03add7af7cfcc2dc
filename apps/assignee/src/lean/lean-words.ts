import { loadEntryWords } from '@homeport/ui/entry/entry-words.ts';
import { type Offered, wordsLanguage } from '@homeport/ui/session/locale.ts';

/** Keys of the texts of the public pages besides those of the sign-in; English has them all. */
export type LeanKey = keyof typeof import('../words/lean.en.json');
type Table = Readonly<Record<string, string>>;

// One language at a time: whoever signs in waits for the words of one only.
const files: Readonly<Record<Offered, () => Promise<{ default: Table }>>> = {
  en: () => import('../words/lean.en.json'),
  es: () => import('../words/lean.es.json'),
  fr: () => import('../words/lean.fr.json'),
};
const tables = new Map<Offered, Table>();

/** Loads the texts of the public pages in the language of a locale. */
export async function loadLeanWords(locale: string): Promise<void> {
  const language = wordsLanguage(locale);
  const entry = loadEntryWords(locale);
  if (!tables.has(language)) tables.set(language, (await files[language]()).default);
  await entry;
}
/** The texts that were loaded for a locale; any other language that is there when its own is not. */
export function leanWords(locale: string): Table {
  return tables.get(wordsLanguage(locale)) ?? [...tables.values()][0] ?? {};
}
