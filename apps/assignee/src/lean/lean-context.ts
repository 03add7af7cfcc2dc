import { type EntryKey, entryWords } from '@homeport/ui/entry/entry-words.ts';
import { plainText } from '@homeport/ui/language/plain-text.ts';
import { createContext, useContext } from 'react';
import type { ThemeData } from '../session/theme.ts';
import { type LeanKey, leanWords } from './lean-words.ts';

/** The texts of the public pages, those of the sign-in among them. */
export type LeanText = (key: LeanKey | EntryKey, values?: Readonly<Record<string, string>>) => string;

/** The texts of the public pages in a language. */
export function leanText(locale: string): LeanText {
  return plainText({ ...entryWords(locale), ...leanWords(locale) });
}
/** What the public pages know: words, look, language, and the ways on. */
export interface Lean {
  readonly text: LeanText;
  readonly theme: ThemeData;
  readonly locale: string;
  readonly choose: (language: string) => void;
  /** Another public page, without loading again. */
  readonly go: (address: string) => void;
  /** Somebody is signing in: what comes next may be loaded already. */
  readonly prepare: () => void;
  /** The session is open: on to the application. */
  readonly enter: () => void;
}
export const LeanContext = createContext<Lean | null>(null);
export function useLean(): Lean {
  const lean = useContext(LeanContext);
  if (!lean) throw new Error('Public pages are drawn inside LeanApp');
  return lean;
}
