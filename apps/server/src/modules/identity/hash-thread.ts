import { Worker } from 'node:worker_threads';
import type { HashAnswered, HashAsked } from './hash-password.worker.ts';

/** Milliseconds that the thread is kept after its last work. */
const idleTime = 60_000;

export interface HashThread {
  ask(work: Omit<HashAsked, 'number'>): Promise<string | boolean>;
}

/**
 * A thread that hashes passwords one after the other. The pool of threads that files, packing and look-ups of names share has no
 * part in it, and where the system allows it others come first. It starts with the first password and ends by itself.
 */
export function hashThread(): HashThread {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  const waiting = new Map<number, { resolve(result: string | boolean): void; reject(error: Error): void }>();
  const end = (error?: Error): void => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error ?? new Error('the thread for passwords has ended'));
    waiting.clear();
    void ending?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./hash-password.worker.ts', import.meta.url), { env: {}, execArgv: [] });
    started.unref();
    started.on('message', ({ number, result, error }: HashAnswered) => {
      const asked = waiting.get(number);
      waiting.delete(number);
      if (error !== undefined || result === undefined) asked?.reject(new Error(error ?? 'no hash'));
      else asked?.resolve(result);
      if (waiting.size === 0) {
        started.unref();
        idle = setTimeout(end, idleTime).unref();
      }
    });
    const gone = (error?: unknown): void => {
      if (worker === started) end(error instanceof Error ? error : undefined);
    };
    started.on('error', gone).on('exit', () => gone());
    return started;
  };
  return {
    ask: (work) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        worker ??= start();
        // Who waits for a hash keeps the process; a thread at rest does not.
        worker.ref();
        count += 1;
        waiting.set(count, { resolve, reject });
        worker.postMessage({ number: count, ...work } satisfies HashAsked);
      }),
  };
}
