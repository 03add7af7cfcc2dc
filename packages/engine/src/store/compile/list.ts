import { type Allowance, certain, type Entity } from '@homeport/grammar';
import { sql } from 'kysely';
import { tableName } from '../../schema/names.ts';
import type { ListQuery } from '../store.ts';
import { byRelation, nearByRelation } from './by-relation.ts';
import { toldTotal } from './counted.ts';
import { callersFilter, declaredFilter } from './filter.ts';
import { hasWord, isCalled, type NamedRelation, namedRelations } from './named.ts';
import { isWalked, looked, nearOf } from './near.ts';
import { afterKey, type Key, keysOn, keyText, type Order, orderOf, orderSql } from './order.ts';
import { answerColumns } from './record.ts';
import type { Scope } from './scope.ts';
import { and, input, join, param, type Sql, table } from './statement.ts';

/** Highest total of a capped list; one more row says that there are more. */
export const capAt = 1000;
/**
 * So many rows are read in any order where they are counted anyway. Are there fewer, they are all, and are sorted as they are:
 * what is rare is looked for once, and no related record is asked for its name but theirs.
 */
export const mostOfFew = sql.lit(capAt + 1);

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
  const after = keyNulls ? [afterKey(order, keyNulls)] : [];
  const size = input('size', 'integer');
  const skipped = keyNulls ? sql`0` : input('offset', 'bigint');
  const offset = keyNulls ? sql`` : sql`offset ${skipped}`;

  // What decides from where the page is read.
  const isSought = words.length > 0;
  const relation = byRelation(scope, entity, query.sort, order);
  const mayBeFew = relation !== undefined || (!isSought && query.total === 'capped' && conditions().length > 0);
  const enough = sql`${size}::bigint + ${skipped}::bigint + 1`;
  const near =
    isSought && isWalked(entity, query.sort, order, keyNulls)
      ? [nearOf(name, order, after.length > 0 ? sql`where ${and(after)}` : sql``, conditions())]
      : relation
        ? nearByRelation(scope, entity, relation, keyNulls, conditions(), conditions().length > 0 ? looked : enough)
        : [];
  const parts = [
    ...(query.total === 'exact'
      ? [sql`counted as materialized (select ${toldTotal(entity, name, conditions)} as told)`]
      : []),
    ...(mayBeFew
      ? [sql`few as materialized (select t.* from ${name} t where ${and(conditions())} limit ${mostOfFew})`]
      : []),
    ...near,
  ];
  const read = (from: Sql, keys: readonly Key[], where: readonly Sql[]): Sql =>
    sql`select t.*${join(
      keys.filter((k) => k.isLabel).map((k) => sql`, ${k.value} as ${sql.ref(k.column)}`),
      sql``,
    )} from ${from} where ${and(where)} ${orderSql({ keys })} limit ${size} + 1 ${offset}`;

  const joins = join(order.joins, sql` `);
  const isFew = sql`(select count(*) from few) < ${mostOfFew}`;
  const isEnough = sql`(select count(*) from near) >= ${enough}`;
  const isMany = mayBeFew ? [sql`not ${isFew}`] : [];
  const ways: Sql[] = [];
  if (mayBeFew) ways.push(read(sql`few t ${joins}`, order.keys, [...after, isFew]));
  if (near.length > 0) ways.push(readNear(order, read, [...isMany, isEnough]));
  const missing = near.length > 0 ? [sql`not ${isEnough}`] : [];
  const found = [...conditions(), ...isMany, ...missing];
  // With words, they come first: `offset 0` keeps the order's index from being walked for them once more.
  ways.push(
    isSought && near.length > 0
      ? read(sql`(select t.* from ${name} t where ${and(found)} offset 0) t ${joins}`, order.keys, after)
      : read(sql`${name} t ${joins}`, order.keys, [...found, ...after]),
  );
  const rows =
    ways.length === 1
      ? certain(ways[0])
      : join(
          ways.map((way) => sql`(${way})`),
          sql` union all `,
        );

  const columns = answerColumns({ scope, entity, alias: 't' }, allowance, query.fields);
  const keyOf = keyText(keysOn('t', order.keys).map(({ value }) => sql`${value}::text`));
  const total =
    query.total === 'exact'
      ? sql`(select split_part(told, ' ', 1) from counted), ',"totalIsCapped":false'`
      : totalOf(name, query.total, conditions, mayBeFew ? 'few' : near.length > 0 ? order : undefined);
  const first = parts.length > 0 ? sql`with ${join(parts)} ` : sql``;
  return sql`${first}select concat(
    '{"content":[', string_agg(row_to_json(r)::text, ',' order by t.n) filter (where t.n <= ${size}),
    '],"totalElements":', ${total},
    ',"nextKey":', case when count(*) > ${size} then to_json(max(case when t.n = ${size} then ${keyOf} end))::text else 'null' end,
    ',"page":', ${keyNulls ? sql`'null'` : input('page', 'text')}, ',"size":', ${input('size', 'text')}, '}')${query.total === 'exact' ? sql`, (select told from counted)` : sql``}
  from (
    select p.*, row_number() over (${ways.length > 1 ? orderSql({ keys: keysOn('p', order.keys) }) : sql``}) as n
    from (${rows}) p
  ) t cross join lateral (select ${columns}) r`;
}

