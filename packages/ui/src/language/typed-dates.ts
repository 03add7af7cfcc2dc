import { type DateFormat, readDay, shortMonths, wordJoiner } from './dates.ts';
import { intlLocale, type Locale } from './locale.ts';

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();

function monthOf(word: string, locale: Locale): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  for (const language of [locale, 'en']) {
    const full = new Intl.DateTimeFormat(intlLocale(language), { month: 'long', timeZone: 'UTC' });
    const at = shortMonths(language).findIndex((short, month) => {
      const typed = plain(word);
      return typed === plain(short) || typed === plain(full.format(Date.UTC(2024, month, 15)));
    });
    if (at >= 0) return at + 1;
  }
  return null;
}
/** Two digits mean the century that puts the year within 80 years back and 19 years ahead of `thisYear`. */
function yearOf(text: string, thisYear: number): number | null {
  if (/^\d{4}$/.test(text)) return Number(text);
  if (!/^\d{2}$/.test(text)) return null;
  const century = thisYear - (thisYear % 100);
  const year = century + Number(text);
  return year > thisYear + 19 ? year - 100 : year <= thisYear - 81 ? year + 100 : year;
}

/** `ddMMyyyy` and the like, typed without separators, cut to the format's order. */
function cutDigits(text: string, order: readonly string[]): string[] {
  const parts: string[] = [];
  let at = 0;
  for (const part of order) {
    const length = part === 'yyyy' ? (text.length === 6 ? 2 : 4) : 2;
    parts.push(text.slice(at, at + length));
    at += length;
  }
  return parts;
}

/**
 * The order in which three parts are read: that of the person's format, but a year of four digits stands where it was typed.
 * Behind day and month in a format that begins with the year only a number over twelve tells the two apart; null where none does.
 */
function orderOf(parts: readonly string[], order: readonly string[]): readonly string[] | null {
  const isYear = (part: string | undefined) => /^\d{4}$/.test(part ?? '');
  if (isYear(parts[0])) return ['yyyy', 'MM', 'dd'];
  if (!isYear(parts[2]) || order[0] !== 'yyyy') return order;
  const [one = '', other = ''] = parts;
  const isDayFirst = Number(one) > 12 || Number.isNaN(Number(other));
  const isMonthFirst = Number(other) > 12 || Number.isNaN(Number(one));
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? ['dd', 'MM', 'yyyy'] : ['MM', 'dd', 'yyyy'];
}

/**
 * A typed day as `yyyy-MM-dd`, read in the user's format; any separator, month as number or name, and ISO always
 * works. Without a year the current one is meant. Null when it is no day, or could be two.
 */
export function parseTypedDate(text: string, format: DateFormat, locale: Locale, today?: string): string | null {
  // French says the first of a month as "1er", Spanish puts "de" between its parts.
  const typed = text
    .replaceAll(wordJoiner, '')
    .replace(/^1er\b/i, '1')
    .replace(/\sde\s/gi, ' ')
    .trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return readDay(typed)?.toString() ?? null;
  const order = format.split('-');
  const thisYear = (today ? readDay(today) : null)?.year ?? Temporal.Now.plainDateISO().year;
  let parts = /^(\d{6}|\d{8})$/.test(typed) ? cutDigits(typed, order) : typed.split(/[\s\-./,]+/).filter(Boolean);
  if (parts.length === 2) {
    const year = order.indexOf('yyyy');
    parts = [...parts.slice(0, year), String(thisYear), ...parts.slice(year)];
  }
  if (parts.length !== 3) return null;
  const read = orderOf(parts, order);
  if (read === null) return null;
  const at = (name: string) => parts[read.findIndex((part) => part.startsWith(name))] ?? '';
  const year = yearOf(at('y'), thisYear);
  const month = monthOf(at('M'), locale);
  if (!year || !month || !/^\d{1,2}$/.test(at('d'))) return null;
  return (
    readDay(
      `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${at('d').padStart(2, '0')}`,
    )?.toString() ?? null
  );
}

/** A typed clock time as `HH:mm`: "9", "930", "9:30 pm", "21.30". Null when it is none. */
export function parseTypedTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim());
  if (!match) return null;
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  const half = match[3]?.toLowerCase();
  if (half && (hour < 1 || hour > 12)) return null;
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  if (hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
