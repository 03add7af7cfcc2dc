import { call } from '@homeport/client';
import type { KitKey } from '../language/use-text.ts';
import { offered, rememberLocale, wordsLanguage } from './locale.ts';

const key = 'homeport.chosen';

/** A language chosen on the pages before the sign-in: for this device, and for whoever signs in next in this window. */
export function chooseLanguage(locale: string): void {
  rememberLocale(locale);
  try {
    sessionStorage.setItem(key, locale);
  } catch {
    // The choice then lasts for the pages before the sign-in.
  }
}

/** What the person is told about it, as a text of the kit. */
export interface LanguageNews {
  readonly key: KitKey;
  readonly values: { readonly language: string };
}
/**
 * Whoever signed in, with the language they chose just before: it is theirs from then on, and they are told, so that neither
 * the choice nor what they had set before is overruled behind their back. Where it cannot be saved it holds for this visit.
 */
export async function withChosenLanguage<T extends { readonly language: string }>(
  me: T,
): Promise<{ readonly me: T; readonly news?: LanguageNews }> {
  const chosen = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!chosen || chosen === me.language) return { me };
  const values = { language: offered.find(([code]) => code === wordsLanguage(chosen))?.[1] ?? chosen };
  try {
    const saved = await call<T>('PUT', 'user/me', { body: { language: chosen } });
    return { me: saved, news: { key: 'language.kept', values } };
  } catch {
    return { me: { ...me, language: chosen }, news: { key: 'language.visit', values } };
  }
}
