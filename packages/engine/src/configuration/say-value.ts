import { allFields, certain, type Entity, type JsonValue } from '@homeport/grammar';
import { formatDay, formatMoment } from '../exchange/format-value.ts';
import { fieldLabel, languageOf, type Reader, valueLabels, yesNoWords } from '../exchange/words.ts';
import type { PortableRecord } from './portable.ts';
import { isToken, naturalKey } from './portable.ts';

const most = 600;
const cut = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text);
/** A natural key in one line. */
export const sayKey = (key: readonly JsonValue[]): string =>
  key.flatMap((part) => (part === null ? [] : isToken(part) ? sayKey(part.$key) : String(part))).join(' · ');

/** What names a record, as its fields are read. */
export const sayName = (entity: Entity, key: readonly JsonValue[], reader: Reader): string => {
  const fields = naturalKey(entity) ?? [];
  return key
    .flatMap((part, at) => {
      const field = fields[at];
      return (field === undefined || part === null ? sayKey([part]) : sayValue(entity, field, part, reader)) || [];
    })
    .join(' · ');
};

/** A value of a bundle in the reader's words; null for none. */
export function sayValue(entity: Entity, name: string, value: JsonValue, reader: Reader): string | null {
  const field = certain(allFields(entity)[name]);
  if (value === null || value === '') return null;
  if (isToken(value)) return sayKey(value.$key);
  if (Array.isArray(value) && field.type === 'refs')
    return value.length === 0 ? null : value.map((one) => (isToken(one) ? sayKey(one.$key) : String(one))).join(', ');
  if (typeof value === 'boolean') return yesNoWords[languageOf(reader.locale)][value ? 0 : 1];
  if (typeof value === 'object') return cut(JSON.stringify(value));
  if (field.type === 'option' || field.type === 'lifecycle')
    return valueLabels(entity, name, field, reader)?.[String(value)] ?? String(value);
  if (field.type === 'date') return formatDay(String(value), reader);
  return field.type === 'dateTime' ? formatMoment(String(value), reader) : cut(String(value));
}

/** What a record is called where it is not shown by itself. */
export function sayTitle(entity: Entity, { key, values }: PortableRecord, reader: Reader): string {
  const parts = entity.title.flatMap((name) => sayValue(entity, name, values[name] ?? null, reader) ?? []);
  return parts.join(' · ') || sayKey(key);
}
export const sayField = (entity: Entity, name: string, reader: Reader): string =>
  fieldLabel(entity, name, certain(allFields(entity)[name]), reader);
/** What kind of record it is. */
export function sayKind(entity: Entity, reader: Reader): string {
  const text = reader.textOf(entity.name, undefined, reader.locale);
  return text === entity.name || text === '' ? entity.label : text;
}
