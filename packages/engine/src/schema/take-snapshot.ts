import type { Catalogue } from '@homeport/grammar';
import { tablesOf } from './describe-table.ts';
import { enginePieces } from './engine-pieces.sql.ts';
import type { Snapshot, Table } from './snapshot.ts';

/** What the database of a catalogue should look like. Tables are in the order of their names. */
export function takeSnapshot(catalogue: Catalogue): Snapshot {
  const tables = catalogue.entities.flatMap((entity) => tablesOf(entity, catalogue));
  const names = new Set<string>();
  for (const table of tables) {
    if (names.has(table.name)) throw new Error(`two tables of the name ${table.name}`);
    names.add(table.name);
  }
  return { enginePieces: enginePieces.length, tables: tables.sort(byName) };
}

const byName = (a: Table, b: Table): number => (a.name < b.name ? -1 : 1);
