import { tableName } from '@homeport/engine';
import { snake } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import { collect } from './statements/collect.ts';
import { anyTable, pastHistory } from './statements/past-history.data.ts';
import { statementsOfServer } from './statements/read-server.ts';
import { readSource } from './statements/source.ts';
import { writtenBy } from './statements/written.ts';

/** Handlers write with `ctx.records`, which keeps the history; the few statements that write tables themselves are listed. */
const { statements, derived, open } = statementsOfServer();
const written = [...statements, ...derived, ...open].flatMap((statement) =>
  writtenBy(statement).map((table) => ({ table, path: statement.at.split(':')[0] ?? '' })),
);
const tables = new Map(catalogue.entities.map((entity) => [tableName(entity), entity.name]));

test('no statement writes a table of the catalogue past its history, but for those that are listed with their reason', () => {
  const known = written.filter(({ table }) => !table.startsWith('«'));
  const excused = Object.entries(pastHistory).flatMap(([entity, [, ...files]]) =>
    files.map((file) => `${snake(entity)} in apps/server/src/${file}`),
  );
  const found = known.filter(({ table }) => tables.has(table)).map(({ table, path }) => `${table} in ${path}`);
  expect([...new Set(found)].toSorted()).toEqual(excused.toSorted());
  // Links of what is written by hand stand beside it.
  const others = known.filter(({ table }) => !tables.has(table)).map(({ table }) => table);
  expect([...new Set(others)]).toEqual(['chat_message_files_link']);
});

test('only those that may do so write tables which a run chooses', () => {
  const files = written.filter(({ table }) => table.startsWith('«')).map(({ path }) => path);
  expect([...new Set(files)].toSorted()).toEqual(Object.keys(anyTable).toSorted());
});

test('a new statement of this kind would be found', () => {
  const path = 'apps/server/src/modules/x.ts';
  const text = `import { sql } from 'kysely';
    const table = 'app.person';
    export const f = (ctx: C) => ctx.query(sql\`update \${sql.table(table)} set first_name = \${'A'}\`);`;
  const [only] = collect(new Map([[path, readSource('', path, text)]])).statements;
  expect(only && writtenBy(only)).toEqual(['person']);
});
