import { type Entity, type Field, isRefusal, parseField, type Refusal } from '@homeport/grammar';
import type { Column } from './columns.ts';
import { folded } from './columns.ts';
import { exchangeLimits } from './exchange-limits.ts';
import { exchangeRefusals as no } from './exchange-refusals.ts';
import { monthNames } from './format-value.ts';
import { readList } from './lists.ts';
import { languageOf, type Reader, valueLabels, yesNoWords } from './words.ts';

/** Finds the record a text stands for; answers its id or what is wrong. */
export type FindRecord = (target: string, text: string) => Promise<string | Refusal>;
/** The code of a tenant's list (`option:TYPE`, `currency`, `country`) that is shown as this text; the text itself otherwise. */
export type FindCode = (list: string, text: string) => Promise<string>;

export interface CellReader {
  /** What the cell says as a value for the entity's input, or what is wrong with it. `null` is an empty cell. */
  read(text: string): Promise<{ readonly value: unknown } | Refusal>;
}
const value = (v: unknown) => ({ value: v });

/** How the cells of a column are read: raw forms first, then what people and spreadsheets write. */
export function cellReader(
  entity: Entity,
  column: Column,
  reader: Reader,
  find: { readonly record: FindRecord; readonly code: FindCode },
): CellReader {
  const { field } = column;
  const labels = valueLabels(entity, column.name, field, reader);
  const byLabel = labels && new Map(Object.entries(labels).map(([code, label]) => [folded(label), code]));
  const list = field.type === 'option' ? `option:${field.optionType}` : field.type;
  const related = async (text: string): Promise<{ value: unknown } | Refusal> => {
    const id = await find.record('to' in field ? field.to : '', text);
    return isRefusal(id) ? id : value(id);
  };
  const prepare = async (text: string): Promise<{ value: unknown } | Refusal> => {
    switch (field.type) {
      case 'whole':
      case 'decimal':
      case 'percentage':
      case 'money':
      case 'coordinates': {
        const digits = readNumber(text, reader.locale);
        return value(field.type === 'coordinates' ? Number(digits) : digits);
      }
      case 'date':
      case 'dateRange':
        return readDay(text, reader);
      case 'dateTime':
        return readMoment(text, reader);
      case 'yesNo':
        return value(readYesNo(text) ?? text);
      case 'option':
        if (byLabel) return value(labels && Object.hasOwn(labels, text) ? text : (byLabel.get(folded(text)) ?? text));
        return value(await find.code(list, text));
      case 'currency':
      case 'country':
        return value(await find.code(list, text));
      case 'ref':
      case 'person':
        return column.name === 'id' ? value(text) : related(text);
      case 'refs': {
        const ids = await Promise.all(readList(text).map((item) => find.record(field.to, item)));
        return ids.find(isRefusal) ?? value(ids);
      }
      case 'json':
        try {
          return value(JSON.parse(text));
        } catch {
          return value(text);
        }
      default:
        return value(text);
    }
  };
  return {
    async read(given) {
      const text = given.trim();
      if (text === '') return value(null);
      if (text.length > exchangeLimits.cell) return no.cellTooLong({ max: exchangeLimits.cell });
      const prepared = await prepare(text);
      if (isRefusal(prepared) || column.part) return prepared;
      // Parsed here as well, so that each problem is known by its column before anything is written.
      const parsed = parseField(prepared.value, field);
      return isRefusal(parsed) ? parsed : prepared;
    },
  };
}

/** `1 250,50` and `1.250,50` for who writes commas, `1,250.50` for the others; plain digits are always themselves. */
export function readNumber(text: string, locale: string): string {
  const compact = text
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^−/, '-')
    .replace(/%$/, '');
  if (/^[+-]?\d+(\.\d+)?$/.test(compact)) return compact.replace(/^\+/, '');
  if (languageOf(locale) !== 'en' && /^[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/.test(compact))
    return compact.replaceAll('.', '').replace(',', '.');
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(compact)) return compact.replaceAll(',', '');
  return text;
}

const yes = new Set(['true', '1', 'x', 'yes', 'y', ...Object.values(yesNoWords).map((w) => folded(w[0]))]);
const no_ = new Set(['false', '0', 'no', 'n', ...Object.values(yesNoWords).map((w) => folded(w[1]))]);
const readYesNo = (text: string): boolean | undefined =>
  yes.has(folded(text)) ? true : no_.has(folded(text)) ? false : undefined;

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** A day in ISO form or in the reader's format, with any of the usual separators. */
export function readDay(
  text: string,
  reader: Pick<Reader, 'dateFormat' | 'locale'>,
): { readonly value: string } | Refusal {
  const day = ISO_DAY.test(text)
    ? text
    : (/^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?Z$/.exec(text)?.[1] ?? dayIn(text, reader));
  const isDay = day !== undefined && !isRefusal(parseField(day, dayField));
  if (isDay) return { value: day };
  const said = { format: reader.dateFormat, found: text.slice(0, 60) };
  // Its form is right: only the calendar does not have it.
  if (day !== undefined && isInAnyMonth(day)) return no.noSuchDay({ found: said.found });
  return reader.dateFormat === 'yyyy-MM-dd' ? no.expectedDate(said) : no.expectedDayOrIso(said);
}
/** 31 February, as opposed to the 13th day of month 31: its year and month are there, and some month has its day. */
const isInAnyMonth = (day: string): boolean => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day);
const dayField: Field = { type: 'date', label: '' };

function dayIn(text: string, { dateFormat, locale }: Pick<Reader, 'dateFormat' | 'locale'>): string | undefined {
  const order = dateFormat.split('-');
  const given = text.split(/[-/. ]+/).filter((p) => p !== '');
  if (given.length !== 3 || order.length !== 3) return undefined;
  const part = (letter: string): string => given[order.findIndex((o) => o.startsWith(letter))] ?? '';
  const [year, month, date] = [part('y'), monthOf(part('M'), locale), part('d')];
  if (!/^\d{4}$/.test(year) || month === undefined || !/^\d{1,2}$/.test(date)) return undefined;
  return `${year}-${month}-${date.padStart(2, '0')}`;
}
function monthOf(text: string, locale: string): string | undefined {
  if (/^\d{1,2}$/.test(text)) return text.padStart(2, '0');
  const named = [monthNames(locale), monthNames('en')]
    .map((names) => names.findIndex((n) => folded(n) === folded(text)))
    .find((i) => i >= 0);
  return named === undefined ? undefined : String(named + 1).padStart(2, '0');
}

/** A moment in ISO form, or as exports show it: `08-03-2026, 10:05:00 AM UTC`. */
function readMoment(text: string, reader: Pick<Reader, 'dateFormat' | 'locale'>): { readonly value: string } | Refusal {
  const shown = /^(.+?),? (\d{1,2}):(\d\d)(?::(\d\d))? ?(AM|PM)?(?: UTC)?$/i.exec(text);
  if (!shown || /^\d{4}-\d\d-\d\dT/.test(text)) return { value: text };
  const [, day = '', hour = '', minute, second = '00', half] = shown;
  const read = readDay(day, reader);
  if (isRefusal(read)) return read;
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hour);
  return { value: `${read.value}T${String(hours).padStart(2, '0')}:${minute}:${second}Z` };
}
