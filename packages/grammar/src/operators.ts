import type { Field, FieldType } from './fields/field.ts';
import type { Operator } from './filter.ts';

const exists: readonly Operator[] = ['null', 'notNull'];
const equal: readonly Operator[] = ['eq', 'ne', 'in', 'nin', ...exists];
const ordered: readonly Operator[] = ['gt', 'gte', 'lt', 'lte', ...equal];
const worded: readonly Operator[] = ['lk', ...ordered];

/** Which operators make sense for a type. What is stored as a whole (addresses, encrypted parts) only exists or not. */
const byType: { readonly [T in FieldType]: ReadonlySet<Operator> } = {
  text: new Set(worded),
  longText: new Set(['lk', ...exists]),
  richText: new Set(['lk', ...exists]),
  code: new Set(worded),
  whole: new Set(ordered),
  decimal: new Set(ordered),
  percentage: new Set(ordered),
  money: new Set(ordered),
  currency: new Set(['lk', ...equal]),
  date: new Set(ordered),
  dateTime: new Set(ordered),
  dateRange: new Set(exists),
  yesNo: new Set(['eq', 'ne', ...exists]),
  option: new Set(['lk', ...equal]),
  ref: new Set(equal),
  refs: new Set(['eq', 'in', ...exists]),
  person: new Set(equal),
  country: new Set(['lk', ...equal]),
  address: new Set(exists),
  phone: new Set(['lk', ...equal]),
  email: new Set(['lk', ...equal]),
  bankPart: new Set(exists),
  file: new Set(equal),
  image: new Set(equal),
  coordinates: new Set(exists),
  json: new Set(exists),
  lifecycle: new Set(equal),
};

/** The operators that a field accepts in filters and conditions. */
export const operatorsOf = (field: Pick<Field, 'type'>): ReadonlySet<Operator> => byType[field.type];

/** Operators that compare with nothing. */
export const takesNoValue = (op: Operator): boolean => op === 'null' || op === 'notNull';
/** Operators that compare with a list of values. */
export const takesList = (op: Operator): boolean => op === 'in' || op === 'nin';

const names: ReadonlySet<unknown> = new Set<Operator>(ordered.concat('lk'));
export const isOperator = (given: unknown): given is Operator => names.has(given);
