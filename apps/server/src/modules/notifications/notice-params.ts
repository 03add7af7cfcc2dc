import { type Event, type Field, type Values, wireName } from '@homeport/grammar';

export interface ParamsReader {
  readonly language: string;
  readonly dateFormat: string;
}

/** The arguments of a notice's texts: the payload's values as the reader writes amounts, days and moments. */
export function noticeParams(event: Event, payload: Values, reader: ParamsReader): Record<string, string> {
  return Object.fromEntries(
    Object.entries(event.payload).map(([name, field]) => [
      name,
      shown(field, inLanguage(event, payload, name, reader) ?? givenAs(payload, name, field), payload, reader),
    ]),
  );
}

const givenAs = (payload: Values, name: string, field: Field): unknown =>
  payload[name] ?? payload[wireName(name, field)];

/** The name in the reader's language of something that is named in several: `expenseFr` beside `expense`. */
function inLanguage(event: Event, payload: Values, name: string, { language }: ParamsReader): unknown {
  const tag = languageTag(language);
  const own = `${name}${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}`;
  return event.payload[own] ? payload[own] : undefined;
}

function shown(field: Field, value: unknown, payload: Values, reader: ParamsReader): string {
  if (value === null || value === undefined) return '';
  switch (field.type) {
    case 'money':
      return amount(String(value), payload[field.currency], reader);
    case 'decimal':
    case 'percentage':
    case 'whole':
      return new Intl.NumberFormat(languageTag(reader.language), { maximumFractionDigits: 10 }).format(
        String(value) as `${number}`,
      );
    case 'date':
      return day(String(value), reader);
    case 'dateTime':
      return `${day(String(value).slice(0, 10), reader)}, ${String(value).slice(11, 16)} UTC`;
    default:
      return typeof value === 'object'
        ? String((value as { label?: unknown }).label ?? (value as { id?: unknown }).id ?? '')
        : String(value);
  }
}

/** Digits as written, never through a floating point number; decimals of the currency. */
function amount(value: string, currency: unknown, reader: ParamsReader): string {
  const decimals = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? decimalsOf(currency) : 2;
  const format = new Intl.NumberFormat(languageTag(reader.language), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 4),
  });
  return format.format(value as `${number}`);
}
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Variants of English (`en-x-halden`) write numbers as English does. */
const languageTag = (language: string): string => language.split('-x-')[0] ?? 'en';

function day(value: string, { dateFormat, language }: ParamsReader): string {
  const [year = '', month = '', date = ''] = value.split('-');
  const named = () =>
    new Intl.DateTimeFormat(languageTag(language), { month: 'short', timeZone: 'UTC' })
      .format(Date.UTC(2026, Number(month) - 1, 15))
      .replace('.', '');
  return dateFormat
    .replace('yyyy', year)
    .replace('dd', date)
    .replace(/MMM|MM/, (m) => (m === 'MM' ? month : named()));
}

/** `/dashboard/batch/{report}` with the payload's ids; each argument is one part of a path. */
export function noticeLink(link: string, event: Event, payload: Values): string {
  return link.replace(/\{(\w+)\}/g, (_, name: string) => {
    const field = event.payload[name];
    const value = payload[name] ?? (field && payload[wireName(name, field)]);
    const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
    return encodeURIComponent(String(id ?? ''));
  });
}
