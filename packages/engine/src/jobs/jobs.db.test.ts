import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '@homeport/grammar';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Context, Principal, Reaction } from '../context.ts';
import { shop, shopCatalogue } from '../http/toy/shop.ts';
import { type ShopServer, shopHandlers, shopServer } from '../http/toy/shop-server.ts';
import type { JobHandler } from '../module.ts';
import { type Engine, makeContext, makeEngine, requestRefusals } from '../pipeline/index.ts';
import { backOff } from './deliver-outbox.ts';
import {
  deadLetters,
  deliverOutbox,
  enqueue,
  JobRefused,
  type Jobs,
  type JobsOptions,
  jobOf,
  jobsOf,
  listen,
  outboxChannel,
  outboxMetrics,
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
    await start([{ name: 'once', run: async () => void (runs += 1) }]);
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

describe('the outbox', () => {
  const emit = (record = randomUUID(), payload: Record<string, unknown> = {}): Promise<string> =>
    ctxOf().inTransaction(async (ctx) => {
      await ctx.query(
        sql`insert into engine.outbox (event, entity, record_id, payload) values ('shop.happened', 'order', ${record}::uuid, ${JSON.stringify(payload)}::jsonb)`,
      );
      return record;
    }) as Promise<string>;
  const waiting = async (): Promise<number> => {
    const [row] = await ctxOf().query<{ count: number }>(
      sql`select count(*)::integer as count from engine.outbox where dead is null`,
    );
    return row?.count ?? 0;
  };
  const deliver = (run: Reaction['run'], more: object = {}) => {
    const outbox = deliverOutbox({
      store: server.store,
      reactions: [{ event: 'shop.happened', run }],
      ctxOf: (tenant) =>
        makeContext(engine, { me: { ...me, homeTenant: tenant }, requestId: 'outbox', system: 'test' }),
      log,
      firstPause: 50,
      pollInterval: 50,
      ...more,
    });
    running.push(outbox);
    return outbox;
  };

  test('delivers every event, in order for each record, and then forgets it', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    for (const n of [1, 2, 3]) for (const record of [a, b]) await emit(record, { n });
    const seen: Record<string, unknown[]> = {};
    deliver(async (ctx, { recordId, payload }) => {
      expect(ctx.tenant).toBe(me.homeTenant);
      (seen[recordId] ??= []).push(payload.n);
    });
    await until(waiting, (n) => n === 0);
    expect(seen).toEqual({ [a]: [1, 2, 3], [b]: [1, 2, 3] });
  });
  test('two workers never act on one event at the same time', async () => {
    for (let i = 0; i < 60; i += 1) await emit();
    const effects: string[] = [];
    const act: Reaction['run'] = async (_, { effectId }) => {
      effects.push(effectId);
      await pause(2);
    };
    deliver(act);
    deliver(act);
    await until(waiting, (n) => n === 0);
    expect(effects).toHaveLength(60);
    expect(new Set(effects).size).toBe(60);
  });
  test('what fails comes back under the same effect id', async () => {
    await emit();
    const tries: string[] = [];
    deliver(async (_, { effectId }) => {
      tries.push(effectId);
      if (tries.length < 3) throw new Error('mail server away');
    });
    await until(waiting, (n) => n === 0);
    expect(tries).toHaveLength(3);
    expect(new Set(tries).size).toBe(1);
  });
  test('what keeps failing is put aside where administrators see it, and counted', async () => {
    const registry = new Registry();
    const record = await emit();
    deliver(
      async () => {
        throw new Error('never');
      },
      { attempts: 2, metrics: outboxMetrics(registry) },
    );
    await until(waiting, (n) => n === 0);
    expect((await deadLetters(ctxOf())).filter((d) => d.recordId === record)).toMatchObject([
      { event: 'shop.happened', attempts: 2, failure: 'Error: never' },
    ]);
    expect(await deadLetters(ctxOf(server.person(['clerk']).me))).toEqual([]);
    expect(await registry.metrics()).toContain('homeport_outbox_dead_total{event="shop.happened"} 1');
  });
  test('hears of a new event at once', async () => {
    let heard = 0;
    const outbox = deliver(async () => void (heard = Date.now()), { pollInterval: 60_000 });
    await new Promise<void>((connected) =>
      running.push(listen(server.database.url, { [outboxChannel]: () => outbox.wake() }, { log, connected })),
    );
    await pause(100);
    const started = Date.now();
    await emit();
    await until(waiting, (n) => n === 0);
    expect(heard - started).toBeLessThan(1_000);
  });
  test('listens again after the connection was lost', async () => {
    let words = 0;
    let connects = 0;
    running.push(
      listen(server.database.url, { shop_words: () => (words += 1) }, { log, connected: () => (connects += 1) }),
    );
    await until(
      async () => connects,
      (n) => n === 1,
    );
    const client = new pg.Client({ connectionString: server.database.superuserUrl });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'homeport listener'`,
    );
    await until(
      async () => connects,
      (n) => n === 2,
    );
    await client.query("select pg_notify('shop_words', '')");
    await until(
      async () => words,
      (n) => n === 1,
    );
    await client.end();
  });
  test('waits longer each time, never more than an hour', () => {
    const middle = () => 0.5;
    expect([1, 2, 3, 4].map((n) => backOff(n, 2_000, middle))).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(backOff(40, 2_000, middle)).toBe(3_600_000);
  });
});
