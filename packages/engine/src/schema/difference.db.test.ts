import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choice, code, defineCatalogue, defineEntity, type Entity, ref, refs, text, whole } from '@homeport/grammar';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/postgres.ts';
import {
  differenceBetween,
  emptySnapshot,
  migrate,
  migrationFiles,
  migrationStatus,
  type Snapshot,
  takeSnapshot,
} from './index.ts';

const opened: AsyncDisposable[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one[Symbol.asyncDispose]();
});

const snapshotOf = (...entities: Entity[]): Snapshot =>
  takeSnapshot(
    defineCatalogue([
      { name: 'toy', entities, actions: [], routes: [], events: [], refusals: [], rules: [], screens: [] },
    ]),
  );

const access = {};
const base = { name: 'thing', label: 'Thing', plural: 'Things', title: ['name'], access } as const;
const thing = defineEntity({
  ...base,
  search: ['name'],
  indexes: [['size']],
  unique: [{ fields: ['key'] }],
  fields: {
    key: code('Key', { required: true }),
    name: text('Name', { max: 50 }),
    size: choice('Size', { S: 'Small', L: 'Large' }),
    parent: ref('Parent', 'thing'),
  },
});

/** Migrates a new database over these snapshots, with a row in it after the first. */
async function migrated(
  snapshots: readonly Snapshot[],
  fill?: string,
): Promise<{ database: TestDatabase; client: pg.Client; folder: string }> {
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'homeport-difference-'));
  const client = new pg.Client(database.superuserUrl);
  opened.push({
    [Symbol.asyncDispose]: async () => {
      await client.end();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  });
  await client.connect();
  let before = emptySnapshot;
  let number = 1;
  for (const now of snapshots) {
    const files = migrationFiles(differenceBetween(before, now), number, `step${number}`);
    for (const file of files) await writeFile(join(folder, file.name), file.text);
    await migrate({ url: database.url, folder });
    if (before === emptySnapshot && fill) await client.query(fill);
    number += files.length;
    before = now;
  }
  return { database, client, folder };
}

/** Columns, keys, checks, indexes and policies as PostgreSQL tells them. */
async function told(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query(`
    select c.relname || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'app'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'app'
    union all select tablename || ' ' || policyname || ' ' || coalesce(qual, '') || coalesce(with_check, '') from pg_policies where schemaname = 'app'
    order by 1`);
  return rows.map((r) => r.line);
}

const row =
  "insert into app.thing (tenant_id, id, version, created, created_by, updated, updated_by, key, name, size) values (gen_random_uuid(), gen_random_uuid(), 1, now(), gen_random_uuid(), now(), gen_random_uuid(), 'K', 'kept', 'S')";

test('nothing changed is no migration', () => {
  const difference = differenceBetween(snapshotOf(thing), snapshotOf(thing));
  expect(difference).toEqual({ statements: [], afterwards: [] });
  expect(migrationFiles(difference, 7, 'nothing')).toEqual([]);
});

test('a snapshot survives a JSON round trip and does not depend on the order of the declarations', () => {
  const other = defineEntity({ ...base, name: 'other', fields: { name: text('Name') } });
  expect(JSON.parse(JSON.stringify(snapshotOf(thing, other)))).toEqual(snapshotOf(thing, other));
  expect(snapshotOf(other, thing)).toEqual(snapshotOf(thing, other));
});

