import { certain, type Refusal } from '@homeport/grammar';
import { commonWords } from './common-words.data.ts';
import { identityRefusals } from './identity.refusals.ts';

/** The rules a password has to keep, in the order a checklist shows them. */
export const passwordRules = ['length', 'digit', 'special', 'case', 'whitespace', 'common'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** Characters a password must have at least (specification, section 9); so many are always accepted. */
export const passwordLength = { min: 10, max: 256 } as const;

/** Characters that must be left of a password when all that is easily guessed is taken out. */
const mustRemain = 6;

/**
 * The rules a password breaks; none when it is accepted. `own` are words anybody would try for this user: login, names,
 * e-mail, company. Sign characters of every script count as special, letters of every script as letters.
 */
export function brokenPasswordRules(password: string, own: readonly string[] = []): PasswordRule[] {
  const holds: Readonly<Record<PasswordRule, boolean>> = {
    length: [...password].length >= passwordLength.min,
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
    case: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
    whitespace: !/\s/u.test(password),
    common: hardToGuess(password, own),
  };
  return passwordRules.filter((rule) => !holds[rule]);
}

/** Checks a new password and its repetition (left out: not asked). */
export function checkPassword(
  password: string,
  repeated: string | undefined,
  own: readonly string[],
): Refusal | undefined {
  if (repeated !== undefined && repeated !== password)
    return identityRefusals.passwordsDiffer(undefined, 'confirmation');
  const broken = brokenPasswordRules(password, own);
  if (broken.length === 0) return undefined;
  const refusal =
    broken.includes('common') && broken.length === 1
      ? identityRefusals.passwordTooWeak
      : identityRefusals.passwordRules;
  return refusal({ rules: broken.join(', ') }, 'password');
}

/** The words that are taken out of a user's password before it is judged: each part of at least three letters. */
export function ownWords(...sources: readonly (string | null | undefined)[]): string[] {
  const words = sources.flatMap((s) => (s ? [s, ...s.split(/[^\p{L}\p{N}]+/u)] : [])).map(plain);
  return [...new Set(words.filter((w) => w.length >= 3))];
}

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const readAsLetters = (text: string): string => [...text].map((c) => lookAlikes[c] ?? c).join('');

/** True when enough of the password is left without common words, own words, repeats and runs such as 12345 or abcd. */
function hardToGuess(password: string, own: readonly string[]): boolean {
  const text = plain(password);
  const letters = readAsLetters(text);
  // Look-alikes replace one character by one, so places in both texts are the same.
  const kept = [...text].map(() => true);
  for (const word of [...own, ...commonWords]) {
    for (const written of [text, letters]) {
      for (let at = written.indexOf(word); at >= 0; at = written.indexOf(word, at + word.length)) {
        kept.fill(false, [...written.slice(0, at)].length, [...written.slice(0, at + word.length)].length);
      }
    }
  }
  const rest = [...text].filter((_, i) => kept[i]);
  return rest.filter((c, i) => i === 0 || !continues(certain(rest[i - 1]), c)).length >= mustRemain;
}

/** True when a character repeats, or counts on from, the one before it. */
function continues(before: string, next: string): boolean {
  const step = certain(next.codePointAt(0)) - certain(before.codePointAt(0));
  return step === 0 || (/[\p{L}\p{Nd}]/u.test(before) && Math.abs(step) === 1);
}
