import type { Field, FieldType, Operator } from '@homeport/grammar';
import { sql } from 'kysely';
import type { Sql } from './statement.ts';

/** The other side of a comparison. */
export interface Operand {
  /** The parameter, as this type. */
  readonly place: (type: string) => Sql;
  /** A list: equal means one of it. */
  readonly isMany: boolean;
  /** A fact of the caller, which may be missing: then nothing matches, whatever the operator. */
  readonly isFact?: boolean;
}

/** The type in which values of a field are compared. */
const types: { readonly [T in FieldType]: string } = {
  text: 'text',
  longText: 'text',
  richText: 'text',
  code: 'text',
  whole: 'integer',
  decimal: 'numeric',
  percentage: 'numeric',
  money: 'numeric',
  currency: 'text',
  date: 'date',
  dateTime: 'timestamptz',
  dateRange: 'daterange',
  yesNo: 'boolean',
  option: 'text',
  ref: 'uuid',
  refs: 'uuid',
  person: 'uuid',
  country: 'text',
  address: 'jsonb',
  phone: 'text',
  email: 'text',
  bankPart: 'text',
  file: 'uuid',
  image: 'uuid',
  coordinates: 'double precision',
  json: 'jsonb',
  lifecycle: 'text',
};
/** The type in which values of a field are compared. */
export const comparedType = (field: Field): string => types[field.type];

const second = sql`interval '1 second'`;

/** One comparison of a column as a condition. "Not equal" holds for empty values, too. */
export function comparison(field: Field, column: Sql, op: Operator, operand: Operand | undefined): Sql {
  if (op === 'null') return sql`${column} is null`;
  if (op === 'notNull') return sql`${column} is not null`;
  if (!operand) return sql`false`;
  const positive = operand.isMany && (op === 'eq' || op === 'ne') ? (op === 'eq' ? 'in' : 'nin') : op;
  if (positive === 'lk') return sql`${column} ilike ${operand.place('text')}`;
  const type = comparedType(field);
  const isMoment = field.type === 'dateTime';
  if (positive === 'in' || positive === 'nin') {
    const list = operand.isMany ? operand.place(`${type}[]`) : sql`array[${operand.place(type)}]`;
    const found = isMoment
      ? sql`exists (select from unnest(${list}) moment where ${column} >= moment and ${column} < moment + ${second})`
      : sql`${column} = any (${list})`;
    return positive === 'in' ? found : denied(sql`(${found}) is not true`, operand, `${type}[]`);
  }
  const value = operand.place(type);
  if (isMoment) return ofMoments(column, positive, value, operand.place);
  switch (positive) {
    case 'eq':
      return sql`${column} = ${value}`;
    case 'ne':
      return denied(sql`${column} is distinct from ${value}`, operand, type);
    case 'gt':
      return sql`${column} > ${value}`;
    case 'gte':
      return sql`${column} >= ${value}`;
    case 'lt':
      return sql`${column} < ${value}`;
    case 'lte':
      return sql`${column} <= ${value}`;
  }
}

/** Moments are shown in whole seconds, so they are compared as seconds. */
function ofMoments(
  column: Sql,
  op: 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte',
  value: Sql,
  place: Operand['place'],
): Sql {
  const again = place('timestamptz');
  switch (op) {
    case 'eq':
      return sql`(${column} >= ${value} and ${column} < ${again} + ${second})`;
    case 'ne':
      return sql`(${column} >= ${value} and ${column} < ${again} + ${second}) is not true`;
    case 'gt':
      return sql`${column} >= ${value} + ${second}`;
    case 'gte':
      return sql`${column} >= ${value}`;
    case 'lt':
      return sql`${column} < ${value}`;
    case 'lte':
      return sql`${column} < ${value} + ${second}`;
  }
}

/** "Not me" must not hold for everybody when the caller has no such fact. */
const denied = (condition: Sql, operand: Operand, type: string): Sql =>
  operand.isFact ? sql`(${condition} and ${operand.place(type)} is not null)` : condition;
