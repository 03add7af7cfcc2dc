import { Problem } from '@homeport/client';
import { plainText } from '@homeport/ui/language/plain-text.ts';
import { createContext, useContext } from 'react';
import { wordsLanguage } from '../session/language.ts';
import type { ThemeData } from '../session/theme.ts';
import en from '../words/lean.en.json';
import es from '../words/lean.es.json';
import fr from '../words/lean.fr.json';

export type LeanKey = keyof typeof en;
export type LeanText = (key: LeanKey, values?: Readonly<Record<string, string>>) => string;
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, es, fr };

/** The texts of the public pages in a language. */
export function leanText(locale: string): LeanText {
  return plainText(tables[wordsLanguage(locale)] ?? en);
}
/** What the public pages know: words, look, language, and the ways on. */
export interface Lean {
  readonly text: LeanText;
  readonly theme: ThemeData;
  readonly locale: string;
  readonly choose: (language: string) => void;
  /** Another public page, without loading again. */
  readonly go: (address: string) => void;
  /** The session is open: on to the application. */
  readonly enter: () => void;
}
export const LeanContext = createContext<Lean | null>(null);
export function useLean(): Lean {
  const lean = useContext(LeanContext);
  if (!lean) throw new Error('Public pages are drawn inside LeanApp');
  return lean;
}
/** What to say about a failed call: the server's own words for refusals, ours for everything else. */
export function sayProblem(error: unknown, text: LeanText): string {
  if (!(error instanceof Problem) || error.status >= 500) return text('failed');
  if (error.status === 0) return text('unreachable');
  return error.errors[0]?.title || error.message;
}
