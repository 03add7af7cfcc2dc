import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PostgresFault } from './postgres-fault.ts';
import { isAlive, signal, within } from './processes.ts';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './start-postgres.ts';

const FORGETFUL = { fsync: 'off' };
/** In memory where there is such a folder: each start writes forty megabytes, and no promise here is one of the disk's. */
const places = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

let scratch: string;
let told: string[];
const cleanups: (() => unknown)[] = [];

beforeEach(() => {
  scratch = mkdtempSync(join(places, 'homeport-start-'));
  rmSync(scratch, { recursive: true });
  mkdirSync(scratch, { mode: 0o755 });
  told = [];
});

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  rmSync(scratch, { recursive: true, force: true });
});

async function start(options: Partial<PostgresOptions> = {}): Promise<RunningPostgres> {
  const log = (line: string) => told.push(line);
  const server = await startPostgres({ dataDir: join(scratch, 'postgres'), log, settings: FORGETFUL, ...options });
  cleanups.push(() => server.stop());
  return server;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on('error', () => {}); // the server may be killed under the connection: that is what is tested
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The rows as soon as the server answers again. */
async function queryWhenBack(url: string, text: string): Promise<Record<string, unknown>[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await query(url, text);
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function faultOf(starting: Promise<unknown>): Promise<PostgresFault> {
  const error = await starting.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PostgresFault);
  const fault = error as PostgresFault;
  expect(fault.message).toMatch(/^[A-Z][^\n]*\.$/); // one sentence, one line
  return fault;
}

describe('a fresh start', () => {
  test('gives the owner a database of their own, without rights beyond it', async () => {
    const server = await start();
    const [role] = await query(server.url, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user');
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
    for (const extension of ['pg_trgm', 'btree_gist', 'unaccent', 'pgcrypto']) {
      await query(server.url, `create extension ${extension}`);
    }
  });

  test('sorts alike on every machine, keeps UTC, and opens no port', async () => {
    const server = await start();
    const [settings] = await query(
      server.superuserUrl,
      `select current_setting('listen_addresses') as port, current_setting('timezone') as zone, current_setting('jit') as jit,
         (select datlocprovider::text || datlocale from pg_database where datname = 'homeport') as locale`,
    );
    expect(settings).toEqual({ port: '', zone: 'UTC', jit: 'off', locale: 'bC.UTF-8' });
    expect(statSync(server.socketDir ?? '').mode & 0o077).toBe(0);
  });

  test('lets a text search under row security use its index', async () => {
    const server = await start();
    const rows = await query(
      server.url,
      "select proleakproof from pg_proc where proname in ('textlike', 'texticlike')",
    );
    expect(rows).toEqual([{ proleakproof: true }, { proleakproof: true }]);
  });

  test('listens on loopback with a password where sockets are not to be had', async () => {
    const server = await start({ transport: 'loopback' });
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const guessed = new URL(server.url);
    guessed.password = 'guessed';
    await expect(query(guessed.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('puts the socket elsewhere when the path to the data is too long for one', async () => {
    const deep = join(scratch, 'a-folder-with-a-long-name'.repeat(4), 'postgres');
    const server = await start({ dataDir: deep });
    expect(server.socketDir?.length).toBeLessThan(90);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('works below a folder that is closed to everybody else, also for root', async () => {
    const closed = join(scratch, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'postgres');
    const server = await start({ dataDir });
    const home = realpathSync(dataDir);
    cleanups.unshift(() => rmSync(home, { recursive: true, force: true }));
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('after a stop or a kill', () => {
  test('the data are there at the next start, and the first server is gone', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    const { pid } = first;
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await start();
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('a server that is killed comes back on the same address with every acknowledged row', async () => {
    const server = await start({ settings: {} });
    const killed = server.pid;
    await query(server.url, 'create table kept as select 42 as answer');
    signal(killed, 'SIGKILL');

    expect(await queryWhenBack(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(server.pid).not.toBe(killed);
    expect(told).toContain('the database is back');
  });

  test('the next start takes over from an owner that was killed and a server that was not', async () => {
    const { owner, server: orphan } = await startInAnotherProcess();
    owner.kill('SIGKILL');
    await within(5_000, () => owner.signalCode !== null);
    expect(isAlive(orphan)).toBe(true);

    const next = await start();
    expect(isAlive(orphan)).toBe(false);
    expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('the next start recovers when owner and server were killed together', async () => {
    const { owner, server } = await startInAnotherProcess();
    owner.kill('SIGKILL');
    signal(server, 'SIGKILL');

    const next = await start();
    expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('a process that was given the id of a dead server is left alone', async () => {
    await (await start()).stop();
    const pidFile = join(scratch, 'postgres', 'cluster', 'postmaster.pid');
    writeFileSync(pidFile, `${process.pid}\n${join(scratch, 'postgres', 'cluster')}\n0\n5432\n\n\n\nready\n`);

    const server = await start();
    expect(server.pid).not.toBe(process.pid);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('one clear sentence', () => {
  test('when somebody else uses the data folder', async () => {
    await start();
    const fault = await faultOf(start());
    expect(fault.reason).toBe('inUse');
    expect(fault.message).toContain(`process ${process.pid}`);
  });

  test('when the data folder cannot be written', async () => {
    writeFileSync(join(scratch, 'file'), '');
    const fault = await faultOf(start({ dataDir: join(scratch, 'file', 'postgres') }));
    expect(fault.reason).toBe('dataFolder');
    expect(fault.message).toContain(join(scratch, 'file', 'postgres'));
  });

  test('when the data are of another major version, and they stay as they are', async () => {
    await (await start()).stop();
    writeFileSync(join(scratch, 'postgres', 'cluster', 'PG_VERSION'), '15\n');
    const fault = await faultOf(start());
    expect(fault.reason).toBe('otherVersion');
    expect(fault.message).toContain('PostgreSQL 15');
  });

  test('when PostgreSQL itself refuses', async () => {
    const fault = await faultOf(start({ settings: { shared_buffers: 'plenty' } }));
    expect(fault.reason).toBe('refused');
    expect(fault.message).toContain('shared_buffers');
  });
});

/** Starts a server from a process of its own, with one committed row in it. */
async function startInAnotherProcess() {
  const script = `
    import pg from 'pg';
    import { startPostgres } from ${JSON.stringify(new URL('start-postgres.ts', import.meta.url).href)};
    const server = await startPostgres({ dataDir: ${JSON.stringify(join(scratch, 'postgres'))}, log: () => {} });
    const client = new pg.Client(server.url);
    await client.connect();
    await client.query('create table kept as select 42 as answer');
    console.log(server.pid);
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(() => owner.kill('SIGKILL'));
  const server = await new Promise<number>((resolve, reject) => {
    owner.stdout.on('data', (part: Buffer) => resolve(Number(part.toString())));
    owner.on('exit', () => reject(new Error('the other process ended before it had a server')));
  });
  return { owner, server };
}
