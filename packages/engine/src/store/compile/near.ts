import { allFields, type Entity } from '@homeport/grammar';
import { sql } from 'kysely';
import type { ListQuery } from '../store.ts';
import { type Order, orderSql } from './order.ts';
import { and, type Sql } from './statement.ts';

/** So many rows are looked at first: a few milliseconds, and enough for a word that one row in forty has. */
export const looked = sql.lit(2000);

/** Fields of which an index holds many small groups: what is sorted within them is little. */
const fine: ReadonlySet<string> = new Set(['date', 'dateTime', 'money']);

/**
 * Whether the rows of an order can be had one by one from an index, from the row of the key on. Sorted by anything else, a look
 * at the first rows reads all of them.
 */
export function isWalked(
  entity: Entity,
  sort: ListQuery['sort'],
  order: Order,
  keyNulls: readonly boolean[] | undefined,
): boolean {
  const [wanted, ...others] = sort.filter(({ field }) => field !== 'id');
  const [first] = order.keys;
  if (!wanted || !first || others.length > 0 || order.joins.length > 0) return false;
  const name = wanted.field;
  const isInOrder = name === 'created' || name === entity.sort?.split(',')[0];
  const isFine = fine.has(allFields(entity)[name]?.type ?? '') && entity.indexes?.some(([begin]) => begin === name);
  // What comes after an empty value, or ascending after one that may be empty, is no range of an index.
  const isRange = keyNulls === undefined || (keyNulls[0] !== true && (first.descending || !first.isNullable));
  return (isInOrder || isFine === true) && isRange;
}

/**
 * The rows with the words among the first ones of the order. A word that many rows have fills its page from them; the index of
 * words would read all its rows, and sort them. What nearly no row has is not among them, and costs this look only.
 */
export const nearOf = (name: Sql, order: Order, after: Sql, conditions: readonly Sql[]): Sql =>
  sql`near as materialized (select t.* from (select t.* from ${name} t ${after} ${orderSql(order)} limit ${looked}) t where ${and(conditions)})`;
