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
