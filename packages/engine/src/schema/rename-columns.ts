import { quoted } from './names.ts';
import type { Table } from './snapshot.ts';

/** Old column name → new one. */
export type Renames = ReadonlyMap<string, string>;

/** Columns that the newer table says it had under another name, where the older one indeed has that and not yet the new. */
export function renamesBetween(old: Table, now: Table): Renames {
  const had = new Set(old.columns.map((c) => c.name));
  const has = new Set(now.columns.map((c) => c.name));
  const renames = new Map<string, string>();
  for (const column of now.columns) {
    const { was } = column;
    if (was !== undefined && had.has(was) && !had.has(column.name) && !has.has(was)) renames.set(was, column.name);
  }
  return renames;
}

/** The older table as it is after its columns got their new names: PostgreSQL changes keys, checks and indexes with them. */
export function withRenames(table: Table, renames: Renames): Table {
  const column = (name: string): string => renames.get(name) ?? name;
  const text = (sql: string): string =>
    [...renames].reduce((changed, [from, to]) => changed.replaceAll(quoted(from), quoted(to)), sql);
  return {
    ...table,
    columns: table.columns.map((c) => ({
      ...c,
      name: column(c.name),
      ...(c.generated ? { generated: text(c.generated) } : {}),
    })),
    primaryKey: table.primaryKey.map(column),
    uniques: table.uniques.map((u) => ({
      ...u,
      columns: u.columns.map(column),
      ...(u.where ? { where: text(u.where) } : {}),
    })),
    foreignKeys: table.foreignKeys.map((k) => ({ ...k, columns: k.columns.map(column), onDelete: text(k.onDelete) })),
    checks: table.checks.map((c) => ({ ...c, expression: text(c.expression) })),
    indexes: table.indexes.map((i) => ({ ...i, keys: i.keys.map(text) })),
  };
}
