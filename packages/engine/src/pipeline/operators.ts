import type { Field, FieldType, Operator } from '@homeport/grammar';

const exists: readonly Operator[] = ['null', 'notNull'];
const equal: readonly Operator[] = ['eq', 'ne', 'in', 'nin', ...exists];
const ordered: readonly Operator[] = ['gt', 'gte', 'lt', 'lte', ...equal];
const worded: readonly Operator[] = ['lk', ...ordered];

/** Which operators make sense for a type. What is stored as a whole (addresses, encrypted parts) only exists or not. */
const byType: { readonly [T in FieldType]: readonly Operator[] } = {
  text: worded,
  longText: ['lk', ...exists],
  richText: ['lk', ...exists],
  code: worded,
  whole: ordered,
  decimal: ordered,
  percentage: ordered,
  money: ordered,
  currency: ['lk', ...equal],
  date: ordered,
  dateTime: ordered,
  dateRange: exists,
  yesNo: ['eq', 'ne', ...exists],
  option: ['lk', ...equal],
  ref: equal,
  refs: ['eq', 'in', ...exists],
  person: equal,
  country: ['lk', ...equal],
  address: exists,
  phone: ['lk', ...equal],
  email: ['lk', ...equal],
  bankPart: exists,
  file: equal,
  image: equal,
  coordinates: exists,
  json: exists,
  lifecycle: equal,
};
const sets = Object.fromEntries(Object.entries(byType).map(([type, ops]) => [type, new Set(ops)])) as unknown as {
  readonly [T in FieldType]: ReadonlySet<Operator>;
};

/** The operators a field accepts in filters. */
export const operatorsOf = (field: Field): ReadonlySet<Operator> => sets[field.type];

const unsorted: ReadonlySet<FieldType> = new Set([
  'refs',
  'address',
  'bankPart',
  'coordinates',
  'json',
  'dateRange',
  'longText',
  'richText',
  'file',
  'image',
]);
/** Whether lists can be sorted by this field. */
export const isSortable = (field: Field): boolean => !unsorted.has(field.type) && !field.secret;
