import { isOffline, Problem } from '@homeport/client';
import { createContext, useContext } from 'react';
import type { EntryKey } from './entry-words.ts';

/** The texts of the sign-in in the language spoken. */
export type EntryText = (key: EntryKey, values?: Readonly<Record<string, string>>) => string;

/** What the steps of the sign-in share. */
export interface Entry {
  readonly text: EntryText;
  readonly appName: string;
}
export const EntryContext = createContext<Entry | null>(null);
export function useEntry(): Entry {
  const entry = useContext(EntryContext);
  if (!entry) throw new Error('The steps of the sign-in are drawn inside an EntryContext');
  return entry;
}
/** What to say about a failed call: the server's own words for refusals, ours for everything else. */
export function sayProblem(error: unknown, text: EntryText): string {
  if (isOffline(error)) return text('unreachable');
  if (!(error instanceof Problem) || error.status >= 500) return text('failed');
  return error.errors[0]?.title || error.message;
}
