import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '@homeport/engine/schema';
import pg from 'pg';
import { startPostgres } from '../../apps/server/src/adapters/postgres/start-postgres.ts';
import { cache } from './bench-place.ts';
import { fillRows } from './fill-rows.ts';
import { fillTenants } from './fill-tenants.ts';

/** A database of the bench: as its owner for our server, as superuser for the bare one. */
export interface BenchDatabase {
  readonly url: string;
  readonly superuserUrl: string;
  readonly rows: number;
}
/** The built-in PostgreSQL of the bench; what it holds stays for the next run. */
export interface BenchCluster extends AsyncDisposable {
  /** A database with so many expenses over 50 tenants, made when it is not there yet or of another schema. */
  database(rows: number): Promise<BenchDatabase>;
  /** A new database with nothing in it. */
  empty(name: string): Promise<BenchDatabase>;
}

/** Starts it, with the settings our users get. */
export async function startCluster(say: (line: string) => void): Promise<BenchCluster> {
  const postgres = await startPostgres({ dataDir: join(cache, 'postgres'), log: say });
  const addressOf = (base: string, name: string): string => {
    const address = new URL(base);
    address.pathname = `/${name}`;
    return address.href;
  };
  return {
    database: async (rows) => {
      const name = `bench_${rows}`;
      const found = { url: addressOf(postgres.url, name), superuserUrl: addressOf(postgres.superuserUrl, name), rows };
      const schema = await schemaHash();
      if (!(await isThere(postgres.superuserUrl, name, schema))) {
        const unfinished = `${name}_unfinished`;
        await make(
          {
            url: addressOf(postgres.url, unfinished),
            superuserUrl: addressOf(postgres.superuserUrl, unfinished),
            rows,
          },
          postgres.superuserUrl,
          unfinished,
          say,
        );
        await ask(postgres.superuserUrl, `drop database if exists ${name} with (force)`);
        await ask(postgres.superuserUrl, `alter database ${unfinished} rename to ${name}`);
        await ask(postgres.superuserUrl, `comment on database ${name} is '${schema}'`);
      }
      return found;
    },
    empty: async (name) => {
      await ask(postgres.superuserUrl, `drop database if exists bench_${name} with (force)`);
      await ask(postgres.superuserUrl, `create database bench_${name} owner homeport`);
      return {
        url: addressOf(postgres.url, `bench_${name}`),
        superuserUrl: addressOf(postgres.superuserUrl, `bench_${name}`),
        rows: 0,
      };
    },
    [Symbol.asyncDispose]: () => postgres.stop(),
  };
}
const migrations = join(import.meta.dirname, '../../apps/server/migrations');

/** Made under another name: a run that was broken off leaves nothing that looks complete. */
async function make(
  database: BenchDatabase,
  superuserUrl: string,
  name: string,
  say: (line: string) => void,
): Promise<void> {
  await ask(superuserUrl, `drop database if exists ${name} with (force)`);
  await ask(superuserUrl, `create database ${name} owner homeport`);
  await migrate({ url: database.url, folder: migrations });
  say('making 50 tenants with their users');
  await fillTenants(database.url);
  say(`writing ${database.rows.toLocaleString('en')} expenses`);
  await fillRows(database.superuserUrl, database.rows);
}

async function isThere(url: string, name: string, schema: string): Promise<boolean> {
  const found = `select from pg_database where datname = '${name}' and shobj_description(oid, 'pg_database') = '${schema}'`;
  return (await ask(url, found)).length > 0;
}

/** Tells databases of other migrations: rows of an old schema are no measure of the new one. */
async function schemaHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await readdir(migrations)).sort())
    hash.update(file).update(await readFile(join(migrations, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Asks something as superuser, on a connection of its own. */
export async function ask<T = Record<string, unknown>>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text, values)).rows as T[];
  } finally {
    await client.end();
  }
}
