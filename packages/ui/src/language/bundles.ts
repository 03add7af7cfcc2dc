import { messageArguments } from './icu-message.ts';

/** Texts of one namespace in one language: flat keys by meaning, ICU messages. */
export type Words = Readonly<Record<string, string>>;
/** locale -> namespace -> words. */
export type Bundles = Readonly<Record<string, Readonly<Record<string, Words>>>>;

/** Later bundles win key by key. Neither argument is changed. */
export function mergeBundles(...all: readonly Bundles[]): Record<string, Record<string, Words>> {
  const merged: Record<string, Record<string, Words>> = {};
  for (const bundles of all)
    for (const [locale, spaces] of Object.entries(bundles)) {
      const own = merged[locale] ?? {};
      merged[locale] = own;
      for (const [space, words] of Object.entries(spaces)) own[space] = { ...own[space], ...words };
    }
  return merged;
}

/** One fault of a translation or an overlay. */
export interface BundleFault {
  readonly key: string;
  readonly fault: 'unknownKey' | 'missingKey' | 'otherArguments';
}
/** Compares words with the English they stand for. `isComplete`: every key must be there (languages, not overlays). */
export function checkWords(english: Words, other: Words, isComplete: boolean): BundleFault[] {
  const faults: BundleFault[] = [];
  for (const [key, text] of Object.entries(other)) {
    const base = english[key];
    if (base === undefined) faults.push({ key, fault: 'unknownKey' });
    else if (messageArguments(base).join() !== messageArguments(text).join())
      faults.push({ key, fault: 'otherArguments' });
  }
  if (isComplete)
    for (const key of Object.keys(english)) if (!(key in other)) faults.push({ key, fault: 'missingKey' });
  return faults;
}