type Read = (from: Sql, keys: readonly Key[], where: readonly Sql[]) => Sql;

/** Near rows carry their label already. */
const readNear = (order: Order, read: Read, where: readonly Sql[]): Sql =>
  read(
    sql`near t`,
    keysOn('t', order.keys).map(({ isLabel: _, ...key }) => key),
    where,
  );

/** The rows of `t` that a query finds for the caller. */
export function rowConditions(
  scope: Scope,
  entity: Entity,
  allowance: Allowance,
  query: Pick<ListQuery, 'filter'>,
  words: Words,
  /** Relations whose names are looked through, too. */
  named: readonly NamedRelation[] = namedRelations(scope, entity, allowance),
): Sql[] {
  const conditions: Sql[] = [];
  const seen = allowance.deeds.read;
  if (words.length > 0 && scope.repeatsTenant && entity.scope !== 'global') {
    conditions.push(sql`t.tenant_id = ${param('uuid', (run) => run.caller.tenant)}`);
  }
  if (seen !== true) conditions.push(seen === undefined ? sql`false` : declaredFilter(scope, entity, 't', seen));
  if (query.filter) conditions.push(callersFilter(scope, entity, 't', query.filter));
  for (const [i, isIndexed] of words.entries()) {
    const own = hasWord('t', i, isIndexed);
    const called = named.map((relation) => isCalled(scope, relation, i, isIndexed));
    conditions.push(called.length === 0 ? own : sql`(${join([own, ...called], sql` or `)})`);
  }
  return conditions;
}

/** A capped total; rows that were read for the page already are counted before any others. */
function totalOf(
  name: Sql,
  total: 'capped' | 'none',
  conditions: () => Sql[],
  counted: 'few' | Order | undefined,
): Sql {
  if (total === 'none') return sql`'null,"totalIsCapped":false'`;
  const all = sql`(select count(*) as n from (select from ${name} t where ${and(conditions())} limit ${mostOfFew}) c)`;
  const near = sql`(select count(*) from near)`;
  // What one near row in twenty has is counted along the order: its index of words would be read in whole.
  const along = (order: Order): Sql =>
    sql`(select count(*) > ${sql.lit(capAt)} from (select from (select t.* from ${name} t ${orderSql(order)} limit ${looked} * 10) t where ${and(conditions())} limit ${mostOfFew}) c)`;
  const one =
    counted === 'few'
      ? sql`(select count(*) as n from few)`
      : counted
        ? sql`(select case when ${near} > ${sql.lit(capAt)} then ${near} when ${near} * 20 > ${looked} and ${along(counted)} then ${mostOfFew} else (select n from ${all} c) end as n offset 0)`
        : all;
  return sql`(select concat(least(n, ${sql.lit(capAt)}), ',"totalIsCapped":', (n > ${sql.lit(capAt)})::text) from ${one} counted)`;
}
