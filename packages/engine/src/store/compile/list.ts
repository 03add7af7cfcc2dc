import type { Allowance, Entity } from '@homeport/grammar';
import { sql } from 'kysely';
import { searchColumn, tableName } from '../../schema/names.ts';
import type { ListQuery } from '../store.ts';
import { toldTotal } from './counted.ts';
import { callersFilter, declaredFilter } from './filter.ts';
import { enoughNear, isWalked, nearOf } from './near.ts';
import { afterKey, keyText, orderOf, orderSql } from './order.ts';
import { answerColumns } from './record.ts';
import type { Scope } from './scope.ts';
import { and, col, foldedOnce, input, join, param, type Sql, table } from './statement.ts';

/** Highest total of a capped list; one more row says that there are more. */
const capAt = 1000;

/** For each word whether the index of words knows it: one of fewer than three letters would read the index from end to end. */
export type Words = readonly boolean[];

/** What of a query belongs to the statement's form; everything else is a value. */
export interface ListShape {
  readonly query: ListQuery;
  /** Words of the free text. */
  readonly words: Words;
  /** Which values of the key of the row before are empty; undefined without a key. */
  readonly keyNulls: readonly boolean[] | undefined;
}

/** The whole answer of a list as one text: rows, total, key of the last row. One row more is read to know whether there are more. */
export function listStatement(
  scope: Scope,
  entity: Entity,
  allowance: Allowance,
  { query, words, keyNulls }: ListShape,
): Sql {
  const name = table(tableName(entity));
  const order = orderOf(scope, entity, 't', query.sort, allowance.hidden);
  const conditions = (): Sql[] => rowConditions(scope, entity, allowance, query, words);
  const page = [...conditions(), ...(keyNulls ? [afterKey(order, keyNulls)] : [])];
  const offset = keyNulls ? sql`` : sql`offset ${input('offset', 'bigint')}`;
  const keys = order.keys.map((k, i) => sql`${k.value}::text as ${sql.ref(`k${i}`)}`);
  const keyOf = keyText(order.keys.map((_, i) => col('t', `k${i}`)));

  const columns = answerColumns({ scope, entity, alias: 't' }, allowance, query.fields);
  const size = input('size', 'integer');
  const after = keyNulls ? sql`where ${afterKey(order, keyNulls)}` : sql``;
  const near =
    words.length > 0 && isWalked(entity, query.sort, order, keyNulls)
      ? nearOf(name, order, after, conditions())
      : undefined;
  const total =
    query.total === 'exact'
      ? sql`(select split_part(told, ' ', 1) from counted), ',"totalIsCapped":false'`
      : totalOf(name, query.total, conditions, near !== undefined);
  const parts = [
    ...(query.total === 'exact'
      ? [sql`counted as materialized (select ${toldTotal(entity, name, conditions)} as told)`]
      : []),
    ...(near ? [near] : []),
  ];
  const first = parts.length > 0 ? sql`with ${join(parts)} ` : sql``;
  const read = (from: Sql, where: Sql): Sql =>
    sql`select t.*, ${join(keys)} from ${from} ${where} ${orderSql(order)} limit ${size} + 1 ${offset}`;
  const isEnough = enoughNear(size, keyNulls ? sql`0` : input('offset', 'bigint'));
  // Else the words come first: `offset 0` keeps the order's index from being walked for them once more.
  const rows = near
    ? sql`(${read(sql`near t`, sql`where ${isEnough}`)}) union all
        (${read(sql`(select t.* from ${name} t where ${and([...page, sql`not ${isEnough}`])} offset 0) t`, sql``)})`
    : read(sql`${name} t ${join(order.joins, sql` `)}`, sql`where ${and(page)}`);
  return sql`${first}select concat(
    '{"content":[', string_agg(row_to_json(r)::text, ',' order by t.n) filter (where t.n <= ${size}),
    '],"totalElements":', ${total},
    ',"nextKey":', case when count(*) > ${size} then to_json(max(case when t.n = ${size} then ${keyOf} end))::text else 'null' end,
    ',"page":', ${keyNulls ? sql`'null'` : input('page', 'text')}, ',"size":', ${input('size', 'text')}, '}')${query.total === 'exact' ? sql`, (select told from counted)` : sql``}
  from (
    select p.*, row_number() over (${near ? orderSql(orderOf(scope, entity, 'p', query.sort, allowance.hidden)) : sql``}) as n
    from (${rows}) p
  ) t cross join lateral (select ${columns}) r`;
}

/** The rows of `t` that a query finds for the caller. */
export function rowConditions(
  scope: Scope,
  entity: Entity,
  allowance: Allowance,
  query: Pick<ListQuery, 'filter'>,
  words: Words,
): Sql[] {
  const conditions: Sql[] = [];
  const seen = allowance.deeds.read;
  if (words.length > 0 && scope.repeatsTenant && entity.scope !== 'global') {
    conditions.push(sql`t.tenant_id = ${param('uuid', (run) => run.caller.tenant)}`);
  }
  if (seen !== true) conditions.push(seen === undefined ? sql`false` : declaredFilter(scope, entity, 't', seen));
  if (query.filter) conditions.push(callersFilter(scope, entity, 't', query.filter));
  for (const [i, isIndexed] of words.entries()) {
    const text = isIndexed ? col('t', searchColumn) : sql`(${col('t', searchColumn)} || '')`;
    conditions.push(sql`${text} like ${foldedOnce(input(`word${i}`, 'text'))}`);
  }
  return conditions;
}

function totalOf(name: Sql, total: 'capped' | 'none', conditions: () => Sql[], hasNear: boolean): Sql {
  if (total === 'none') return sql`'null,"totalIsCapped":false'`;
  const all = sql`(select count(*) as n from (select from ${name} t where ${and(conditions())} limit ${sql.lit(capAt + 1)}) c)`;
  const near = sql`(select count(*) from near)`;
  const counted = hasNear
    ? sql`(select case when ${near} > ${sql.lit(capAt)} then ${near} else (select n from ${all} c) end as n offset 0)`
    : all;
  return sql`(select concat(least(n, ${sql.lit(capAt)}), ',"totalIsCapped":', (n > ${sql.lit(capAt)})::text) from ${counted} counted)`;
}
