import type { Entity, Values } from '@homeport/grammar';
import { type RawBuilder, sql } from 'kysely';
import { rightsOf } from '../rights/rights.ts';
import { searchColumn, tableName } from '../schema/names.ts';
import { isBinned, waysTo } from './bin-ways.ts';
import type { Plan, RunInTransaction } from './engine.ts';

/** Longest title that the bin shows. */
const longestTitle = 300;

/**
 * Copies a record that is about to be deleted into the bin, with everything the database will remove or empty with it. In the
 * transaction of the deletion, with the record and its parts locked: nothing new can hang itself on them in between.
 */
export async function putInBin(inside: RunInTransaction, { entity }: Plan, before: Values): Promise<void> {
  if (!isBinned(entity) || inside.caller.system !== undefined) return;
  const { tx } = inside.open;
  const id = before.id as string;
  const shown = await tx.show(entity, rightsOf(inside.caller, entity), id);
  await tx.query(sql`insert into engine.bin (record_id, entity, title)
    values (${id}::uuid, ${entity.name}, ${titleIn(entity, shown ?? before).slice(0, longestTitle)})`);
  const root = sql`select ${tableName(entity)}, '', r.id::text, to_jsonb(r) - ${searchColumn} from ${tableOf(entity)} r where r.id = ${id}::uuid`;
  await lockPartsOf(inside, [[entity, [id]]]);
  let found = await keep(inside, id, [root, ...hangingOn(inside, entity, [id])]);
  while (found.length > 0) {
    const level = Map.groupBy(found, (row) => row.relation);
    const wholes = [...level].flatMap(([relation, rows]): [Entity, readonly string[]][] => {
      const part = inside.engine.catalogue.entities.find((e) => tableName(e) === relation);
      return part ? [[part, rows.map(({ key }) => key)]] : [];
    });
    await lockPartsOf(inside, wholes);
    const pieces = wholes.flatMap(([whole, keys]) => hangingOn(inside, whole, keys));
    found = pieces.length > 0 ? await keep(inside, id, pieces) : [];
  }
}

/**
 * Locks the parts of records before they are copied: what somebody else adds to one of them at this moment is copied too, or
 * finds it gone; it is never deleted without a copy.
 */
async function lockPartsOf(
  inside: RunInTransaction,
  wholes: readonly (readonly [Entity, readonly string[]])[],
): Promise<void> {
  const parts = wholes.flatMap(([whole, ids]) =>
    waysTo(inside.engine.catalogue, whole)
      // Rows that are never updated cannot be locked; nothing hangs on them.
      .parts.filter(({ from }) => !from.neverUpdated)
      .map(
        ({ from, column }) =>
          sql`select count(*) from (select 1 from ${tableOf(from)} r where ${sql.ref(`r.${column}`)} = any (${ids as string[]}::uuid[]) for update) locked`,
      ),
  );
  if (parts.length > 0) await inside.open.tx.query(sql.join(parts, sql` union all `));
}

interface Kept {
  readonly relation: string;
  readonly key: string;
}
/** Stores rows; answers those that were not there yet and are records, on which others may hang. */
async function keep(
  inside: RunInTransaction,
  id: string,
  pieces: readonly RawBuilder<unknown>[],
): Promise<readonly Kept[]> {
  const rows = await inside.open.tx.query<Kept & { emptied: string }>(sql<Kept & { emptied: string }>`
    insert into engine.bin_row (record_id, relation, emptied, key, value)
    select ${id}::uuid, v.relation, v.emptied, v.key, v.value
    from (${sql.join(pieces, sql` union `)}) v(relation, emptied, key, value)
    on conflict do nothing returning relation, emptied, key`);
  return rows.filter((row) => row.emptied === '' && row.key !== id && !row.key.includes(' '));
}

/** What goes with these records of an entity, or is emptied with them. */
function hangingOn(inside: RunInTransaction, entity: Entity, ids: readonly string[]): RawBuilder<unknown>[] {
  const { parts, emptied, links } = waysTo(inside.engine.catalogue, entity);
  const among = sql`any (${ids as string[]}::uuid[])`;
  return [
    ...links.map(
      (link) =>
        sql`select ${link}, '', r.owner_id || ' ' || r.target_id, to_jsonb(r) from ${sql.table(`app.${link}`)} r where r.owner_id = ${among}`,
    ),
    ...parts.map(
      ({ from, column }) =>
        sql`select ${tableName(from)}, '', r.id::text, to_jsonb(r) - ${searchColumn} from ${tableOf(from)} r where ${sql.ref(`r.${column}`)} = ${among}`,
    ),
    ...emptied.map(
      ({ from, column }) =>
        sql`select ${tableName(from)}, ${column}, r.id::text, to_jsonb(${sql.ref(`r.${column}`)}) from ${tableOf(from)} r where ${sql.ref(`r.${column}`)} = ${among}`,
    ),
  ];
}

const tableOf = (entity: Entity) => sql.table(`app.${tableName(entity)}`);

/** What the record is called by who deletes it. */
function titleIn(entity: Entity, record: Values): string {
  const words = entity.title.map((name) => {
    const value = record[name];
    if (value !== null && typeof value === 'object' && 'label' in value) return String(value.label);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
  return words.filter((word) => word !== '').join(' ');
}
