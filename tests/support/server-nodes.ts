import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { expect } from 'vitest';
import { type Homeport, testSecret } from './homeport.ts';
import { endServer, freePort, type ServerProcess, spawnServer, untilReady } from './server-process.ts';

export interface Node {
  readonly server: ServerProcess;
  /** Without the prefix of the API. */
  readonly url: string;
}
/** Server processes that share a database and a data folder. */
export interface Nodes extends AsyncDisposable {
  /** Those that were not killed, the oldest first. */
  readonly living: readonly Node[];
  start(): Promise<Node>;
  /** Nothing is said any more, every connection is cut. */
  kill(node: Node): Promise<void>;
}

/** Nodes beside the server of a test, on its database; all of them are ended with it. */
export function nodesOf({ databaseUrl, configuration }: Homeport): Nodes {
  const all: Node[] = [];
  const living: Node[] = [];
  return {
    living,
    async start() {
      const port = await freePort();
      const server = spawnServer({
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        DATA_DIR: configuration.dataDir,
        HOMEPORT_SECRET: testSecret,
        LOG_LEVEL: 'error',
        RATE_FACTOR: '1000',
      });
      const node = { server, url: `http://127.0.0.1:${port}` };
      all.push(node);
      await untilReady(server, port);
      living.push(node);
      return node;
    },
    async kill(node) {
      living.splice(living.indexOf(node), 1);
      node.server.child.kill('SIGKILL');
      expect(await node.server.ended).toBe('SIGKILL');
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(all.map(({ server }) => endServer(server)));
    },
  };
}

/** A beat of the living, and a moment more, in milliseconds: by then each has been heard of (`keep-alive.ts` of the engine). */
const beat = 6_000;

/**
 * The half minute after which the jobs of a process that says nothing are taken over, without waiting for it: whatever was last
 * heard of before now is that much older. Where processes live, each is heard of first.
 */
export async function passSilence(sql: pg.Client, { isSomebodyAlive = false } = {}): Promise<void> {
  const { rows } = await sql.query<{ now: string }>('select now()::text as now');
  const before = [rows[0]?.now];
  if (isSomebodyAlive) await pause(beat);
  await sql.query(
    `update graphile_worker._private_jobs set locked_at = locked_at - interval '30 seconds' where locked_at is not null
       and not exists (select from jobs.worker where worker = locked_by and seen > $1::timestamptz)`,
    before,
  );
  await sql.query(`update jobs.worker set seen = seen - interval '30 seconds' where seen <= $1::timestamptz`, before);
}
