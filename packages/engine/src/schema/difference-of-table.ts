import { nameOf, quoted } from './names.ts';
import { renamesBetween, withRenames } from './rename-columns.ts';
import { roles } from './row-security.sql.ts';
import type { Column, Table } from './snapshot.ts';
import type { Difference } from './statements.ts';
import { addCheck, addExclusion, addForeignKey, addIndex, addUnique, columnSql, qualified } from './table-sql.ts';

/**
 * Changes of a table that has rows: columns are renamed by `was`, checks and foreign keys come unvalidated and are
 * validated afterwards, indexes are built while writers go on.
 */
export function differenceOfTable(before: Table, now: Table): Difference {
  if (before.scope !== now.scope) throw new Error(`${now.name} changed its scope: write that migration by hand`);
  if (!same(before.primaryKey, now.primaryKey))
    throw new Error(`${now.name} changed its key: write that migration by hand`);
  const table = qualified(now.name);
  const statements: string[] = [];
  const afterwards: string[] = [];
  const renames = renamesBetween(before, now);
  for (const [from, to] of renames)
    statements.push(`alter table ${table} rename column ${quoted(from)} to ${quoted(to)};`);
  const old = withRenames(before, renames);

  const keys = compare(old.foreignKeys, now.foreignKeys);
  const checks = compare(old.checks, now.checks);
  const uniques = compare(old.uniques, now.uniques);
  const indexes = compare(old.indexes, now.indexes);
  const exclusions = compare(old.exclusions ?? [], now.exclusions ?? []);
  for (const [from, to] of [
    ...keys.renamed,
    ...checks.renamed,
    ...exclusions.renamed,
    ...uniques.renamed.filter(isConstraint),
  ]) {
    statements.push(`alter table ${table} rename constraint ${quoted(from.name)} to ${quoted(to.name)};`);
  }
  for (const [from, to] of [...indexes.renamed, ...uniques.renamed.filter((pair) => !isConstraint(pair))]) {
    statements.push(`alter index ${qualified(from.name)} rename to ${quoted(to.name)};`);
  }
  for (const gone of [
    ...keys.gone,
    ...checks.gone,
    ...exclusions.gone,
    ...uniques.gone.filter((u) => u.where === undefined),
  ]) {
    statements.push(`alter table ${table} drop constraint ${quoted(gone.name)};`);
  }
  for (const gone of [...indexes.gone, ...uniques.gone.filter((u) => u.where !== undefined)]) {
    statements.push(`drop index ${qualified(gone.name)};`);
  }
  const columns = differenceOfColumns(table, old, now);
  statements.push(...columns.statements);
  afterwards.push(...columns.afterwards);
  for (const key of keys.added) {
    statements.push(addForeignKey(now.name, key, ' not valid'));
    afterwards.push(validate(table, key.name));
  }
  for (const check of checks.added) {
    statements.push(addCheck(now.name, check, ' not valid'));
    afterwards.push(validate(table, check.name));
  }
  for (const exclusion of exclusions.added) statements.push(addExclusion(now.name, exclusion));
  for (const unique of uniques.added) statements.push(addUnique(now.name, unique));
  for (const index of indexes.added) afterwards.push(addIndex(now.name, index, 'concurrently '));
  if (before.neverUpdated !== now.neverUpdated) {
    statements.push(
      now.neverUpdated ? `revoke update on ${table} from ${roles.app};` : `grant update on ${table} to ${roles.app};`,
    );
  }
  return { statements, afterwards };
}

const isConstraint = ([unique]: readonly [{ readonly where?: string }, unknown]): boolean => unique.where === undefined;
const validate = (table: string, constraint: string): string =>
  `alter table ${table} validate constraint ${quoted(constraint)};`;

