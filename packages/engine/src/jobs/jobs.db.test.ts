import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@homeport/grammar';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shop, shopCatalogue } from '../../../../tests/support/engine/shop.ts';
import { type ShopServer, shopHandlers, shopServer } from '../../../../tests/support/engine/shop-server.ts';
import type { Context, Principal } from '../context.ts';
import type { JobHandler } from '../module.ts';
import { type Engine, makeContext, makeEngine, requestRefusals } from '../pipeline/index.ts';
import {
  enqueue,
  JobRefused,
  type Jobs,
  type JobsOptions,
  jobOf,
  jobsOf,
  prepareJobs,
  readCheckpoint,
  saveCheckpoint,
  startJobs,
  stopJob,
} from './index.ts';

let server: ShopServer;
let engine: Engine;
let me: Principal;
const log = pino({ level: 'silent' });
const running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  server = await shopServer();
  engine = makeEngine({ catalogue: shopCatalogue, store: server.store, handlers: shopHandlers });
  await prepareJobs({ url: server.database.url, log });
  await prepareJobs({ url: server.database.url, log });
  me = server.person(['clerk']).me;
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});
afterAll(() => server?.close());

const ctxOf = (who = me): Context => makeContext(engine, { me: who, requestId: 'test' });
async function start(jobs: readonly JobHandler[], more: Partial<JobsOptions> = {}): Promise<Jobs> {
  const started = await startJobs({ url: server.database.url, jobs, ctxOf: async () => ctxOf(), log, ...more });
  running.push(started);
  return started;
}
const until = async <T>(ask: () => Promise<T>, holds: (value: T) => boolean, milliseconds = 10_000): Promise<T> => {
  for (const end = Date.now() + milliseconds; ; await pause(20)) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`never: ${JSON.stringify(value)}`);
  }
};
const stateOf = async (id: string) => {
  const job = await jobOf(ctxOf(), id);
  return isRefusal(job) ? job.code : job.state;
};
const ended = (id: string) =>
  until(
    () => stateOf(id),
    (s) => s === 'done' || s === 'failed' || s === 'stopped',
  );

