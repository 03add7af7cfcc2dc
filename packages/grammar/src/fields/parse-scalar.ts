import { Exact } from '../exact.ts';
import { inputRefusals as no } from '../input-refusals.ts';
import type { Refusal } from '../refusal.ts';

/** A parsed value or the refusal that names what is wrong with it. */
export type Parsed = { readonly value: unknown } | Refusal;

/** NUL, which PostgreSQL does not store, or half of a surrogate pair. */
export const isBadText = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

/** Text in NFC without NUL; a required text of blanks only counts as empty. */
export function parseText(input: unknown, min = 0, max = 200): Parsed {
  if (typeof input !== 'string') return no.notText();
  const value = input.normalize('NFC').trim();
  if (isBadText(value)) return no.badCharacter();
  const length = [...value].length;
  if (length > max) return no.tooLong({ max });
  if (value !== '' && length < min) return no.tooShort({ min });
  return { value: value === '' ? null : value };
}

const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i;

/**
 * The address of a page, which begins with http:// or https:// or is given one. Nothing a browser would run (`javascript:`,
 * `data:`), no name and password before the host, nothing that a reader would not see.
 */
export function parseWebAddress(input: unknown, max = 200): Parsed {
  const text = parseText(input, 0, max);
  if (!('value' in text) || text.value === null) return text;
  const given = String(text.value);
  const value = hasScheme.test(given) ? given : `https://${given}`;
  if (!isWebAddress(value)) return no.notWebAddress();
  return [...value].length > max ? no.tooLong({ max }) : { value };
}

/** Whether a text is the full address of a page of the web: only such a one may stand behind a link. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}\.?(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\p{Cf}<>"\\]*)?$/iu.test(
    text,
  );

/** A code: upper case, letters, digits, `.`, `_`, `-`. */
export function parseCode(input: unknown, max = 50): Parsed {
  const text = parseText(input, 0, max);
  if (!('value' in text) || text.value === null) return text;
  const value = String(text.value).toUpperCase();
  return /^[\p{L}\d][\p{L}\d._-]*$/u.test(value) ? { value } : no.notCode();
}

/** A whole number within the database's `integer` unless the field is narrower. */
export function parseWhole(input: unknown, min = -2147483648, max = 2147483647): Parsed {
  const text = typeof input === 'number' ? String(input) : typeof input === 'string' ? input.trim() : '';
  if (!/^[+-]?\d{1,10}$/.test(text)) return /^[+-]?[\d.]+$/.test(text) ? no.notWhole() : no.notNumber();
  const value = Number(text);
  if (value < min) return no.tooSmall({ min });
  if (value > max) return no.tooBig({ max });
  return { value };
}

/** An exact decimal as a string without exponent, at most 15 digits before the point. */
export function parseDecimal(input: unknown, decimals = 4, min?: number, max?: number): Parsed {
  const text = typeof input === 'number' ? new Exact(input).toFixed() : typeof input === 'string' ? input.trim() : '';
  if (!/^[+-]?\d{1,30}(\.\d{1,30})?$/.test(text)) return no.notNumber();
  const value = new Exact(text);
  if (value.decimalPlaces() > decimals) return no.tooManyDecimals({ decimals });
  // Small limits as people write them: 0.0000000001, not 1e-10.
  if (min !== undefined && value.lt(min)) return no.tooSmall({ min: min < 1e-6 ? new Exact(min).toFixed() : min });
  if (value.abs().gte('1e15') || (max !== undefined && value.gt(max)))
    return no.tooBig({ max: max ?? '999999999999999' });
  return { value: value.isZero() ? '0' : value.toFixed() };
}

const isDay = (y: number, m: number, d: number): boolean =>
  m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(y, m, 0)).getUTCDate();

/** A calendar day; midnight UTC (the specification's wire form of a day) is accepted too. */
export function parseDate(input: unknown): Parsed {
  const match = typeof input === 'string' ? /^(\d{4})-(\d\d)-(\d\d)(?:T00:00:00(?:\.0{1,6})?Z)?$/.exec(input) : null;
  if (!match) return no.notDate();
  const [, y, m, d] = match.map(Number) as [number, number, number, number];
  return y >= 1 && isDay(y, m, d) ? { value: String(input).slice(0, 10) } : no.notDate();
}

/** A moment with its offset; answered as ISO UTC without fractions. A bare day means its midnight UTC. */
export function parseDateTime(input: unknown): Parsed {
  if (typeof input !== 'string') return no.notDateTime();
  const match =
    /^(\d{4}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d))?$/.exec(
      input,
    );
  if (!match || !('value' in parseDate(match[1]))) return no.notDateTime();
  const [, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = match;
  const at = Date.parse(`${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(at) ? no.notDateTime() : { value: `${new Date(at).toISOString().slice(0, 19)}Z` };
}
