import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../support/homeport.ts';

let port: Homeport;
beforeAll(async () => {
  port = await startHomeport();
}, 120_000);
afterAll(async () => {
  await port?.[Symbol.asyncDispose]();
});

const common = [
  'tenant_id',
  'id',
  'version',
  'created',
  'created_by',
  'updated',
  'updated_by',
  'active',
  'search_text',
];

/** Columns by table, as the page has them. */
function listed(page: string): Set<string> {
  const found = new Set<string>();
  let table = '';
  for (const line of page.split('\n')) {
    table = /^Table `(app\.\w+)`/.exec(line)?.[1] ?? table;
    if (line.startsWith('## Tables of the engine')) table = '';
    const row = /^\| `([\w.]+)` \| (.*)$/.exec(line);
    if (!row) continue;
    if (table !== '') found.add(`${table}.${row[1]}`);
    else
      for (const [, column] of (row[2] as string).split('|')[0]?.matchAll(/`(\w+)`/g) ?? [])
        found.add(`${row[1]}.${column}`);
  }
  return found;
}

test('every column of the database stands in the inventory, and nothing that does not exist', async () => {
  const inventory = listed(await readFile(join(import.meta.dirname, '../../docs/data-inventory.md'), 'utf8'));
  const client = new pg.Client(port.superuserUrl);
  await client.connect();
  const { rows } = await client.query<{ name: string; column: string }>(`
    select table_schema || '.' || table_name || '.' || column_name as name, column_name as "column" from information_schema.columns
    where table_schema in ('app', 'engine') and table_name not like '%\\_link'`);
  await client.end();
  const there = new Set(rows.map((r) => r.name));
  const unlisted = rows.filter(
    (r) => !inventory.has(r.name) && !(r.name.startsWith('app.') && common.includes(r.column)),
  );
  expect(unlisted.map((r) => r.name)).toEqual([]);
  expect([...inventory].filter((name) => !there.has(name))).toEqual([]);
});
