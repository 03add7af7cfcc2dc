import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/postgres.ts';
import { migrate } from './index.ts';
import { MigrationDialect } from './migration-dialect.ts';

test('the migrator keeps its own books, whatever else the database has under their name', async () => {
  await using database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'homeport-migrations-'));
  await writeFile(
    join(folder, '0001_first.sql'),
    'create schema app; create table app.kysely_migration (name text, timestamp text); create table app.thing (name text)',
  );
  expect(await migrate({ url: database.url, folder })).toEqual(['0001_first']);
  await writeFile(join(folder, '0002_second.sql'), 'drop table app.thing');
  expect(await migrate({ url: database.url, folder })).toEqual(['0002_second']);
  expect(await migrate({ url: database.url, folder })).toEqual([]);
  await rm(folder, { recursive: true });

  const pool = new pg.Pool({ connectionString: database.url });
  const db = new Kysely({ dialect: new MigrationDialect({ pool }, 'migration') });
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  await db.destroy();
  expect(tables.map(({ schema, name }) => `${schema}.${name}`).sort()).toEqual([
    'migration.content',
    'migration.kysely_migration',
    'migration.kysely_migration_lock',
  ]);
});