describe('a job', () => {
  test('runs with its input, says how far it is, and keeps its result', async () => {
    const seen: (readonly [number, number | null])[] = [];
    const id = await enqueue(ctxOf(), 'count', { upTo: 3 });
    expect(await stateOf(id)).toBe('waiting');
    await start([
      {
        name: 'count',
        run: async (ctx, { input, progress }) => {
          await progress.step('counting', Number(input.upTo));
          for (let n = 1; n <= Number(input.upTo); n += 1) {
            await progress.done(n);
            await pause(260);
            const job = await jobOf(ctx, id);
            if (!isRefusal(job)) seen.push([job.done, job.total]);
          }
          return { counted: input.upTo };
        },
      },
    ]);
    await ended(id);
    expect(await jobOf(ctxOf(), id)).toMatchObject({
      state: 'done',
      step: 'counting',
      done: 3,
      total: 3,
      result: { counted: 3 },
      failure: null,
    });
    expect(seen.map(([done]) => done)).toEqual([...seen.map(([done]) => done)].sort());
    expect(seen.every(([done, total]) => total === 3 && done <= 3)).toBe(true);
  });
  test('is part of the transaction that hands it over', async () => {
    const before = (await jobsOf(ctxOf())).length;
    const refused = await ctxOf().inTransaction(async (ctx) => {
      await enqueue(ctx, 'count', { upTo: 1 });
      return requestRefusals.notAllowed() as never;
    });
    expect(isRefusal(refused)).toBe(true);
    expect(await jobsOf(ctxOf())).toHaveLength(before);
  });
  test('handed in twice under one key runs once', async () => {
    let runs = 0;
    const ids = await Promise.all([1, 2, 3].map(() => enqueue(ctxOf(), 'once', {}, { key: 'march' })));
    expect(new Set(ids).size).toBe(1);
    await start([
      {
        name: 'once',
        run: async () => {
          runs += 1;
          return undefined;
        },
      },
    ]);
    await ended(ids[0] as string);
    await enqueue(ctxOf(), 'once', {}, { key: 'march' });
    await pause(300);
    expect(runs).toBe(1);
  });
  test('is seen by its owner alone', async () => {
    const id = await enqueue(ctxOf(), 'count', {});
    const colleague = { ...me, user: randomUUID() };
    expect(await jobOf(ctxOf(colleague), id)).toMatchObject({ code: 'jobs.notFound' });
    expect(await jobOf(ctxOf(server.person(['clerk']).me), id)).toMatchObject({ code: 'jobs.notFound' });
    expect(await stopJob(ctxOf(colleague), id)).toMatchObject({ code: 'jobs.notFound' });
    await stopJob(ctxOf(), id);
  });
  test('that is stopped while it waits never runs, while it runs it stops', async () => {
    let runs = 0;
    const waiting = await enqueue(ctxOf(), 'stoppable', {});
    expect(await stopJob(ctxOf(), waiting)).toMatchObject({ state: 'stopped' });
    const later = await enqueue(ctxOf(), 'stoppable', {});
    await start([
      {
        name: 'stoppable',
        run: async (_, { progress, signal }) => {
          runs += 1;
          await progress.step('going');
          for (let n = 1; ; n += 1) {
            signal.throwIfAborted();
            await progress.done(n);
            await pause(20);
          }
        },
      },
    ]);
    await until(
      () => stateOf(later),
      (s) => s === 'running',
    );
    await stopJob(ctxOf(), later);
    await pause(500);
    expect(await jobOf(ctxOf(), later)).toMatchObject({ state: 'stopped', failure: null });
    expect(runs).toBe(1);
    expect(await stopJob(ctxOf(), later)).toMatchObject({ code: 'jobs.finished' });
  });
  test('that is refused fails with the reason and is not tried again', async () => {
    let runs = 0;
    const id = await enqueue(ctxOf(), 'refused', {});
    await start([
      {
        name: 'refused',
        run: async () => {
          runs += 1;
          throw new JobRefused(shop.refusals.noMoney());
        },
      },
    ]);
    await ended(id);
    expect(await jobOf(ctxOf(), id)).toMatchObject({ state: 'failed', failure: { code: 'shop.noMoney' } });
    expect(runs).toBe(1);
  });
  test('that breaks is tried again, and goes on from its checkpoint', async () => {
    const starts: number[] = [];
    const id = await enqueue(ctxOf(), 'breaks', {}, { attempts: 3 });
    await start([
      {
        name: 'breaks',
        run: async (ctx) => {
          const from = (await readCheckpoint<{ at: number }>(ctx, id))?.at ?? 0;
          starts.push(from);
          if (from > 0) return { from };
          await ctx.inTransaction(async (inside) => saveCheckpoint(inside, id, { at: 7 }));
          throw new Error('select secret from nowhere');
        },
      },
    ]);
    await ended(id);
    expect(starts).toEqual([0, 7]);
    expect(await jobOf(ctxOf(), id)).toMatchObject({ state: 'done', result: { from: 7 } });
  });
  test('that keeps breaking fails without telling internals', async () => {
    const id = await enqueue(ctxOf(), 'hopeless', {}, { attempts: 1 });
    await start([
      {
        name: 'hopeless',
        run: async () => {
          throw new Error('select secret from nowhere');
        },
      },
    ]);
    await ended(id);
    const job = await jobOf(ctxOf(), id);
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'jobs.failed' } });
    expect(JSON.stringify(job)).not.toContain('secret');
  });
  test('goes back to the queue when the server stops, and is done by the next', async () => {
    const id = await enqueue(ctxOf(), 'long', {});
    let isSecond = false;
    const handler: JobHandler = {
      name: 'long',
      run: async (_, { signal }) => {
        if (isSecond) return { isSecond };
        await pause(60_000, undefined, { signal });
        return {};
      },
    };
    const first = await startJobs({ url: server.database.url, jobs: [handler], ctxOf: async () => ctxOf(), log });
    await until(
      () => stateOf(id),
      (s) => s === 'running',
    );
    await first.stop();
    expect(await stateOf(id)).toBe('waiting');
    isSecond = true;
    await start([handler]);
    await ended(id);
    expect(await stateOf(id)).toBe('done');
  }, 60_000);
  test('that runs is known to be alive, so nobody takes it over', async () => {
    const id = await enqueue(ctxOf(), 'alive', {});
    await start([{ name: 'alive', run: (_, { signal }) => pause(30_000, undefined, { signal }) }]);
    const client = new pg.Client({ connectionString: server.database.url });
    await client.connect();
    const isAlive = async () =>
      (
        await client.query(
          `select exists (select from jobs.worker w where w.worker = j.locked_by) as known from graphile_worker._private_jobs j where payload->>'id' = $1`,
          [id],
        )
      ).rows[0]?.known;
    await until(isAlive, (known) => known === true);
    await client.end();
    await stopJob(ctxOf(), id);
  }, 30_000);
  test('of a process that was killed is taken over', async () => {
    const id = await enqueue(ctxOf(), 'orphan', {});
    const client = new pg.Client({ connectionString: server.database.url });
    await client.connect();
    // As a worker that took it half a minute ago and was killed leaves it.
    await client.query(
      `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '30 seconds', attempts = 1
      where payload->>'id' = $1`,
      [id],
    );
    await client.end();
    await start([{ name: 'orphan', run: async () => ({ isDone: true }) }]);
    await ended(id);
    expect(await stateOf(id)).toBe('done');
  });
  test('cannot be put into the queue behind the back of its table by a request', async () => {
    await expect(ctxOf().query(sql`select * from graphile_worker.jobs`)).rejects.toMatchObject({
      refusal: { code: 'request.notFound' },
    });
  });
});
