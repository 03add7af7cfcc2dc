import { sql } from 'kysely';
import { searchColumn, tableName } from '../../schema/names.ts';
import type { Sought } from '../store.ts';
import { titleOf } from './labels.ts';
import { rowConditions, type Words } from './list.ts';
import type { Scope } from './scope.ts';
import { and, col, foldedOnce, input, join, type Sql, table } from './statement.ts';

/** So many records of one entity are ranked: a word that thousands have tells none of them apart. */
const ranked = 200;
const perEntity = 5;
const inAll = 20;

/**
 * Records of many entities by their words, the best first: what is called exactly that, what begins with it, what has a word
 * that does, the rest; among equals what was changed last. One text, one round trip; each entity by its own index and rights.
 */
export const findStatement = (scope: Scope, sought: readonly Sought[], words: Words): Sql =>
  findOver(
    sought.map(({ entity, allowance }) => ({ scope, entity, allowance, from: sql`${table(tableName(entity))} t` })),
    words,
  );

/** What is looked through, as `t`, and whose it is where that is not known. */
export interface SoughtIn extends Sought {
  readonly scope: Scope;
  readonly from: Sql;
  readonly company?: Sql;
}

/** The same over several sets of records. */
export function findOver(sought: readonly SoughtIn[], words: Words): Sql {
  const whole = foldedOnce(input('whole', 'text'));
  const prefix = foldedOnce(input('prefix', 'text'));
  const hasCompany = sought.some(({ company }) => company !== undefined);
  const parts = sought.map(({ scope, entity, allowance, from, company }) => {
    const text = col('t', searchColumn);
    const ids = (more: readonly Sql[], most: number): Sql =>
      sql`(select t.id from ${from} where ${and([...rowConditions(scope, entity, allowance, {}, words, []), ...more])} limit ${sql.lit(most)})`;
    // What begins with the words must be among the ranked ones, however many have them somewhere.
    const found = sql`${ids([sql`${text} like ${prefix}`], perEntity * 4)} union ${ids([], ranked)}`;
    return sql`(select ${sql.lit(entity.name)}::text as entity, t.id, ${titleOf(scope, entity, 't')} as title, t.updated,
      case when ${text} = ${whole} or split_part(${text}, ' ', 1) = ${whole} then 0 when ${text} like ${prefix} then 1
        when ${text} like '% ' || ${prefix} then 2 else 3 end as rank${company ? sql`, ${company} as company` : sql``}
      from ${from} where t.id in (${found}) order by rank, t.updated desc limit ${sql.lit(perEntity)})`;
  });
  const whose = hasCompany ? sql`, 'tenantId', f.company` : sql``;
  return sql`select coalesce(json_agg(json_build_object('entity', f.entity, 'id', f.id, 'title', f.title${whose}) order by f.rank, f.updated desc), '[]'::json)::text
    from (select * from (${join(parts, sql` union all `)}) u order by rank, updated desc limit ${sql.lit(inAll)}) f`;
}
