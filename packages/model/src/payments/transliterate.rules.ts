import { LETTERS, SIGNS } from './transliteration.data.ts';

/** Characters every bank of SEPA and of the SWIFT network accepts (ISO 20022 as limited by EPC217-08, SWIFT set X). */
const ALLOWED = /^[A-Za-z0-9/\-?:().,'+ ]$/;

/**
 * Text in the payment character set, at most `maxLength` characters. Accents are dropped, Greek and Cyrillic are
 * transliterated, signs replaced by the nearest allowed one, all else by a full stop; white space becomes one space.
 */
export function toPaymentText(text: string, maxLength: number): string {
  const allowed = [...text.normalize('NFC')].map(allowedFor).join('');
  return allowed.replace(/ +/g, ' ').trim().slice(0, maxLength).trimEnd();
}

/** True when a text in the payment character set still says something: it has a letter or a digit. */
export function isReadable(text: string): boolean {
  return /[A-Za-z0-9]/.test(text);
}

/**
 * True for an identifier that travels unchanged through every bank: 1 to 35 characters of the set, not beginning or
 * ending with a slash, without two slashes in a row (EPC rule for references).
 */
export function isPaymentId(id: string): boolean {
  return /^[A-Za-z0-9/\-?:().,'+ ]{1,35}$/.test(id) && id === id.trim() && !/^\/|\/$|\/\//.test(id);
}

function allowedFor(character: string): string {
  if (ALLOWED.test(character)) return character;
  if (/\s/.test(character)) return ' ';
  if (/\p{Mn}|\p{Cf}/u.test(character)) return '';
  const lower = character.toLowerCase();
  const known = SIGNS[character] ?? (Object.hasOwn(LETTERS, lower) ? LETTERS[lower] : undefined);
  if (known !== undefined) return character === lower ? known : capitalised(known);
  const base = [...character.normalize('NFKD')].filter((part) => !/\p{Mn}/u.test(part));
  const isKnown = base.length > 0 && base.join('') !== character;
  return isKnown ? base.map((part) => allowedFor(part)).join('') : '.';
}

function capitalised(letters: string): string {
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
