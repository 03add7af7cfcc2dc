import {
  type Event,
  type Field,
  type Fields,
  idIn,
  labelIn,
  tellsOfAccount,
  type Values,
  wireName,
} from '@homeport/grammar';
import { amountFor, dayFor, languageTag, type Reader } from '../../language/reader-formats.ts';

/** The arguments of a notice's texts: the payload's values as the reader writes amounts, days and moments. */
export function noticeParams(event: Event, payload: Values, reader: Reader): Record<string, string> {
  return Object.fromEntries(
    Object.entries(event.payload).map(([name, field]) => [
      name,
      shown(field, inLanguage(event, payload, name, reader) ?? givenAs(payload, name, field), payload, reader),
    ]),
  );
}

/**
 * The same for a title. Whoever works as the reader sees titles and no texts: what is of an account is not in them, whatever
 * words a company has.
 */
export const paramsOfTitle = (fields: Fields, params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const field = fields[name];
      return [name, field && value !== '' && (tellsOfAccount(field) || field.type === 'bankPart') ? '••••' : value];
    }),
  );

const givenAs = (payload: Values, name: string, field: Field): unknown =>
  payload[name] ?? payload[wireName(name, field)];

/** The name in the reader's language of something that is named in several: `expenseFr` beside `expense`. */
function inLanguage(event: Event, payload: Values, name: string, { language }: Reader): unknown {
  const tag = languageTag(language);
  const own = `${name}${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}`;
  return event.payload[own] ? payload[own] : undefined;
}

/** A value as a reader writes it; money goes by the currency beside it. */
export function shown(field: Field, value: unknown, payload: Values, reader: Reader): string {
  if (value === null || value === undefined) return '';
  switch (field.type) {
    case 'money':
      return amountFor(reader, String(value), payload[field.currency]);
    case 'decimal':
    case 'percentage':
    case 'whole':
      return new Intl.NumberFormat(languageTag(reader.language), { maximumFractionDigits: 10 }).format(
        String(value) as `${number}`,
      );
    case 'date':
      return dayFor(reader, String(value));
    case 'dateTime':
      return `${dayFor(reader, String(value).slice(0, 10))}, ${String(value).slice(11, 16)} UTC`;
    default:
      return typeof value === 'object' ? (labelIn(value) ?? idIn(value) ?? '') : String(value);
  }
}

/** `/dashboard/batch/{report}` with the payload's ids; each argument is one part of a path. */
export function noticeLink(link: string, event: Event, payload: Values): string {
  return link.replace(/\{(\w+)\}/g, (_, name: string) => {
    const field = event.payload[name];
    const value = payload[name] ?? (field && payload[wireName(name, field)]);
    return encodeURIComponent(idIn(value) ?? (typeof value === 'object' ? '' : String(value ?? '')));
  });
}
