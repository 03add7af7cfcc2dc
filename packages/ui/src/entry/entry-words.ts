import { type Offered, wordsLanguage } from '../session/locale.ts';

/** Keys of the texts of the sign-in; English has them all. */
export type EntryKey = keyof typeof import('./words/en.json');
type Table = Readonly<Record<string, string>>;

// One language at a time: whoever signs in waits for the words of one only.
const files: Readonly<Record<Offered, () => Promise<{ default: Table }>>> = {
  en: () => import('./words/en.json'),
  es: () => import('./words/es.json'),
  fr: () => import('./words/fr.json'),
};
const tables = new Map<Offered, Table>();

/** Loads the texts of the sign-in in the language of a locale. */
export async function loadEntryWords(locale: string): Promise<void> {
  const language = wordsLanguage(locale);
  if (!tables.has(language)) tables.set(language, (await files[language]()).default);
}
/** The texts that were loaded for a locale; any other language that is there when its own is not. */
export function entryWords(locale: string): Table {
  return tables.get(wordsLanguage(locale)) ?? [...tables.values()][0] ?? {};
}
