import { changeTriggers } from './engine-changes.sql.ts';
import { portfolioPolicy } from './engine-portfolio.sql.ts';
import { dataSchema, quoted } from './names.ts';
import { rowSecurity } from './row-security.sql.ts';
import type { Check, Column, Exclusion, ForeignKey, Index, Table, Unique } from './snapshot.ts';

/** A table with its schema, as SQL. */
export const qualified = (table: string): string => `${quoted(dataSchema)}.${quoted(table)}`;
const listOf = (columns: readonly string[]): string => columns.map(quoted).join(', ');

/**
 * A column as it stands in `create table` and `add column`. What is required and begins with something has that as its default:
 * the release before does not know the column, and goes on writing.
 */
export function columnSql(column: Column): string {
  const generated = column.generated ? ` generated always as (${column.generated}) stored` : '';
  const start = column.required && column.fill !== undefined ? ` default ${column.fill}` : '';
  return `${quoted(column.name)} ${column.type}${column.required ? ' not null' : ''}${start}${generated}`;
}

/** A whole new table without its foreign keys, which need the other tables. */
export function createTable(table: Table): string[] {
  const lines = [
    ...table.columns.map(columnSql),
    `constraint ${quoted(`${table.name}_pkey`)} primary key (${listOf(table.primaryKey)})`,
    ...table.uniques
      .filter((u) => u.where === undefined)
      .map((u) => `constraint ${quoted(u.name)} unique (${listOf(u.columns)})`),
    ...table.checks.map((c) => `constraint ${quoted(c.name)} check (${c.expression})`),
    ...(table.exclusions ?? []).map((e) => `constraint ${quoted(e.name)} ${exclusionSql(e)}`),
  ];
  return [
    `create table ${qualified(table.name)} (\n  ${lines.join(',\n  ')}\n);`,
    ...table.uniques.filter((u) => u.where !== undefined).map((u) => addUnique(table.name, u)),
    ...table.indexes.map((i) => addIndex(table.name, i)),
    ...rowSecurity(dataSchema, table),
    ...portfolioPolicy(dataSchema, table),
    ...changeTriggers(table),
  ];
}

/** A unique key; a conditional one is an index. */
export function addUnique(table: string, unique: Unique): string {
  return unique.where === undefined
    ? `alter table ${qualified(table)} add constraint ${quoted(unique.name)} unique (${listOf(unique.columns)});`
    : `create unique index ${quoted(unique.name)} on ${qualified(table)} (${listOf(unique.columns)}) where ${unique.where};`;
}
/** An index; `concurrently` lets writers go on while it is built, outside a transaction. */
export function addIndex(table: string, index: Index, how: '' | 'concurrently ' = ''): string {
  const using = index.method ? ` using ${index.method}` : '';
  return `create index ${how}${how ? 'if not exists ' : ''}${quoted(index.name)} on ${qualified(table)}${using} (${index.keys.join(', ')});`;
}
export function addForeignKey(table: string, key: ForeignKey, how: '' | ' not valid' = ''): string {
  const on = key.onDelete === 'no action' ? '' : ` on delete ${key.onDelete}`;
  return (
    `alter table ${qualified(table)} add constraint ${quoted(key.name)} foreign key (${listOf(key.columns)})` +
    ` references ${qualified(key.to)} (${listOf(key.toColumns)})${on}${how};`
  );
}
/** What may not overlap, behind the name of the constraint. */
const exclusionSql = ({ elements, where }: Exclusion): string =>
  `exclude using gist (${elements.join(', ')})${where ? ` where (${where})` : ''}`;
/** An exclusion is built under a lock, and refused where rows that are there overlap already. */
export const addExclusion = (table: string, exclusion: Exclusion): string =>
  `alter table ${qualified(table)} add constraint ${quoted(exclusion.name)} ${exclusionSql(exclusion)};`;
export const addCheck = (table: string, check: Check, how: '' | ' not valid' = ''): string =>
  `alter table ${qualified(table)} add constraint ${quoted(check.name)} check (${check.expression})${how};`;
