import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isObject } from '@homeport/grammar';
import { Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { noteInEveryTenant, reachesEveryTenant } from './engine-changes.sql.ts';
import { checkContents } from './migration-content.ts';
import { MigrationDialect } from './migration-dialect.ts';
import { outsideTransaction } from './migration-file.ts';

export interface MigrateOptions {
  /** Connection as the owner of the database. */
  readonly url: string;
  /** Folder of `NNNN_name.sql` files. */
  readonly folder: string;
  /** Is told each step, one line at a time. */
  readonly log?: (line: string) => void;
  /** How long a step that waits for a lock is tried again, in milliseconds. */
  readonly patience?: number;
}
export interface MigrationState {
  readonly name: string;
  /** Undefined while it is still to be done. */
  readonly doneAt: Date | undefined;
}

/** The schema that says which migrations were done. */
const bookkeeping = 'migration';
const lockTimeout = '1s';
/** The advisory lock that lets one migrator at a time work on a database. */
const migratorLock = 7_201_301;

/**
 * Brings the database forward to the newest migration, one transaction each; never back. Waits at most a second for any
 * lock and then tries again, so that a running release is never held up longer. Answers the names of what was done; throws
 * `MigrationMismatch` for a database of another version.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { log = () => {}, patience = 60_000 } = options;
  return withDatabase(options.url, async (db) => {
    await takeTurns(db, patience);
    const steps = await readSteps(options.folder);
    const texts = new Map([...steps].map(([name, { text }]) => [name, text]));
    await checkContents(db, texts);
    const done: string[] = [];
    for (;;) {
      const next = (await migratorOf(db, steps).getMigrations().then(ordered)).find((m) => m.executedAt === undefined);
      if (next === undefined) break;
      log(`migrating: ${next.name}`);
      await step(db, steps, next.name, Date.now() + patience);
      done.push(next.name);
    }
    if (done.length > 0) await checkContents(db, texts);
    return done;
  });
}

/** What was done and what is still to be done, in order. */
export async function migrationStatus(options: Pick<MigrateOptions, 'url' | 'folder'>): Promise<MigrationState[]> {
  const steps = await readSteps(options.folder);
  return withDatabase(options.url, async (db) => {
    const known = ordered(await migratorOf(db, steps).getMigrations());
    return known.map((m) => ({ name: m.name, doneAt: m.executedAt }));
  });
}

interface Step {
  readonly text: string;
  readonly isAlone: boolean;
}

async function step(db: Kysely<unknown>, steps: ReadonlyMap<string, Step>, name: string, until: number): Promise<void> {
  for (;;) {
    const isAlone = steps.get(name)?.isAlone === true;
    const { error } = await migratorOf(db, steps, isAlone).migrateUp();
    if (error === undefined) return;
    if (!isLockTimeout(error) || Date.now() > until) throw new Error(`the migration ${name} failed`, { cause: error });
    await pause(200 + Math.random() * 300);
  }
}

/** A second migrator waits here until the first is done; the lock goes with the connection. */
async function takeTurns(db: Kysely<unknown>, patience: number): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${migratorLock}) as mine`.execute(db);
    if (rows[0]?.mine) return;
    if (Date.now() > until) throw new Error('another migration of this database is still running');
    await pause(200);
  }
}

function migratorOf(db: Kysely<unknown>, steps: ReadonlyMap<string, Step>, isAlone = false): Migrator {
  const provider: MigrationProvider = {
    getMigrations: async () =>
      Object.fromEntries([...steps].map(([name, { text }]) => [name, migrationOf(text, isAlone)])),
  };
  return new Migrator({ db, provider, migrationTableSchema: bookkeeping, disableTransactions: isAlone });
}

/** A file in a transaction goes to the server as a whole; statements outside one go one at a time, by their blank lines. */
function migrationOf(text: string, isAlone: boolean): Migration {
  const whole = reachesEveryTenant.test(text) ? `${noteInEveryTenant}\n${text}` : text;
  const parts = isAlone ? text.split(/;\s*\n\s*\n/).filter((part) => part.trim() !== '') : [whole];
  return {
    up: async (db) => {
      for (const part of parts) await sql.raw(part).execute(db);
    },
  };
}

async function readSteps(folder: string): Promise<Map<string, Step>> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name)).sort();
  const steps = new Map<string, Step>();
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    steps.set(name.slice(0, -'.sql'.length), { text, isAlone: text.startsWith(outsideTransaction) });
  }
  return steps;
}

async function withDatabase<T>(url: string, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    options: `-c lock_timeout=${lockTimeout} -c statement_timeout=0`,
  });
  pool.on('error', () => {});
  const db = new Kysely<unknown>({ dialect: new MigrationDialect({ pool }, bookkeeping) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const ordered = <T extends { readonly name: string }>(migrations: readonly T[]): T[] =>
  [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));

function isLockTimeout(error: unknown): boolean {
  return isObject(error) && error.code === '55P03';
}
