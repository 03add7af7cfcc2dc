import { Worker } from 'node:worker_threads';
import type { Place } from '@homeport/model/diary';

export type PlaceQuestion =
  | { readonly latitude: number; readonly longitude: number }
  | { readonly name: string; readonly country: string | null };

/** How long the thread is kept after the last question, and how long an answer may take, in milliseconds. */
const idleTime = 60_000;
const patience = 15_000;

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, (answer: unknown) => void>;
}

/** Borders and towns that came with the server. They are loaded at the first question and leave the memory again. */
export function builtInPlaces() {
  let thread: Thread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  const stop = (): void => {
    clearTimeout(idle);
    const ending = thread;
    thread = undefined;
    for (const answer of ending?.waiting.values() ?? []) answer(null);
    void ending?.worker.terminate();
  };
  const start = (): Thread => {
    const worker = new Worker(new URL('./places.worker.ts', import.meta.url), { env: {}, execArgv: [] });
    const started: Thread = { worker, waiting: new Map() };
    worker.unref();
    worker.on('message', ({ id, answer }: { id: number; answer: unknown }) => {
      started.waiting.get(id)?.(answer);
      started.waiting.delete(id);
    });
    const gone = (): void => {
      if (thread === started) stop();
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return started;
  };

  const ask = <T>(question: PlaceQuestion): Promise<T | null> =>
    new Promise((done) => {
      thread ??= start();
      clearTimeout(idle);
      idle = setTimeout(stop, idleTime);
      idle.unref();
      count += 1;
      const id = count;
      const { waiting, worker } = thread;
      const late = setTimeout(() => {
        waiting.delete(id);
        done(null);
      }, patience);
      late.unref();
      waiting.set(id, (answer) => {
        clearTimeout(late);
        done(answer as T | null);
      });
      worker.postMessage({ id, question });
    });

  return {
    at: (latitude: number, longitude: number) => ask<Place>({ latitude, longitude }),
    named: async (name: string, country: string | null) => (await ask<Place[]>({ name, country })) ?? [],
    stop,
  };
}
export type BuiltInPlaces = ReturnType<typeof builtInPlaces>;
