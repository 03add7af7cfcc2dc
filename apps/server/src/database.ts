import { join } from 'node:path';
import { MigrationMismatch, migrate } from '@homeport/engine/schema';
import pg from 'pg';
import type { RunningPostgres } from './adapters/postgres/start-postgres.ts';
import type { Configuration } from './configuration.ts';
import { codeOf, messageOf } from './error-code.ts';

/** The database cannot be used, in one sentence. */
export class DatabaseFault extends Error {}

/** The migrations of this release. */
export const migrationsFolder = join(import.meta.dirname, '../migrations');

export interface OpenDatabase {
  /** Connection as its owner. */
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL 15 is the oldest that has all we use (row security on views, nulls not distinct). */
const oldest = 150_000;

/** The configured database, or the built-in one; migrated. Says what it does. */
export async function openDatabase(configuration: Configuration, say: (line: string) => void): Promise<OpenDatabase> {
  const database = configuration.databaseUrl
    ? await external(configuration.databaseUrl)
    : await startBuiltIn(configuration, say);
  try {
    const done = await migrate({ url: database.url, folder: migrationsFolder, log: say });
    if (done.length > 0) say(`database is up to date (${done.length} migrations)`);
    return database;
  } catch (error) {
    await database.stop();
    throw error instanceof MigrationMismatch ? new DatabaseFault(error.message) : error;
  }
}

/** Starts the built-in database; it archives its log when there is a place for backups. */
export async function startBuiltIn(
  { dataDir, backupDir }: Configuration,
  say: (line: string) => void,
): Promise<RunningPostgres> {
  const { startPostgres } = await import('./adapters/postgres/start-postgres.ts');
  const folder = join(dataDir, 'postgres');
  if (backupDir === undefined) return startPostgres({ dataDir: folder, log: say });
  const { archiveSettings } = await import('./adapters/postgres/archive.ts');
  return startPostgres({ dataDir: folder, log: say, settings: archiveSettings(folder, join(backupDir, 'wal')) });
}

async function external(url: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; can: boolean }>(
      "select current_setting('server_version_num') as version, has_database_privilege(current_database(), 'CREATE') as can",
    );
    const [facts] = rows;
    if (Number(facts?.version) < oldest) throw new DatabaseFault('DATABASE_URL leads to a PostgreSQL older than 15.');
    if (!facts?.can) throw new DatabaseFault('The user of DATABASE_URL may not create anything in that database.');
  } catch (error) {
    if (error instanceof DatabaseFault) throw error;
    throw new DatabaseFault(`The database at DATABASE_URL cannot be reached: ${messageOf(error) || codeOf(error)}.`);
  } finally {
    await client.end().catch(() => {});
  }
  return { url, stop: async () => {} };
}
