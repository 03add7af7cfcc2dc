import type { Field, FieldOf, FieldType } from '@homeport/grammar';
import { columnName, lastFourColumn, latitudeColumn, literal, longitudeColumn, quoted } from './names.ts';

/** One column of a field, with the conditions on its values as SQL. */
export interface FieldColumn {
  readonly name: string;
  readonly type: string;
  readonly checks: readonly string[];
  /** Not null when the field is required; the second column of a pair is not asked. */
  readonly carries: boolean;
}

/** Digits before the point that every amount and number accepts. */
const wholeDigits = 15;

/** A condition on a column, given as quoted name. */
type Check = (column: string) => string;

const column = (name: string, type: string, carries: boolean, checks: readonly (Check | undefined)[]): FieldColumn => ({
  name,
  type,
  checks: checks.flatMap((check) => (check ? [check(quoted(name))] : [])),
  carries,
});
const one = (name: string, type: string, ...checks: (Check | undefined)[]): FieldColumn[] => [
  column(name, type, true, checks),
];
const noLongerThan =
  (max: number): Check =>
  (c) =>
    `char_length(${c}) <= ${max}`;
const oneOf =
  (values: readonly string[]): Check =>
  (c) =>
    `${c} in (${values.map(literal).join(', ')})`;
const like =
  (pattern: string): Check =>
  (c) =>
    `${c} ~ ${literal(pattern)}`;
const isUpper: Check = (c) => `${c} = upper(${c})`;
const isObject: Check = (c) => `jsonb_typeof(${c}) = 'object'`;
const isFromADay: Check = (c) => `not isempty(${c}) and not lower_inf(${c})`;
const degrees =
  (limit: number): Check =>
  (c) =>
    `${c} between -${limit} and ${limit}`;
function within(f: { readonly min?: number; readonly max?: number }): Check | undefined {
  if (f.min === undefined && f.max === undefined) return undefined;
  return (c) =>
    [f.min === undefined ? [] : `${c} >= ${f.min}`, f.max === undefined ? [] : `${c} <= ${f.max}`].flat().join(' and ');
}
const numeric = (decimals: number): string => `numeric(${wholeDigits + decimals}, ${decimals})`;

/** Columns by field type; a type without an entry does not compile. Limits are those of the parsers. */
const makers: { readonly [T in FieldType]: (column: string, field: FieldOf<T>) => readonly FieldColumn[] } = {
  text: (c, f) => one(c, 'text', noLongerThan(f.max ?? 200)),
  longText: (c, f) => one(c, 'text', noLongerThan(f.max ?? 10_000)),
  richText: (c, f) => one(c, 'text', noLongerThan(f.max ?? 100_000)),
  code: (c, f) => one(c, 'text', noLongerThan(f.max ?? 50), isUpper),
  whole: (c, f) => one(c, 'integer', within(f)),
  decimal: (c, f) => one(c, numeric(f.decimals ?? 6), within(f)),
  percentage: (c, f) => one(c, numeric(f.decimals ?? 4), within(f)),
  money: (c, f) => one(c, 'numeric(19, 4)', within(f)),
  currency: (c) => one(c, 'text', like('^[A-Z]{3}$')),
  date: (c) => one(c, 'date'),
  dateTime: (c) => one(c, 'timestamptz'),
  dateRange: (c) => one(c, 'daterange', isFromADay),
  yesNo: (c) => one(c, 'boolean'),
  option: (c, f) => one(c, 'text', f.choices ? oneOf(Object.keys(f.choices)) : noLongerThan(100)),
  ref: (c) => one(c, 'uuid'),
  refs: () => [],
  person: (c) => one(c, 'uuid'),
  country: (c) => one(c, 'text', like('^[A-Z]{2}$')),
  address: (c) => one(c, 'jsonb', isObject),
  phone: (c) => one(c, 'text', noLongerThan(16)),
  email: (c) => one(c, 'text', noLongerThan(320)),
  bankPart: (c) => [column(c, 'bytea', true, []), column(lastFourColumn(c), 'text', false, [noLongerThan(4)])],
  file: (c) => one(c, 'uuid'),
  image: (c) => one(c, 'uuid'),
  coordinates: (c) => [
    column(latitudeColumn(c), 'double precision', true, [degrees(90)]),
    column(longitudeColumn(c), 'double precision', true, [degrees(180)]),
  ],
  json: (c) => one(c, 'jsonb'),
  lifecycle: (c, f) => one(c, 'text', oneOf(Object.keys(f.states))),
};

/** The columns a field is stored in; none for a list of relations, which has a table of its own. */
export function columnsOf(name: string, field: Field): readonly FieldColumn[] {
  const make = makers[field.type] as (column: string, field: Field) => readonly FieldColumn[];
  return make(columnName(name, field), field);
}
