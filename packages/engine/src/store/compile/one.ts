import type { Allowance, Entity, Filter } from '@homeport/grammar';
import { sql } from 'kysely';
import { tableName } from '../../schema/names.ts';
import { declaredFilter } from './filter.ts';
import { answerColumns, loadColumns } from './record.ts';
import type { Scope } from './scope.ts';
import { input, join, type Sql, table } from './statement.ts';

const within = (scope: Scope, entity: Entity, where: Filter | true): Sql =>
  where === true ? sql`` : sql` and ${declaredFilter(scope, entity, 't', where)}`;

/** One record as answers carry it. */
export function oneStatement(scope: Scope, entity: Entity, allowance: Allowance): Sql {
  const seen = allowance.deeds.read;
  if (seen === undefined) return sql`select null where false`;
  const columns = answerColumns({ scope, entity, alias: 't' }, allowance);
  return sql`select row_to_json(r)::text from ${table(tableName(entity))} t cross join lateral (select ${columns}) r
    where t.id = ${input('id', 'uuid')}${within(scope, entity, seen)}`;
}

/** One record by field names, for rules; locked so that it stays as it was read. */
export function loadStatement(scope: Scope, entity: Entity, where: Filter | true, isLocked: boolean): Sql {
  const columns = loadColumns({ scope, entity, alias: 't' });
  // Rows that are never updated cannot be locked for it; removing one locks it by itself.
  const lock = isLocked && !entity.neverUpdated ? sql` for update of t` : sql``;
  return sql`select row_to_json(r)::text from ${table(tableName(entity))} t cross join lateral (select ${columns}) r
    where t.id = ${input('id', 'uuid')}${within(scope, entity, where)}${lock}`;
}

/** Many records by field names, locked in the order of their ids. */
export function loadManyStatement(scope: Scope, entity: Entity): Sql {
  const columns = loadColumns({ scope, entity, alias: 't' });
  return sql`select coalesce(json_agg(x.r), '[]')::text from (
      select row_to_json(r) as r from ${table(tableName(entity))} t cross join lateral (select ${columns}) r
      where t.id = any (${input('ids', 'uuid[]')}) order by t.id for update of t) x`;
}

/** Whether each of several records matches, as a list. */
export function matchEachStatement(
  scope: Scope,
  asked: readonly { readonly entity: Entity; readonly where: Filter | true }[],
): Sql {
  const found = asked.map(
    ({ entity, where }, n) =>
      sql`exists (select from ${table(tableName(entity))} t where t.id = ${input(`id${n}`, 'uuid')}${within(scope, entity, where)})`,
  );
  return sql`select json_build_array(${join(found)})::text`;
}

/** Whether a record matches. */
export function matchStatement(scope: Scope, entity: Entity, where: Filter | true): Sql {
  return sql`select 'yes' from ${table(tableName(entity))} t where t.id = ${input('id', 'uuid')}${within(scope, entity, where)}`;
}