const { parent, size, ...kept } = thing.fields;
const team = defineEntity({ ...base, name: 'team', label: 'Team', plural: 'Teams', fields: { name: text('Name') } });
const changes: Record<string, readonly Entity[]> = {
  'a field more': [{ ...thing, fields: { ...thing.fields, note: text('Note') } }],
  'a required field with a start for what is there': [
    { ...thing, fields: { ...thing.fields, count: whole('Count', { required: true, initial: 3, min: 0 }) } },
  ],
  'a field renamed': [
    {
      ...thing,
      search: ['title'],
      title: ['title'],
      fields: { ...thing.fields, title: { ...thing.fields.name, was: 'name' }, name: undefined as never },
    },
  ],
  'a relation renamed': [{ ...thing, fields: { ...kept, size, above: ref('Above', 'thing', { was: 'parent_id' }) } }],
  'a field renamed that is unique and indexed': [
    {
      ...thing,
      unique: [{ fields: ['code'] }],
      indexes: [['extent']],
      fields: { name: kept.name, parent, code: { ...kept.key, was: 'key' }, extent: { ...size, was: 'size' } },
    },
  ],
  'a field less': [{ ...thing, indexes: [], fields: { ...kept, parent } }],
  'another set of choices and another length': [
    {
      ...thing,
      fields: {
        ...thing.fields,
        name: text('Name', { max: 80 }),
        size: choice('Size', { S: 'Small', M: 'Medium', L: 'Large' }),
      },
    },
  ],
  'an optional field that becomes required': [
    { ...thing, fields: { ...thing.fields, name: text('Name', { max: 50, required: true }) } },
  ],
  'a required field that becomes optional': [{ ...thing, fields: { ...thing.fields, key: code('Key') } }],
  'another index, unique key and search': [
    { ...thing, search: ['name', 'key'], indexes: [['name', 'size']], unique: [{ fields: ['key', 'name'] }] },
  ],
  'no search': [{ ...thing, search: [] }],
  'another table and a relation and a list to it': [
    { ...thing, fields: { ...thing.fields, team: ref('Team', 'team'), teams: refs('Teams', 'team') } },
    team,
  ],
  'rows that are never updated': [{ ...thing, neverUpdated: true }],
};

test.each(Object.entries(changes))('%s: rows stay, and the database is as a new one would be', async (_, after) => {
  const clean = after.map((e) => ({
    ...e,
    fields: Object.fromEntries(Object.entries(e.fields).filter(([, f]) => f !== undefined)),
  }));
  const now = snapshotOf(...clean);
  const { client: changed } = await migrated([snapshotOf(thing), now], row);
  const { client: fresh } = await migrated([now]);
  expect(await told(changed)).toEqual(await told(fresh));
  const { rows } = await changed.query('select to_jsonb(t) as it from app.thing t');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows[0].it)).toContain('kept');
});

test('a rename keeps its rows by renaming, not by dropping', () => {
  const renamed = {
    ...thing,
    search: [],
    title: ['title'],
    fields: { ...kept, size, parent, title: { ...kept.name, was: 'name' } },
  };
  const { name: _, ...fields } = renamed.fields;
  const { statements } = differenceBetween(snapshotOf({ ...thing, search: [] }), snapshotOf({ ...renamed, fields }));
  expect(statements).toEqual([
    'alter table "app"."thing" rename column "name" to "title";',
    'alter table "app"."thing" rename constraint "thing_name_check" to "thing_title_check";',
  ]);
});

test('a required field without a start is no migration: the release before could not write any more', () => {
  const now = snapshotOf({ ...thing, fields: { ...thing.fields, count: whole('Count', { required: true }) } });
  expect(() => differenceBetween(snapshotOf(thing), now)).toThrow('thing.count is required and begins with nothing');
});

test('the release before goes on writing beside a required field with a start', async () => {
  const count = whole('Count', { required: true, initial: 3 });
  const { client } = await migrated([snapshotOf(thing), snapshotOf({ ...thing, fields: { ...thing.fields, count } })]);
  await client.query(row);
  expect((await client.query('select count from app.thing')).rows).toEqual([{ count: 3 }]);
});

