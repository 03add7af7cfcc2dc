import { isOffline, Problem } from '@homeport/client';
import { plainText } from '@homeport/ui/language/plain-text.ts';
import { createContext, useContext } from 'react';
import { wordsLanguage } from '../session/locale.ts';
import type { Theme } from '../session/theme.ts';
import en from '../words/sign-in.en.json';
import es from '../words/sign-in.es.json';
import fr from '../words/sign-in.fr.json';

export type EntryKey = keyof typeof en;
export type EntryText = (key: EntryKey, values?: Readonly<Record<string, string>>) => string;
const tables = { en, es, fr };

/** The texts of the sign-in page; built without the language library so that it opens at once. */
export const entryText = (locale: string): EntryText => plainText(tables[wordsLanguage(locale)]);

/** What the steps of the sign-in share. */
export interface Entry {
  readonly text: EntryText;
  readonly theme: Theme;
  readonly locale: string;
  readonly choose: (locale: string) => void;
}
export const EntryContext = createContext<Entry | null>(null);
export function useEntry(): Entry {
  const entry = useContext(EntryContext);
  if (!entry) throw new Error('The steps of the sign-in are drawn inside SignInPage');
  return entry;
}
/** What to say about a failed call: the server's own words for refusals, ours for everything else. */
export function sayProblem(error: unknown, text: EntryText): string {
  if (isOffline(error)) return text('unreachable');
  if (!(error instanceof Problem) || error.status >= 500) return text('failed');
  return error.errors[0]?.title || error.message;
}
