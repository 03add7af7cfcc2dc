import { intlLocale, type Locale } from './locale.ts';
import type { DecimalText } from './numbers.ts';

function separators(locale: Locale): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(intlLocale(locale), { useGrouping: true }).formatToParts(1234567.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: find('decimal') ?? '.', group: find('group') ?? ',' };
}
const isGrouped = (whole: string, mark: string) =>
  new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`).test(whole) ||
  new RegExp(`^\\d{1,2}(?:\\${mark}\\d{2})*\\${mark}\\d{3}$`).test(whole);

/** Which mark ends the whole part; null when there is none, false when the text cannot be a number. */
function decimalMark(body: string, own: string): string | null | false {
  const point = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const mark = point >= 0 ? '.' : comma >= 0 ? ',' : null;
  if (mark === null) return null;
  const count = body.split(mark).length - 1;
  if (count > 1) return isGrouped(body, mark) ? null : false;
  if (mark === own) return mark;
  // The other mark once: with exactly three digits behind it groups, else it is a decimal point typed by habit.
  return isGrouped(body, mark) ? null : mark;
}

/**
 * A number typed in the user's habit as a decimal text: "1.250,00", "1,250.00", "1 250,00" and "1'250" all work.
 * What stands alone and fits both readings ("1.250") is read in the locale's way. A minus may stand in front or
 * behind, or the number in brackets. Null when it is no number; an empty text is null too.
 */
export function parseTypedNumber(text: string, locale: Locale): DecimalText | null {
  let body = text.replace(/[\s\u00a0\u202f'’_]/g, '').replace(/[−–]/g, '-');
  let isNegative = false;
  if (/^\(.*\)$/.test(body)) {
    isNegative = true;
    body = body.slice(1, -1);
  } else if (body.startsWith('-') || body.endsWith('-')) {
    isNegative = true;
    body = body.startsWith('-') ? body.slice(1) : body.slice(0, -1);
  }
  body = body.replace(/^\+/, '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(body)) return null;
  const mark = decimalMark(body, separators(locale).decimal);
  if (mark === false) return null;
  const at = mark === null ? body.length : body.lastIndexOf(mark);
  const whole = body.slice(0, at);
  const fraction = mark === null ? '' : body.slice(at + 1);
  const other = /[.,]/.exec(whole)?.[0];
  if (other && (other === mark || !isGrouped(whole, other))) return null;
  if (!/^\d*$/.test(fraction)) return null;
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0';
  const value = fraction ? `${digits}.${fraction}` : digits;
  return isNegative && /[1-9]/.test(value) ? `-${value}` : value;
}

/** A decimal text as it is typed in a locale, without grouping: "1250,5". For the field while it is edited. */
export function typedNumber(value: DecimalText, locale: Locale): string {
  return value.replace('.', separators(locale).decimal);
}
