import { type Allowance, certain, type Entity } from '@homeport/grammar';
import { sql } from 'kysely';
import type { ListQuery } from '../store.ts';
import { declaredFilter } from './filter.ts';
import { capAt, mostOfFew, rowConditions, type Words } from './list.ts';
import { afterKey, companyName, keysOn, keyText, type Order, orderOf, orderSql } from './order.ts';
import { answerColumns } from './record.ts';
import type { Scope } from './scope.ts';
import { and, input, join, type Sql } from './statement.ts';

/** Companies in which the caller has the same rights: a statement over several is the union of these. */
export interface SameRights {
  readonly scope: Scope;
  readonly allowance: Allowance;
  /** Their ids. */
  readonly members: Sql;
}

/** What of a list over several companies belongs to its form. */
export interface PortfolioShape {
  readonly query: ListQuery;
  readonly words: Words;
  readonly keyNulls: readonly boolean[] | undefined;
}

/** The ids of the n-th set of companies. */
export const membersOf = (n: number): Sql => input(`members${n}`, 'uuid[]');

/** One after the other each company of a set, with what is read of it by index: `c` is known inside. */
const inEach = ({ members }: SameRights, inside: Sql): Sql =>
  sql`select x.* from unnest(${members}) as c(tenant) cross join lateral (${inside}) x`;
/** The company of a row at hand, as `c`. */
export const itsCompany = sql`cross join lateral (select t.tenant_id as tenant) c`;
const together = (parts: readonly Sql[]): Sql =>
  parts.length === 1
    ? certain(parts[0])
    : join(
        parts.map((part) => sql`(${part})`),
        sql` union all `,
      );

/**
 * The page of a list over several companies: the first rows of each by its index, merged; never a sort of everything. Where rows are
 * counted anyway and are few, they are sorted as they are.
 */
export function portfolioList(groups: readonly SameRights[], entity: Entity, shape: PortfolioShape): Sql {
  const { query, words, keyNulls } = shape;
  const conditionsOf = ({ scope, allowance }: SameRights): Sql[] =>
    rowConditions(scope, entity, allowance, query, words);
  const orders = groups.map(({ scope, allowance }) => orderOf(scope, entity, 't', query.sort, allowance.hidden));
  const order = certain(orders[0]);
  const size = input('size', 'integer');
  const offset = keyNulls ? sql`` : sql`offset ${input('offset', 'bigint')}`;
  const enough = keyNulls ? sql`${size} + 1` : sql`${size} + 1 + ${input('offset', 'bigint')}`;
  const mayBeFew = query.total !== 'none' && groups.some((group) => conditionsOf(group).length > 0);
  const isFew = sql`(select count(*) from few) < ${mostOfFew}`;

  const some = groups.map((group) =>
    inEach(
      group,
      sql`select t.* from ${group.scope.from(entity)} t where ${and(conditionsOf(group))} limit ${mostOfFew}`,
    ),
  );
  const read = (from: Sql, by: Order, where: readonly Sql[], limit: Sql): Sql => {
    const after = keyNulls ? [afterKey(by, keyNulls)] : [];
    // Of one company all rows have its name.
    const inOne = by.keys.filter(({ column }) => !column.endsWith('tenant_id'));
    return sql`select t.*${labelsOf(by)} from ${from} ${join(by.joins, sql` `)} where ${and([...where, ...after])} ${orderSql({ keys: inOne })} limit ${limit}`;
  };
  const merged = groups.map((group, n) =>
    inEach(
      group,
      read(
        sql`${group.scope.from(entity)} t`,
        certain(orders[n]),
        [...conditionsOf(group), ...(mayBeFew ? [sql`not ${isFew}`] : [])],
        enough,
      ),
    ),
  );
  const few = mayBeFew
    ? [
        sql`select t.*${labelsOf(order)} from few t ${itsCompany} ${join(order.joins, sql` `)} where ${and([isFew, ...(keyNulls ? [afterKey(order, keyNulls)] : [])])}`,
      ]
    : [];
  const keys = (alias: string) => ({ keys: keysOn(alias, order.keys) });
  const page = sql`select p.*, row_number() over (${orderSql(keys('p'))}) as n from (
    select u.* from (${together([...few, ...merged])}) u ${orderSql(keys('u'))} limit ${size} + 1 ${offset}) p`;
  const keyOf = keyText(keysOn('t', order.keys).map(({ value }) => sql`${value}::text`));
  const first = mayBeFew
    ? sql`with few as materialized (select f.* from (${together(some)}) f limit ${mostOfFew}) `
    : sql``;
  return sql`${first}select concat(
    '{"content":[', string_agg(r.j::text, ',' order by t.n) filter (where t.n <= ${size}),
    '],"totalElements":', ${totalOf(groups, entity, query.total, conditionsOf, mayBeFew)},
    ',"nextKey":', case when count(*) > ${size} then to_json(max(case when t.n = ${size} then ${keyOf} end))::text else 'null' end,
    ',"page":', ${keyNulls ? sql`'null'` : input('page', 'text')}, ',"size":', ${input('size', 'text')}, '}')
  from (${page}) t ${itsCompany} cross join lateral (${answered(groups, entity, query.fields)}) r`;
}

