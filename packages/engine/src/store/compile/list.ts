import type { Allowance, Entity } from '@homeport/grammar';
import { sql } from 'kysely';
import { searchColumn, tableName } from '../../schema/names.ts';
import type { ListQuery } from '../store.ts';
import { toldTotal } from './counted.ts';
import { callersFilter, declaredFilter } from './filter.ts';
import { afterKey, keyText, orderOf, orderSql } from './order.ts';
import { answerColumns } from './record.ts';
import type { Scope } from './scope.ts';
import { and, col, input, join, param, type Sql, table } from './statement.ts';

/** Highest total of a capped list; one more row says that there are more. */
const capAt = 1000;

/** What of a query belongs to the statement's form; everything else is a value. */
export interface ListShape {
  readonly query: ListQuery;
  /** Words of the free text. */
  readonly words: number;
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
  const total =
    query.total === 'exact'
      ? sql`(select split_part(told, ' ', 1) from counted), ',"totalIsCapped":false'`
      : totalOf(name, query.total, conditions);
  const counted =
    query.total === 'exact'
      ? sql`with counted as materialized (select ${toldTotal(entity, name, conditions)} as told) `
      : sql``;
  return sql`${counted}select concat(
    '{"content":[', string_agg(row_to_json(r)::text, ',' order by t.n) filter (where t.n <= ${size}),
    '],"totalElements":', ${total},
    ',"nextKey":', case when count(*) > ${size} then to_json(max(case when t.n = ${size} then ${keyOf} end))::text else 'null' end,
    ',"page":', ${keyNulls ? sql`'null'` : input('page', 'text')}, ',"size":', ${input('size', 'text')}, '}')${query.total === 'exact' ? sql`, (select told from counted)` : sql``}
  from (
    select p.*, row_number() over () as n
    from (select t.*, ${join(keys)} from ${name} t ${join(order.joins, sql` `)} where ${and(page)} ${orderSql(order)} limit ${size} + 1 ${offset}) p
  ) t cross join lateral (select ${columns}) r`;
}

/** The rows of `t` that a query finds for the caller. */
export function rowConditions(
  scope: Scope,
  entity: Entity,
  allowance: Allowance,
  query: Pick<ListQuery, 'filter'>,
  words: number,
): Sql[] {
  const conditions: Sql[] = [];
  const seen = allowance.deeds.read;
  if (words > 0 && scope.repeatsTenant && entity.scope !== 'global') {
    conditions.push(sql`t.tenant_id = ${param('uuid', (run) => run.caller.tenant)}`);
  }
  if (seen !== true) conditions.push(seen === undefined ? sql`false` : declaredFilter(scope, entity, 't', seen));
  if (query.filter) conditions.push(callersFilter(scope, entity, 't', query.filter));
  for (let i = 0; i < words; i += 1)
    conditions.push(sql`${col('t', searchColumn)} like app.folded(${input(`word${i}`, 'text')})`);
  return conditions;
}

function totalOf(name: Sql, total: 'capped' | 'none', conditions: () => Sql[]): Sql {
  if (total === 'none') return sql`'null,"totalIsCapped":false'`;
  const counted = sql`(select count(*) as n from (select from ${name} t where ${and(conditions())} limit ${sql.lit(capAt + 1)}) c)`;
  return sql`(select concat(least(n, ${sql.lit(capAt)}), ',"totalIsCapped":', (n > ${sql.lit(capAt)})::text) from ${counted} counted)`;
}
