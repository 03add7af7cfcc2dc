import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isAlive } from '../../apps/server/src/adapters/postgres/processes.ts';
import { startPostgres } from '../../apps/server/src/adapters/postgres/start-postgres.ts';
import { hasRoom } from '../../apps/server/src/disk-room.ts';

/** A database server for tests: everything on it goes with it. */
export interface TestServer {
  readonly superuserUrl: string;
  stop(): Promise<void>;
}

/** The environment variable that names a server to be used instead of starting one. */
export const SERVER_VARIABLE = 'HOMEPORT_TEST_DATABASE';

const PREFIX = 'homeport-test-';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
/** Bytes that the databases of a run stay well below. */
const ENOUGH = 6 * 1024 ** 3;

/**
 * The folder of test databases. Every test file copies a database of some 2,900 files: in memory, where a machine has so
 * much to spare, that takes a tenth of the time.
 */
async function folderOfServers(): Promise<string> {
  const fits = freemem() > 2 * ENOUGH && (await hasRoom(MEMORY, ENOUGH).catch(() => false));
  return fits ? MEMORY : tmpdir();
}

/** Starts a built-in PostgreSQL that forgets everything: no time is spent on making its writes durable. */
export async function startTestServer(): Promise<TestServer> {
  await sweep();
  const dataDir = mkdtempSync(join(await folderOfServers(), `${PREFIX}${process.pid}-`));
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const server = await startPostgres({ dataDir, settings, log: () => {} });
  return {
    superuserUrl: server.superuserUrl,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One for each project that needs a server and was not given one. */
const own: TestServer[] = [];

/** Vitest's global set-up: a server for the run, unless the run was given one. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env[SERVER_VARIABLE];
  if (given) return project.provide('databaseServer', given);
  const server = await startTestServer();
  own.push(server);
  project.provide('databaseServer', server.superuserUrl);
}

/** The end of it. */
export async function teardown(): Promise<void> {
  await Promise.all(own.splice(0).map((server) => server.stop()));
}

/** Ends and removes the servers of test runs that were killed. */
async function sweep(): Promise<void> {
  for (const folder of [tmpdir(), MEMORY].filter(existsSync)) await sweepIn(folder);
}

async function sweepIn(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    const dataDir = join(folder, name);
    // Starting a server on the folder stops the one that was left behind in it.
    await startPostgres({ dataDir, log: () => {} }).then(
      (server) => server.stop(),
      () => {},
    );
    rmSync(dataDir, { recursive: true, force: true });
  }
}
