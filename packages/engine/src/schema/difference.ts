import { differenceOfTable } from './difference-of-table.ts';
import { enginePieces } from './engine-pieces.sql.ts';
import type { Snapshot } from './snapshot.ts';
import type { Difference } from './statements.ts';
import { addForeignKey, createTable, qualified } from './table-sql.ts';

/**
 * What brings a database from one snapshot to the next, always in the same order: engine, new tables, changes of tables,
 * foreign keys of new tables, tables that go.
 */
export function differenceBetween(old: Snapshot, now: Snapshot): Difference {
  if (now.enginePieces < old.enginePieces) throw new Error('the snapshot is newer than this engine');
  const before = new Map(old.tables.map((t) => [t.name, t]));
  const names = new Set(now.tables.map((t) => t.name));
  const created = now.tables.filter((t) => !before.has(t.name));
  const gone = old.tables.filter((t) => !names.has(t.name));
  const changes = now.tables.flatMap((table) => {
    const known = before.get(table.name);
    return known ? [differenceOfTable(known, table)] : [];
  });
  return {
    statements: [
      ...enginePieces.slice(old.enginePieces, now.enginePieces).map((piece) => piece.trim()),
      ...created.flatMap(createTable),
      ...changes.flatMap((c) => c.statements),
      ...created.flatMap((t) => t.foreignKeys.map((key) => addForeignKey(t.name, key))),
      ...dropTables(gone.map((t) => t.name)),
    ],
    afterwards: changes.flatMap((c) => c.afterwards),
  };
}

/** Together, so that tables which refer to each other can go. */
function dropTables(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`-- The previous release must not use these any more.\ndrop table ${names.map(qualified).join(', ')};`];
}
