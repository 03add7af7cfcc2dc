const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIZE = ALPHABET.length;

/** What a payment reference is made of. `date` yyyy-MM-dd, `sequence` counted per tenant and never used twice. */
export interface ReferenceParts {
  /** One to four letters or digits, such as "EXP". */
  readonly prefix: string;
  readonly date: string;
  readonly sequence: number;
}

const SEQUENCE_DIGITS = 6;

/**
 * The reference of a payment, the same for the same parts: prefix, year and month, sequence of at least six digits,
 * and a check character, as in "EXP2603000123P". Only capitals and digits, so that it can be read aloud and typed.
 * Parts that cannot make a reference are a fault of the caller and thrown (RangeError).
 */
export function paymentReference({ prefix, date, sequence }: ReferenceParts): string {
  if (!/^[A-Z0-9]{1,4}$/.test(prefix)) throw new RangeError(`Not a prefix of a payment reference: ${prefix}`);
  if (!Number.isSafeInteger(sequence) || sequence < 0) throw new RangeError(`Not a sequence number: ${sequence}`);
  const { year, month } = Temporal.PlainDate.from(date);
  const period = String(year % 100).padStart(2, '0') + String(month).padStart(2, '0');
  const body = `${prefix}${period}${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;
  return body + checkCharacter(body);
}

/** True when the check character fits: a mistyped reference is noticed before anybody searches for it. */
export function isPaymentReference(reference: string): boolean {
  if (!/^[A-Z0-9]{12,}$/.test(reference)) return false;
  return checkCharacter(reference.slice(0, -1)) === reference.at(-1);
}

/**
 * Check character of ISO 7064 MOD 37,36 over capitals and digits: finds every single wrong character and nearly all
 * exchanged neighbours.
 */
export function checkCharacter(body: string): string {
  let product = SIZE;
  for (const character of body) {
    const sum = (product + ALPHABET.indexOf(character)) % SIZE || SIZE;
    product = (sum * 2) % (SIZE + 1);
  }
  return ALPHABET.charAt((SIZE + 1 - product) % SIZE);
}

const MAX_BASE = 21;

/**
 * Structured creditor reference of ISO 11649: "RF", two check digits, up to 21 capitals and digits. Banks carry it
 * unchanged to the payee. A base that does not fit is a fault of the caller (RangeError).
 */
export function creditorReference(base: string): string {
  if (!/^[A-Z0-9]+$/.test(base) || base.length > MAX_BASE) throw new RangeError(`Not a reference base: ${base}`);
  return `RF${String(98 - mod97(`${base}RF00`)).padStart(2, '0')}${base}`;
}

/** True for a creditor reference with right check digits; spaces as printed are allowed. */
export function isCreditorReference(reference: string): boolean {
  const compact = reference.replaceAll(' ', '').toUpperCase();
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(compact) && mod97(compact.slice(4) + compact.slice(0, 4)) === 1;
}

/** Remainder by 97 of a text with letters counted A = 10 to Z = 35 (ISO 7064 MOD 97-10). */
function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = ALPHABET.indexOf(character);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
