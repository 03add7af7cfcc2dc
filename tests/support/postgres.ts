import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser's address of the PostgreSQL server all tests of a run share. */
    databaseServer: string;
  }
}

/** A migrated database nobody connects to: copies of it cost some 300 ms. */
export interface Template {
  readonly name: string;
}

/** A database of one test file. */
export interface TestDatabase extends AsyncDisposable {
  readonly name: string;
  /** Connection as the role that owns the database: what `DATABASE_URL` is to the server. */
  readonly url: string;
  /** Connection to the same database as superuser, to look behind row security. */
  readonly superuserUrl: string;
  /** Removes the database, connections to it included. */
  drop(): Promise<void>;
}

/** Brings an empty database to the state all its copies start from; `url` connects as its owner. */
export type Prepare = (url: string, superuserUrl: string) => Promise<unknown>;

const OWNER = 'homeport';
/** One lock for all templates that start empty: migrations may create roles, which all databases of a server share. */
const TEMPLATE_LOCK = 7_201_204;

/**
 * The template for `key`, prepared by the first who asks and found ready by all others of the run. What the key stands
 * for must not change within a run; `prepare` has to close its connections before it resolves. It starts empty, or as another
 * template (`from`), and is then waited for by nobody who asks for other ones.
 */
export async function templateDatabase(key: string, prepare: Prepare, from?: Template): Promise<Template> {
  const digest = createHash('sha256').update(key);
  const id = digest.copy().digest().readInt32BE();
  const name = `template_${digest.digest('hex').slice(0, 16)}`;
  await onServer(async (server) => {
    if (from) await server.query('select pg_advisory_lock($1, $2)', [TEMPLATE_LOCK, id]);
    else await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await server.query(`drop database if exists ${unfinished} with (force)`);
    await server.query(`create database ${unfinished} template ${from?.name ?? 'template1'} owner ${OWNER}`);
    await prepare(addressOf(unfinished, OWNER), addressOf(unfinished));
    await server.query(`alter database ${unfinished} rename to ${name}`);
  });
  return { name };
}

/** A fresh database: a copy of the template, or an empty one. */
export async function testDatabase(template?: Template): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer((server) =>
    server.query(`create database ${name} template ${template?.name ?? 'template1'} owner ${OWNER}`),
  );
  const drop = async () => {
    await onServer((server) => server.query(`drop database if exists ${name} with (force)`));
  };
  return { name, url: addressOf(name, OWNER), superuserUrl: addressOf(name), drop, [Symbol.asyncDispose]: drop };
}

async function onServer(work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client({ connectionString: inject('databaseServer') });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

/** The server's address with another database, and with another role where one is given. */
function addressOf(database: string, role?: string): string {
  const address = new URL(inject('databaseServer'));
  address.pathname = `/${database}`;
  if (role) address.username = role;
  return address.href;
}
