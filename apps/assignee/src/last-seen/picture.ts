import { readTokens } from '@homeport/client';
import type { Kept } from './tree.ts';

/** A page as it was last seen: shown again while the application is on its way, and nothing in it can be pressed. */
export interface Picture {
  readonly address: string;
  /** Whose it is: the subject of the access token. */
  readonly user: string;
  /** The language it is written in. */
  readonly locale: string;
  /** Width of the window, in CSS pixels: another one may have another layout. */
  readonly width: number;
  /** The script that drew it: another version may name its classes otherwise. */
  readonly application: string;
  /** Sheets beside those that every page has. */
  readonly sheets: readonly string[];
  /** The company's colours. */
  readonly look: string;
  readonly title: string;
  readonly parts: readonly Kept[];
  /** Epoch milliseconds. */
  readonly at: number;
}
const key = 'homeport.last-seen';
/** Pages that are kept: where people begin. */
const kept = ['/dashboard'];
/** What is older says too little about today, in milliseconds. */
const longest = 7 * 24 * 3600_000;
/** Storage is shared with all else that is kept on the device; characters. */
const largest = 200_000;

export const isKeptPage = (address: string): boolean => kept.includes(address);

/** Who is signed in on this device, as the access token says; null without a session. It grants nothing. */
export function signedIn(): string | null {
  try {
    const [, claims = ''] = readTokens()?.access.split('.') ?? [];
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub ?? null;
  } catch {
    return null;
  }
}
/** The picture of a page for whoever is signed in now, in this language. */
export function pictureOf(address: string, locale: string, now = Date.now()): Picture | null {
  try {
    const picture = JSON.parse(localStorage.getItem(key) ?? 'null') as Picture | null;
    const isMine = picture?.address === address && picture.user === signedIn() && picture.locale === locale;
    return isMine && now - picture.at < longest ? picture : null;
  } catch {
    return null;
  }
}
export function keepPicture(picture: Picture): void {
  try {
    const text = JSON.stringify(picture);
    if (text.length > largest) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Then the page opens with its bones.
  }
}
/** Somebody else may use this device now. */
export function forgetPicture(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
/** The address of the script that the page was opened with. */
export const applicationOf = (): string => document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';
