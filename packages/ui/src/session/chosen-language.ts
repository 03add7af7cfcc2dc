import { call } from '@homeport/client';
import { rememberLocale } from './locale.ts';

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
/** Whoever signed in, with the language they chose just before; where that cannot be saved, the stored one stays. */
export async function withChosenLanguage<T extends { readonly language: string }>(me: T): Promise<T> {
  const chosen = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!chosen || chosen === me.language) return me;
  return call<T>('PUT', 'user/me', { body: { language: chosen } }).catch(() => me);
}
