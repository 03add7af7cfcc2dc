import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Migrations as they are shipped; the first makes everything new, and no release stood before it. */
const folder = join(import.meta.dirname, '../../apps/server/migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql') && !name.startsWith('0001_'))
  .sort()
  .map((name) => ({ name, statements: statementsOf(readFileSync(join(folder, name), 'utf8')) }));

/** Statements without comments, bodies of functions (which run later, as somebody else) and quotes around names. */
function statementsOf(text: string): string[] {
  return text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .replace(/--.*$/gm, '')
    .replaceAll('"', '')
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter((statement) => statement !== '');
}

/**
 * Statements about rows that are there, outside of the form in which they reach them: row security binds the owner of a table
 * as well, who belongs to no tenant, so that the statement changes nothing and says so nowhere.
 */
function lostOnRowSecurity(statements: readonly string[]): string[] {
  const open = new Set<string>();
  return statements.filter((statement) => {
    const switched = /^alter table (?:app\.)(\w+) (no )?force row level security$/.exec(statement);
    if (switched?.[2]) open.add(switched[1] as string);
    else if (switched) open.delete(switched[1] as string);
    const changed = /^(?:with .*?)?(?:update|delete from|insert into) (?:only )?app\.(\w+)/.exec(statement)?.[1];
    return changed !== undefined && !open.has(changed);
  });
}

/** Columns that the release before does not know and could not leave out: required, and without a default in the end. */
function unknownToTheReleaseBefore(all: readonly string[]): string[] {
  const later = new Map<string, { isRequired: boolean; hasDefault: boolean }>();
  for (const statement of all) {
    const [, table, rest = ''] = /^alter table (?:app\.)?(\w+) (.*)$/.exec(statement) ?? [];
    const [, added, how = ''] = /^add (?:column )?(?!constraint )(\w+) (.*)$/.exec(rest) ?? [];
    if (added) {
      const hasDefault = /\bdefault\b|\bgenerated\b/.test(how);
      later.set(`${table}.${added}`, { isRequired: /\bnot null\b/.test(how), hasDefault });
    }
    const [, altered, change] =
      /^alter (?:column )?(\w+) (set not null|set default|drop default|drop not null)/.exec(rest) ?? [];
    const column = later.get(`${table}.${altered}`);
    if (column && change?.endsWith('not null')) column.isRequired = change.startsWith('set');
    if (column && change?.includes('default')) column.hasDefault = change.startsWith('set');
  }
  return [...later].flatMap(([name, { isRequired, hasDefault }]) => (isRequired && !hasDefault ? [name] : []));
}

test('what a migration does to rows reaches those of every tenant', () => {
  expect(
    files.flatMap(({ name, statements }) => lostOnRowSecurity(statements).map((one) => `${name}: ${one}`)),
  ).toEqual([]);
});

test('the release before goes on writing: a required column that came later has a default', () => {
  expect(unknownToTheReleaseBefore(files.flatMap(({ statements }) => statements))).toEqual([]);
});

test('both would be noticed', () => {
  const bare = 'update "app"."person" set name = upper(name);';
  expect(lostOnRowSecurity(statementsOf(bare))).toHaveLength(1);
  expect(lostOnRowSecurity(statementsOf(`create function f() as $$ ${bare} $$;`))).toEqual([]);
  const form = `alter table "app"."person" no force row level security; ${bare} alter table "app"."person" force row level security;`;
  expect(lostOnRowSecurity(statementsOf(form))).toEqual([]);
  expect(lostOnRowSecurity(statementsOf(`${form} ${bare}`))).toHaveLength(1);
  const added = `alter table "app"."person" add column "shoe" text not null`;
  expect(unknownToTheReleaseBefore(statementsOf(`${added};`))).toEqual(['person.shoe']);
  expect(unknownToTheReleaseBefore(statementsOf(`${added} default 'L';`))).toEqual([]);
  const dropped = `${added} default 'L'; alter table "app"."person" alter column "shoe" drop default;`;
  expect(unknownToTheReleaseBefore(statementsOf(dropped))).toEqual(['person.shoe']);
});
