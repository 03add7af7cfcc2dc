import { type Allowance, certain, type Entity } from '@homeport/grammar';
import { sql } from 'kysely';
import { columnName, searchColumn, tableName } from '../../schema/names.ts';
import { titleOf } from './labels.ts';
import { rowConditions } from './list.ts';
import type { Scope } from './scope.ts';
import { and, col, foldedOnce, input, join, param, type Sql, table } from './statement.ts';

/** From here on two names count as similar: one letter more or less in a word, or two words changed round. */
const alikeFrom = 0.55;
const most = 5;

/**
 * Records whose searched text holds a name similar to the given one, the likest first, with what tells two of one name apart. A
 * word of theirs begins as one of the given words does: so far the index finds them, then likeness is measured.
 */
export function similarStatement(scope: Scope, entity: Entity, allowance: Allowance, starts: number): Sql {
  const name = table(tableName(entity));
  const text = col('t', searchColumn);
  const begun = Array.from({ length: starts }, (_, i) => sql`${text} like ${foldedOnce(input(`start${i}`, 'text'))}`);
  const conditions = [
    ...(scope.repeatsTenant ? [sql`t.tenant_id = ${param('uuid', (run) => run.caller.tenant)}`] : []),
    ...rowConditions(scope, entity, allowance, {}, []),
    sql`(${join(begun, sql` or `)})`,
  ];
  const details = (entity.search ?? [])
    .filter((field) => !entity.title.includes(field) && !allowance.hidden.has(field))
    .map((field) => col('t', columnName(field, certain(entity.fields[field]))));
  const detail = details.length > 0 ? sql`concat_ws(', ', ${join(details)})` : sql`''`;
  return sql`select coalesce(json_agg(json_build_object('id', f.id, 'title', f.title, 'detail', f.detail) order by f.likeness desc, f.id), '[]'::json)::text
    from (select t.id, ${titleOf(scope, entity, 't')} as title, ${detail} as detail,
        public.word_similarity(${foldedOnce(input('name', 'text'))}, ${text}) as likeness
      from ${name} t where ${and(conditions)} and public.word_similarity(${foldedOnce(input('name', 'text'))}, ${text}) >= ${sql.lit(alikeFrom)}
      order by likeness desc, t.id limit ${sql.lit(most)}) f`;
}
