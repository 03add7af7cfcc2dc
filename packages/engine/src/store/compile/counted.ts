import { allFields, type Entity, type Filter, isCondition, wiresOf } from '@homeport/grammar';
import { sql } from 'kysely';
import { dataSchema, literal, quoted, tableName } from '../../schema/names.ts';
import { and, input, type Sql } from './statement.ts';

/** A total is counted anew after so many seconds, whatever has happened. Far below the time that changes are noted for. */
const lives = 60;

/**
 * The exact number of rows and how long it holds, as one text: number, snapshot it is true of, moment it was counted, and
 * which run of the database server counted it. A text that a list answered before comes back as `told`; its number is given
 * again, with the snapshot of now, when no transaction that the old snapshot did not see yet has changed the table. Otherwise
 * the rows are counted. The question and the list are one statement and see the same rows, so the number is exact at any
 * time, from whichever server it comes.
 */
export function toldTotal(entity: Entity, name: Sql, conditions: () => Sql[]): Sql {
  const relation = sql.raw(`${literal(`${quoted(dataSchema)}.${quoted(tableName(entity))}`)}::regclass`);
  const server = sql`extract(epoch from pg_postmaster_start_time())`;
  if (entity.scope === 'global') return sql`(select count(*)::text from ${name} t where ${and(conditions())})`;
  return sql`coalesce(
    (select concat_ws(' ', k.total, pg_current_snapshot(), k.moment, ${server})
      from (select split_part(given, ' ', 1) as total, split_part(given, ' ', 2)::pg_snapshot as seen, split_part(given, ' ', 3)::numeric as moment,
        split_part(given, ' ', 4)::numeric as server from (select ${input('told', 'text')} as given) g) k
      where k.server = ${server} and k.moment > extract(epoch from now()) - ${sql.lit(lives)} and not exists (
        select from engine.change c where c.relation = ${relation} and c.xid >= pg_snapshot_xmin(k.seen) and not pg_visible_in_snapshot(c.xid, k.seen))),
    (select concat_ws(' ', count(*), pg_current_snapshot(), extract(epoch from now()), ${server}) from ${name} t where ${and(conditions())}))`;
}

/** Whether a filter looks at the entity's own columns only: then nothing but a change of its table can change what it finds. */
export function looksAtItself(entity: Entity, filter: Filter | true | undefined): boolean {
  if (filter === true || filter === undefined) return true;
  if (!isCondition(filter)) return ('all' in filter ? filter.all : filter.any).every((f) => looksAtItself(entity, f));
  const [wire = '', ...rest] = filter.field.split('.');
  const name = wiresOf(entity).get(wire) ?? wire;
  const field = Object.hasOwn(allFields(entity), name) ? allFields(entity)[name] : undefined;
  return field !== undefined && field.type !== 'refs' && (rest.length === 0 || (rest.length === 1 && rest[0] === 'id'));
}
