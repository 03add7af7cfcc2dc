import { type Allowance, allFields, certain, type Entity } from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName, tableName } from '../../schema/names.ts';
import type { SumsQuery } from '../store.ts';
import { rowConditions, type Words } from './list.ts';
import { moneyText } from './money-text.ts';
import type { Scope } from './scope.ts';
import { and, col, join, type Sql, table } from './statement.ts';

/** So many groups are answered, the largest first; what has more makes no groups that anybody reads. */
const mostGroups = 1000;

/** What the statement answers: groups as [key, rows], sums as [key, currency, sum], each sum of all rows with key null. */
export interface SumsAnswer {
  readonly count: number;
  readonly groups: readonly (readonly [string | null, number])[];
  readonly sums: Readonly<Record<string, readonly (readonly [string | null, string])[]>>;
  readonly groupSums: Readonly<Record<string, readonly (readonly [string | null, string | null, string])[]>>;
}

/**
 * Number of rows and exact sums over all that a list finds, as one text. The rows are read once, into one line for each group
 * and currency; amounts of different currencies are never added.
 */
export function sumsStatement(scope: Scope, entity: Entity, allowance: Allowance, query: SumsQuery, words: Words): Sql {
  const from = sql`${table(tableName(entity))} t`;
  return sumsOver([{ from, where: rowConditions(scope, entity, allowance, query, words) }], entity, query);
}

/** Rows to be added up, as `t`, and which of them. */
export interface Summed {
  readonly from: Sql;
  readonly where: readonly Sql[];
}

/** The same over several sets of rows. */
export function sumsOver(sets: readonly Summed[], entity: Entity, query: SumsQuery): Sql {
  const column = (name: string): Sql => col('t', columnName(name, certain(allFields(entity)[name])));
  const currencyOf = (name: string): Sql => {
    const field = certain(allFields(entity)[name]);
    return field.type === 'money' ? column(field.currency) : sql`null::text`;
  };
  const key = query.group === undefined ? sql`null::text` : sql`${column(query.group)}::text`;
  const parts = query.sums.map((name, i) => ({
    wire: sql.lit(name),
    sum: sql.ref(`s${i}`),
    currency: sql.ref(`c${i}`),
    read: sql`sum(${column(name)}) as ${sql.ref(`s${i}`)}, ${currencyOf(name)} as ${sql.ref(`c${i}`)}`,
    by: currencyOf(name),
  }));
  const read = join(
    parts.map((part) => sql`, ${part.read}`),
    sql``,
  );
  const rows = join(
    sets.map(
      ({ from, where }) => sql`select ${key} as g, count(*) as n${read} from ${from} where ${and(where)}
    group by ${join([key, ...parts.map(({ by }) => by)])}`,
    ),
    sql` union all `,
  );
  const all = parts.map(
    ({ wire, sum, currency }) => sql`${wire}, (select coalesce(json_agg(json_build_array(c, s) order by c), '[]'::json)
      from (select ${currency} as c, ${moneyText(sql`sum(${sum})`, currency)} as s from lines where ${sum} is not null group by 1) x)`,
  );
  const ofGroups = parts.map(
    ({
      wire,
      sum,
      currency,
    }) => sql`${wire}, (select coalesce(json_agg(json_build_array(g, c, s) order by c), '[]'::json)
      from (select g, ${currency} as c, ${moneyText(sql`sum(${sum})`, currency)} as s from lines
        where ${sum} is not null and exists (select from largest l where l.g is not distinct from lines.g) group by 1, 2) x)`,
  );
  const isGrouped = query.group !== undefined;
  return sql`with lines as materialized (${rows}),
    largest as materialized (select g, sum(n) as n from lines group by g order by 2 desc, 1 limit ${sql.lit(isGrouped ? mostGroups : 0)})
    select json_build_object('count', (select coalesce(sum(n), 0) from lines),
      'groups', (select coalesce(json_agg(json_build_array(g, n)), '[]'::json) from largest),
      'sums', json_build_object(${join(all)}), 'groupSums', json_build_object(${join(isGrouped ? ofGroups : [])}))::text`;
}
