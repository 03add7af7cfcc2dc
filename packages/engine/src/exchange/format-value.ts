import { amountText, type Entity, isObject } from '@homeport/grammar';
import type { Column } from './columns.ts';
import { listItem } from './lists.ts';
import { namesAsLabels, namesOf } from './name-words.ts';
import { languageOf, type Reader, valueLabels, yesNoWords } from './words.ts';

/** A value on its way into a file: text that is typed as text, a number as its digits, a day, yes or no, or nothing. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'number';
      readonly text: string;
      /** Its plain digits where the text is in the form of the reader's language, and how a sheet shows it. */
      readonly digits?: string;
      readonly format?: string;
    }
  | { readonly kind: 'day'; readonly day: string; readonly text: string }
  | { readonly kind: 'yesNo'; readonly value: boolean; readonly text: string }
  | undefined;

const text = (value: string): Cell => (value === '' ? undefined : { kind: 'text', text: value });
const number = (value: unknown): Cell => ({ kind: 'number', text: String(value) });

/** How a column's values become cells. Raw cells can be imported again; formatted ones are for reading. */
export function cellMaker(
  entity: Entity,
  column: Column,
  reader: Reader,
  isFormatted: boolean,
  hasDays = isFormatted,
): (record: Readonly<Record<string, unknown>>) => Cell {
  const labels = isFormatted ? valueLabels(entity, column.name, column.field, reader) : undefined;
  const names = namesOf(column.field);
  const [yes, no] = yesNoWords[languageOf(reader.locale)];
  const related = (value: unknown): string => {
    if (!isObject(value)) return String(value);
    return String((isFormatted ? value.label : value.id) ?? '');
  };
  const plain = (value: unknown): Cell => {
    switch (column.field.type) {
      case 'whole':
      case 'decimal':
      case 'percentage':
      case 'money':
        return number(value);
      case 'coordinates':
        return number(value);
      case 'yesNo':
        return {
          kind: 'yesNo',
          value: value === true,
          text: isFormatted ? (value === true ? yes : no) : String(value),
        };
      case 'date':
      case 'dateRange':
        return {
          kind: 'day',
          day: String(value),
          text: hasDays ? formatDay(String(value), reader) : String(value),
        };
      case 'dateTime':
        return text(isFormatted ? formatMoment(String(value), reader) : String(value));
      case 'option':
      case 'lifecycle':
        return text(labels?.[String(value)] ?? String(value));
      case 'ref':
      case 'person':
      case 'file':
      case 'image':
        return text(related(value));
      case 'refs':
        return text((value as unknown[]).map(related).map(listItem).join('; '));
      case 'json':
        return text(JSON.stringify(value));
      default:
        return text(String(value));
    }
  };
  return (record) => {
    const whole = record[column.wire];
    const value = column.part && whole ? (whole as Record<string, unknown>)[column.part] : whole;
    if (value === null || value === undefined) return undefined;
    if (isFormatted && names && typeof value === 'string') {
      const said = namesAsLabels(names, value, record, reader);
      return text(names.many ? said.map(listItem).join('; ') : (said[0] ?? ''));
    }
    const cell = plain(value);
    if (!isFormatted || cell?.kind !== 'number') return cell;
    const digits = withDecimals(cell.text, column, record);
    const format = column.field.type === 'money' ? amountFormat(digits) : undefined;
    return { kind: 'number', text: inLanguage(digits, reader.locale), digits, ...(format ? { format } : {}) };
  };
}

/** The decimal mark of the language. Thousands stay together, so that a spreadsheet takes the text for a number. */
const inLanguage = (digits: string, locale: string): string =>
  languageOf(locale) === 'en' ? digits : digits.replace('.', ',');
/** How a sheet shows an amount: grouped as its reader's program groups, with the decimals it has. */
const amountFormat = (digits: string): string => {
  const decimals = digits.split('.')[1]?.length ?? 0;
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
};

/** Amounts with the decimals of their currency, never fewer than they have. */
function withDecimals(digits: string, column: Column, record: Readonly<Record<string, unknown>>): string {
  if (column.field.type !== 'money') return digits;
  const currency = record[column.field.currency];
  return amountText(digits, typeof currency === 'string' ? currency : 'EUR');
}

const months = new Map<string, string[]>();
/** Names of the months as they stand in a date: `Mar`, `mars`, `mar`. */
export function monthNames(locale: string): string[] {
  const language = languageOf(locale);
  let names = months.get(language);
  if (!names) {
    const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
    names = Array.from({ length: 12 }, (_, m) => format.format(Date.UTC(2026, m, 15)).replace('.', ''));
    months.set(language, names);
  }
  return names;
}

/** A calendar day in the reader's format. */
export function formatDay(day: string, { dateFormat, locale }: Pick<Reader, 'dateFormat' | 'locale'>): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return dateFormat
    .replace('yyyy', year)
    .replace('dd', date)
    .replace(/MMM|MM/, (m) => (m === 'MM' ? month : (monthNames(locale)[Number(month) - 1] ?? month)));
}
/** A moment: the day in the reader's format, the time in UTC and saying so. */
export const formatMoment = (moment: string, reader: Pick<Reader, 'dateFormat' | 'locale'>): string =>
  `${formatDay(moment.slice(0, 10), reader)}, ${clockIn(reader.locale, moment.slice(11, 19))} UTC`;

/** "AM" and "PM" are English; who reads another language has a clock of 24 hours. */
const clockIn = (locale: string, time: string): string => (locale.startsWith('en') ? twelveHours(time) : time);

function twelveHours(time: string): string {
  const [hour = '0', ...rest] = time.split(':');
  const h = Number(hour);
  return `${h % 12 || 12}:${rest.join(':')} ${h < 12 ? 'AM' : 'PM'}`;
}