const labelsOf = ({ keys }: Order): Sql =>
  join(
    keys.filter((key) => key.isLabel).map((key) => sql`, ${key.value} as ${sql.ref(key.column)}`),
    sql``,
  );

/** The row `t` as its company's rights show it, with the name of that company. */
function answered(groups: readonly SameRights[], entity: Entity, fields: readonly string[] | undefined): Sql {
  const wanted = fields && [...fields, 'tenantId'];
  const shown = groups.map(({ scope, allowance }) => {
    const columns = answerColumns({ scope, entity, alias: 't' }, allowance, wanted);
    return sql`(select row_to_json(r) from (select ${columns}, ${companyName(sql`c.tenant`)} as "tenantName") r)`;
  });
  if (shown.length === 1) return sql`select ${certain(shown[0])} as j`;
  const cases = groups.map(({ members }, n) => sql`when c.tenant = any (${members}) then ${certain(shown[n])}`);
  return sql`select case ${join(cases, sql` `)} end as j`;
}

function totalOf(
  groups: readonly SameRights[],
  entity: Entity,
  total: ListQuery['total'],
  conditionsOf: (group: SameRights) => Sql[],
  hasFew: boolean,
): Sql {
  if (total === 'none') return sql`'null,"totalIsCapped":false'`;
  const each = (limit: Sql): Sql =>
    together(
      groups.map((group) =>
        inEach(group, sql`select from ${group.scope.from(entity)} t where ${and(conditionsOf(group))} ${limit}`),
      ),
    );
  if (total === 'exact') return sql`(select count(*)::text from (${each(sql``)}) counted), ',"totalIsCapped":false'`;
  const one = hasFew
    ? sql`(select count(*) as n from few)`
    : sql`(select count(*) as n from (select from (${each(sql`limit ${mostOfFew}`)}) each limit ${mostOfFew}) c)`;
  return sql`(select concat(least(n, ${sql.lit(capAt)}), ',"totalIsCapped":', (n > ${sql.lit(capAt)})::text) from ${one} counted)`;
}

/** One record, in whichever of the companies it is. */
export function portfolioOne(groups: readonly SameRights[], entity: Entity): Sql {
  const parts = groups.map((group) => {
    const { scope, allowance, members } = group;
    const seen = allowance.deeds.read;
    const within = seen === true || seen === undefined ? sql`` : sql` and ${declaredFilter(scope, entity, 't', seen)}`;
    return sql`select r.j::text from unnest(${members}) as c(tenant) cross join lateral (
      select t.* from ${scope.from(entity)} t where t.id = ${input('id', 'uuid')}${within}) t
      cross join lateral (${answered([group], entity, undefined)}) r`;
  });
  return sql`${together(parts)} limit 1`;
}
