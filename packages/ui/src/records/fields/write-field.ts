import { type AddressValue, type FieldOf, type FieldType, isTimeZone, townAndCountry } from '@homeport/grammar';
import type { FieldAt } from './field-at.ts';
import { asText, isAddress, isCoordinates, isEmpty, isRange, isRef, labelOf, refsOf } from './field-texts.ts';
import { namesFrom, namesOf } from './named.ts';
import { spokenName } from './spoken-name.ts';
import type { ShowContext } from './use-show.ts';

type Row = Readonly<Record<string, unknown>>;
type Write<T extends FieldType> = (value: unknown, at: FieldAt<FieldOf<T>>, row: Row, show: ShowContext) => string;

const plain = (value: unknown): string => asText(value) ?? '';

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
/** The words of formatted text. Only ever shown as text, so marks that were missed can do nothing. */
const withoutMarks = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** How each field type is written as plain text: names of records, filters in words, print, screen readers. */
const texts: { readonly [T in FieldType]: Write<T> } = {
  text: (value, { field: { place } }, row, { way, town }) => {
    if (!place) return plain(value);
    return place.way ? way(plain(value)) : town(plain(value), place.in && asText(row[place.in]));
  },
  longText: plain,
  richText: (value) => withoutMarks(plain(value)),
  code: plain,
  whole: (value, { field }, _row, { formats, measure }) =>
    field.unit === 'bytes'
      ? formats.bytes(Number(value))
      : field.ungrouped
        ? String(value)
        : measure(String(value), field.unit),
  decimal: (value, { field }, row, { measure }) =>
    measure(String(value), field.unit ?? unitOf(field, row), roundedTo(String(value), field.shownDecimals)),
  percentage: (value, _at, _row, { formats }) => formats.percent(String(value)),
  money: (value, { field }, row, { formats }) => {
    const currency = asText(row[field.currency]);
    return currency ? formats.money(String(value), currency) : formats.number(String(value));
  },
  currency: plain,
  date: (value, _at, _row, { formats }) => formats.date(String(value)),
  dateTime: (value, { field }, row, { formats }) => formats.dateTime(String(value), zoneOf(field, row)),
  dateRange: (value, _at, _row, { formats }) =>
    isRange(value) ? `${formats.date(value.from)} – ${value.to ? formats.date(value.to) : '…'}` : '',
  yesNo: (value, _at, _row, { yes, no }) => (value === true ? yes : no),
  option: (value, at, _row, { labels, optionName }) =>
    at.field.choices ? labels.choice(at, plain(value)) : optionName(at.field.optionType ?? '', plain(value)),
  // An id is no name: who only has that asks for the name (`RefName`).
  ref: (value, _at, _row, show) => spokenName(labelOf(value), show),
  refs: (value, _at, _row, show) => show.formats.list(refsOf(value).map((ref) => spokenName(ref.label, show))),
  person: (value) => labelOf(value),
  country: (value, _at, _row, show) => show.countryName(plain(value)),
  // A place is named by town and country; the whole address stands on the record.
  address: (value, _at, _row, show) => {
    const { town, address1, country }: AddressValue = isAddress(value) ? value : {};
    return townAndCountry(town ? show.town(town, country) : address1, country && show.countryName(country));
  },
  phone: plain,
  email: plain,
  bankPart: plain,
  file: labelOf,
  image: labelOf,
  coordinates: (value, _at, _row, { formats }) => {
    if (!isCoordinates(value)) return '';
    const { latitude, longitude } = value;
    return `${formats.number(String(latitude), { decimals: 5 })}; ${formats.number(String(longitude), { decimals: 5 })}`;
  },
  // What it holds is drawn from its shape; as text there is only how much it is.
  json: (value, _at, _row, { formats }) =>
    formats.number(Array.isArray(value) ? value.length : Object.keys(value as object).length),
  lifecycle: (value, at, _row, { labels }) => labels.state(at, plain(value)),
};

/** The time zone that a record names, as a name or by a relation; UTC where it names none that is known. */
export function zoneOf({ zoneIn }: { readonly zoneIn?: string }, row: Row): string {
  const value = zoneIn === undefined ? null : row[zoneIn];
  const zone = isRef(value) ? value.label : asText(value);
  return zone !== null && isTimeZone(zone) ? zone : 'UTC';
}

/** More digits than are shown are rounded away; fewer stay as they are. */
const roundedTo = (value: string, most: number | undefined): { decimals?: number } =>
  most !== undefined && (value.split('.')[1]?.replace(/0+$/, '').length ?? 0) > most ? { decimals: most } : {};

/** Units as they are written behind a figure, where their code is another. */
const unitNames: Readonly<Record<string, string>> = { KGS: 'kg', LBS: 'lb', CUFT: 'cu ft', KM: 'km', MI: 'mi' };
/** The unit that a record says its figure is in. */
function unitOf({ unitIn }: { readonly unitIn?: string }, row: Row): string | undefined {
  const unit = unitIn === undefined ? null : asText(row[unitIn]);
  return unit === null ? undefined : (unitNames[unit] ?? unit);
}

/** A value as plain text; empty when there is none. */
export function fieldText(at: FieldAt, value: unknown, row: Row, show: ShowContext): string {
  if (isEmpty(value)) return '';
  const names = namesOf(at.field);
  if (names) return show.formats.list(namesFrom(names, value).map((name) => show.nameOf(names, name, row)));
  return texts[at.field.type](value, at as never, row, show);
}
