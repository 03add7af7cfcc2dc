import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { signedIn } from './caller.ts';

/** A loud company, in a thread of its own: what it does to itself is not to be measured with the others. */
const { baseUrl, login, path, hands, seconds } = workerData as {
  readonly baseUrl: string;
  readonly login: string;
  readonly path: string;
  readonly hands: number;
  readonly seconds: number;
};

// Its work is not the server's: on a machine of its own it would take nothing from it, here it takes what is left. On Linux this is
// about the calling thread alone.
if (process.platform === 'linux') setPriority(19);
const caller = await signedIn(baseUrl, login);
const end = performance.now() + seconds * 1000;
const statuses: Record<number, number> = {};
parentPort?.postMessage('begun');
await Promise.all(
  Array.from({ length: hands }, async () => {
    while (performance.now() < end) {
      const { status } = await caller.call('GET', path);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }),
);
parentPort?.postMessage(statuses);