test('a field that becomes required is filled in rows of every tenant, by an owner whom row security binds', async () => {
  const filled = choice('Size', { S: 'Small', L: 'Large' }, { required: true, initial: 'L' });
  const bound = differenceBetween(
    snapshotOf(thing),
    snapshotOf({ ...thing, fields: { ...thing.fields, size: filled } }),
  ).statements;
  const { client } = await migrated([snapshotOf(thing)], row.replace("'S'", 'null'));
  await client.query('create role bound_owner; grant usage, create on schema app to bound_owner');
  try {
    await client.query(
      'alter table app.thing disable trigger user; alter table app.thing owner to bound_owner; set role bound_owner',
    );
    for (const statement of bound) await client.query(statement);
    await client.query('reset role');
    expect((await client.query('select size from app.thing')).rows).toEqual([{ size: 'L' }]);
  } finally {
    await client.query('reset role; drop owned by bound_owner cascade; drop role bound_owner');
  }
});

test('a table that goes takes its rows with it', async () => {
  const { client } = await migrated([snapshotOf(thing, team), snapshotOf(team)]);
  expect((await client.query("select tablename from pg_tables where schemaname = 'app'")).rows).toEqual([
    { tablename: 'team' },
  ]);
});

test('what was done is known, and done once', async () => {
  const { database, folder } = await migrated([snapshotOf(thing)]);
  await writeFile(join(folder, '0002_more.sql'), 'create table app.more (id int);');
  const names = async () =>
    (await migrationStatus({ url: database.url, folder })).map((m) => [m.name, m.doneAt !== undefined]);
  expect(await names()).toEqual([
    ['0001_step1', true],
    ['0002_more', false],
  ]);
  const [one, two] = await Promise.all([
    migrate({ url: database.url, folder }),
    migrate({ url: database.url, folder }),
  ]);
  expect([...one, ...two]).toEqual(['0002_more']);
  expect(await names()).toEqual([
    ['0001_step1', true],
    ['0002_more', true],
  ]);
});

test('a database of another version is refused in one sentence and stays as it is', async () => {
  const { database, client, folder } = await migrated([snapshotOf(thing)]);
  await writeFile(join(folder, '0002_more.sql'), 'create table app.more (id int);');
  await migrate({ url: database.url, folder });
  await writeFile(join(folder, '0002_more.sql'), 'create table app.else_where (id int);');
  await writeFile(join(folder, '0003_next.sql'), 'create table app.next (id int);');
  await expect(migrate({ url: database.url, folder })).rejects.toThrow(
    'This database was made by another version: its migration 0002_more was a different one.',
  );
  await rm(join(folder, '0002_more.sql'));
  await expect(migrate({ url: database.url, folder })).rejects.toThrow('0002_more, which this one does not know');
  expect((await client.query("select to_regclass('app.next') as next")).rows).toEqual([{ next: null }]);
});

test('a migration that fails leaves nothing of itself', async () => {
  const { database, client, folder } = await migrated([snapshotOf(thing)]);
  await writeFile(join(folder, '0002_bad.sql'), 'create table app.half (id int); select 1 / 0;');
  await expect(migrate({ url: database.url, folder })).rejects.toThrow('0002_bad');
  expect((await client.query("select to_regclass('app.half') as half")).rows).toEqual([{ half: null }]);
});

test('a migration waits for nobody longer than a second at a time and comes through when the way is free', async () => {
  const { database, client, folder } = await migrated([snapshotOf(thing)]);
  await writeFile(join(folder, '0002_wide.sql'), 'alter table app.thing add column wide int;');
  await client.query('begin; lock table app.thing in access share mode');
  const done = migrate({ url: database.url, folder });
  const other = new pg.Client(database.superuserUrl);
  await other.connect();
  const waiting = `select count(*)::int as n from pg_locks where relation = 'app.thing'::regclass and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await other.query(waiting)).rows[0].n, { timeout: 20_000, interval: 10 }).toBe(1);
  // The reader stands behind the migration until that gives up: a second, and what a busy machine adds. Without an end to the
  // waiting it would never be answered, as the other lock is given back only afterwards.
  await other.query("set statement_timeout = '10s'");
  await other.query('select count(*) from app.thing');
  await other.end();
  await client.query('commit');
  expect(await done).toEqual(['0002_wide']);
});
