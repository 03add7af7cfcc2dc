import { allFields, type Entity, type Field, inputRefusals as no } from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName } from '../../schema/names.ts';
import { RefusedByStore } from '../refused.ts';
import type { ListQuery } from '../store.ts';
import { comparedType } from './comparison.ts';
import { joinedLabel } from './labels.ts';
import type { Scope } from './scope.ts';
import { isSortable } from './sortable.ts';
import { and, col, input, join, type Sql } from './statement.ts';

/** One key of an order. */
export interface Key {
  readonly value: Sql;
  /** Under which name the rows carry the value: a column of the table, or one that the list adds. */
  readonly column: string;
  readonly type: string;
  readonly descending: boolean;
  readonly isNullable: boolean;
  /** Whether the value is not the row's own: the label of the relation whose id is the next key. */
  readonly isLabel?: true;
}

/** The order of a list: its keys, the id always last, and the joins that keys by label need. */
export interface Order {
  readonly keys: readonly Key[];
  readonly joins: readonly Sql[];
}

/**
 * Reads the wanted order. Relations are sorted by their labels, and those of the same label one after the other; what cannot
 * be sorted or seen is refused.
 */
export function orderOf(
  scope: Scope,
  entity: Entity,
  alias: string,
  sort: ListQuery['sort'],
  hidden: ReadonlySet<string>,
): Order {
  const joins: Sql[] = [];
  const keys = sort.flatMap(({ field: name, descending }): Key[] => {
    const field = fieldIn(entity, name);
    if (!field || !isSortable(field) || hidden.has(name))
      throw new RefusedByStore({ ...no.badSort({ name }), field: 'sort' });
    if (name === 'id') return [];
    const column = columnName(name, field);
    if (scope.company && name === 'tenantId') return byCompany(scope.company, col(alias, column), column, descending);
    const own = {
      value: col(alias, column),
      column,
      type: comparedType(field),
      descending,
      isNullable: !isNeverNull(name, field),
    };
    if (!isByLabel(field)) return [own];
    const label = joinedLabel(scope, entity, alias, column, field.to, joins);
    return [
      { value: label, column: `label_of_${column}`, type: 'text', descending, isNullable: true, isLabel: true },
      own,
    ];
  });
  // The id goes the way of the key before it, so that one index serves both.
  const descending = (sort.find((s) => s.field === 'id') ?? sort.at(-1))?.descending ?? true;
  const last: Key = { value: col(alias, 'id'), column: 'id', type: 'uuid', descending, isNullable: false };
  return { keys: [...keys, last], joins };
}

/** Companies in the order of their names, where a list is over several. */
function byCompany(company: Sql, value: Sql, column: string, descending: boolean): Key[] {
  const name = { value: companyName(company), column: `label_of_${column}`, type: 'text', isNullable: true };
  return [
    { ...name, descending, isLabel: true },
    { value, column, type: 'uuid', descending, isNullable: false },
  ];
}

/** The name of a company as its caller knows it, whoever keeps its record. */
export const companyName = (company: Sql): Sql =>
  sql`(select n.name from unnest(${input('companies', 'uuid[]')}, ${input('companyNames', 'text[]')}) as n(id, name) where n.id = ${company})`;

const isByLabel = (field: Field): field is Field & { readonly to: string } =>
  'to' in field && !(field.type === 'ref' && field.wire === 'id');

const fieldIn = (entity: Entity, name: string): Field | undefined =>
  Object.hasOwn(allFields(entity), name) ? allFields(entity)[name] : undefined;

/** Of how many keys an order is. */
export function keysIn(entity: Entity, sort: ListQuery['sort'], isPortfolio = false): number {
  const of = (name: string): number => {
    const field = fieldIn(entity, name);
    const isNamed = (field && isByLabel(field)) || (isPortfolio && name === 'tenantId');
    return name === 'id' ? 0 : isNamed ? 2 : 1;
  };
  return sort.reduce((sum, { field }) => sum + of(field), 1);
}

/** An order that ends with a relation goes on as the indexes of relations do: by creation, the other way. */
export function wholeSort(entity: Entity, sort: ListQuery['sort'], hidden: ReadonlySet<string>): ListQuery['sort'] {
  const last = sort.at(-1);
  const field = last && fieldIn(entity, last.field);
  const isOpen =
    field !== undefined && isByLabel(field) && !sort.some((s) => s.field === 'created' || s.field === 'id');
  return isOpen && !hidden.has('created')
    ? [...sort, { field: 'created', descending: last?.descending !== true }]
    : sort;
}

const isNeverNull = (name: string, field: Field): boolean =>
  name === 'created' ||
  name === 'updated' ||
  name === 'version' ||
  field.type === 'lifecycle' ||
  (field.required === true && !field.derived);

export const orderSql = ({ keys }: Pick<Order, 'keys'>): Sql =>
  sql`order by ${join(keys.map((k) => (k.descending ? sql`${k.value} desc` : sql`${k.value}`)))}`;

/** The same keys read from rows that carry their values. */
export const keysOn = (alias: string, keys: readonly Key[]): readonly Key[] =>
  keys.map((key) => ({ ...key, value: col(alias, key.column) }));

/** The key of a row as text that only we read: its sort values and id as base64url. */
export function keyText(values: readonly Sql[]): Sql {
  const list = sql`json_build_array(${join(values)})::text`;
  return sql`translate(encode(convert_to(${list}, 'UTF8'), 'base64'), E'+/=\n', '-_')`;
}

/**
 * Rows that come after a key. `isNull` says which of the key's values are empty; they belong to the statement's shape. `from`
 * counts the key's values that are known to be the row's already.
 */
export function afterKey(order: Pick<Order, 'keys'>, isNull: readonly boolean[], from = 0): Sql {
  const keys = order.keys
    .map((key, i) => ({ ...key, given: input(`key${i}`, key.type), isNull: isNull[i] === true }))
    .slice(from);
  const [first] = keys;
  const isUniform = keys.every((k) => !k.isNullable && k.descending === first?.descending);
  if (isUniform && first) {
    const left = join(keys.map((k) => k.value));
    const right = join(keys.map((k) => k.given));
    return first.descending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
  }
  const ways = keys.map((key, i) => and([...keys.slice(0, i).map(isSame), isLater(key)]));
  const later = sql`(${join(
    ways.map((w) => sql`(${w})`),
    sql` or `,
  )})`;
  const fence = first && fenceOf(first);
  return fence ? sql`(${fence} and ${later})` : later;
}

/**
 * What holds of the first key of every later row, so that an index is read from there and not from its beginning. Empty values
 * that come at the end ascending are no range of an index.
 */
function fenceOf(first: Given): Sql | undefined {
  if (first.isNull) return undefined;
  if (first.descending) return sql`${first.value} <= ${first.given}`;
  return first.isNullable ? undefined : sql`${first.value} >= ${first.given}`;
}

interface Given extends Key {
  readonly given: Sql;
  readonly isNull: boolean;
}
const isSame = (k: Given): Sql => (k.isNull ? sql`${k.value} is null` : sql`${k.value} = ${k.given}`);
/** PostgreSQL's own order: empty values come last ascending and first descending. */
function isLater(k: Given): Sql {
  if (k.isNull) return k.descending ? sql`${k.value} is not null` : sql`false`;
  if (k.descending) return sql`${k.value} < ${k.given}`;
  return k.isNullable ? sql`(${k.value} > ${k.given} or ${k.value} is null)` : sql`${k.value} > ${k.given}`;
}