function differenceOfColumns(table: string, old: Table, now: Table): Difference {
  const statements: string[] = [];
  const afterwards: string[] = [];
  const before = new Map(old.columns.map((c) => [c.name, c]));
  const names = new Set(now.columns.map((c) => c.name));
  for (const gone of old.columns.filter((c) => !names.has(c.name))) {
    statements.push(
      `-- The previous release must not use this any more.\nalter table ${table} drop column ${quoted(gone.name)};`,
    );
  }
  for (const column of now.columns) {
    const known = before.get(column.name);
    if (known === undefined) statements.push(...addColumn(table, now.name, column));
    else if (known.generated !== column.generated) {
      statements.push(
        `alter table ${table} drop column ${quoted(column.name)};`,
        ...addColumn(table, now.name, column),
      );
      for (const index of now.indexes.filter((i) => i.keys.some((k) => k.startsWith(`${quoted(column.name)} `)))) {
        afterwards.push(addIndex(now.name, index, 'concurrently '));
      }
    } else {
      if (known.type !== column.type) {
        statements.push(
          `alter table ${table} alter column ${quoted(column.name)} type ${column.type} using ${quoted(column.name)}::${column.type};`,
        );
      }
      if (known.required && !column.required)
        statements.push(`alter table ${table} alter column ${quoted(column.name)} drop not null;`);
      if (!known.required && column.required) {
        const required = requiredCheck(now.name, column.name);
        if (column.fill !== undefined) {
          const name = quoted(column.name);
          statements.push(`alter table ${table} alter column ${name} set default ${column.fill};`);
          statements.push(
            ...pastRowSecurity(table, `update ${table} set ${name} = ${column.fill} where ${name} is null;`),
          );
        }
        statements.push(
          `alter table ${table} add constraint ${quoted(required)} check (${quoted(column.name)} is not null) not valid;`,
        );
        afterwards.push(...setNotNull(table, column.name, required));
      }
    }
  }
  return { statements, afterwards };

  function addColumn(on: string, tableName: string, column: Column): string[] {
    if (column.required && !column.generated && column.fill === undefined)
      throw new Error(
        `${tableName}.${column.name} is required and begins with nothing: rows that are there would have no value, and the release before could not write any more. Give it an initial value, or let it be optional in one release and required in the next.`,
      );
    const add = `alter table ${on} add column ${columnSql(column)}`;
    if (column.generated || column.required || column.fill === undefined) return [`${add};`];
    return [`${add} default ${column.fill};`, `alter table ${on} alter column ${quoted(column.name)} drop default;`];
  }
}

/**
 * A statement about rows of all tenants. Row security binds the owner of a table as well, who belongs to no tenant: without this
 * form it changes nothing, and says so nowhere.
 */
const pastRowSecurity = (table: string, statement: string): string[] => [
  `alter table ${table} no force row level security;`,
  statement,
  `alter table ${table} force row level security;`,
];

const requiredCheck = (table: string, column: string): string => nameOf(table, column, 'required');
/** A validated check spares `set not null` the scan under its lock. */
const setNotNull = (table: string, column: string, check: string): string[] => [
  validate(table, check),
  `alter table ${table} alter column ${quoted(column)} set not null;`,
  `alter table ${table} drop constraint ${quoted(check)};`,
];

interface Compared<T> {
  readonly gone: readonly T[];
  readonly added: readonly T[];
  readonly renamed: readonly (readonly [T, T])[];
}

/** Pairs what says the same under another name; what changed is gone and added. */
function compare<T extends { readonly name: string }>(old: readonly T[], now: readonly T[]): Compared<T> {
  const meaning = ({ name, ...rest }: T): string => JSON.stringify(Object.entries(rest).sort());
  const kept = (item: T, others: readonly T[]): boolean =>
    others.some((o) => o.name === item.name && meaning(o) === meaning(item));
  const gone = old.filter((o) => !kept(o, now));
  const added = now.filter((n) => !kept(n, old));
  const renamed: [T, T][] = [];
  for (const from of [...gone]) {
    const to = added.find((n) => meaning(n) === meaning(from) && n.name !== from.name);
    if (!to) continue;
    renamed.push([from, to]);
    gone.splice(gone.indexOf(from), 1);
    added.splice(added.indexOf(to), 1);
  }
  return { gone, added, renamed };
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();
