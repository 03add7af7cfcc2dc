import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import * as prom from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shopCatalogue } from '../../../../tests/support/engine/shop.ts';
import { type ShopServer, shopHandlers, shopServer } from '../../../../tests/support/engine/shop-server.ts';
import type { Context, Principal, Reaction } from '../context.ts';
import { type Engine, makeContext, makeEngine } from '../pipeline/index.ts';
import { openStore } from '../store/index.ts';
import { backOff } from './deliver-outbox.ts';
import { deadLetters, deliverOutbox, listen, outboxMetrics, prepareJobs, retryDeadLetters } from './index.ts';

let server: ShopServer;
let engine: Engine;
let me: Principal;
const log = pino({ level: 'silent' });
const running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  server = await shopServer();
  engine = makeEngine({ catalogue: shopCatalogue, store: server.store, handlers: shopHandlers });
  await prepareJobs({ url: server.database.url, log });
  me = server.person(['clerk']).me;
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});
afterAll(() => server?.close());

const ctxOf = (who = me): Context => makeContext(engine, { me: who, requestId: 'test' });
const until = async <T>(ask: () => Promise<T>, holds: (value: T) => boolean, milliseconds = 10_000): Promise<T> => {
  for (const end = Date.now() + milliseconds; ; await pause(20)) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`never: ${JSON.stringify(value)}`);
  }
};
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
      const list = seen[recordId] ?? [];
      seen[recordId] = list;
      list.push(payload.n);
    });
    await until(waiting, (n) => n === 0);
    expect(seen).toEqual({ [a]: [1, 2, 3], [b]: [1, 2, 3] });
  });
  test('what could not be stored for a moment comes again, although its transaction only answers so', async () => {
    await emit();
    let tries = 0;
    deliver((ctx) =>
      ctx.inTransactionOrThrow(async (tx) => {
        tries += 1;
        // As a pool without a free connection says it.
        if (tries === 1) throw new Error('timeout exceeded when trying to connect');
        await tx.query(sql`select 1`);
        return undefined;
      }),
    );
    await until(waiting, (n) => n === 0);
    expect(tries).toBe(2);
  });
  test('what has to wait comes again when it is time, and is never given up for waiting', async () => {
    await emit();
    const start = Date.now();
    const at: number[] = [];
    deliver(
      async () => {
        at.push(Date.now() - start);
        return at.length < 4 ? { again: Temporal.Now.instant().add({ milliseconds: 200 }) } : undefined;
      },
      { attempts: 1 },
    );
    await until(waiting, (n) => n === 0);
    expect(at).toHaveLength(4);
    expect(at[3]).toBeGreaterThanOrEqual(600);
  });
  test('what waits for a time of its own is not counted as old before that time', async () => {
    await ctxOf().query(
      sql`insert into engine.outbox (event, entity, record_id, payload, created) values ('shop.happened', 'order', ${randomUUID()}::uuid, '{}', now() - interval '30 days')`,
    );
    const oldest = async (): Promise<number> => {
      const [row] = await server.store.open<{ oldest: number }>(sql`select oldest from engine.outbox_state()`);
      return row?.oldest ?? 0;
    };
    expect(await oldest()).toBeGreaterThan(2_000_000);
    let asked = 0;
    deliver(async () => {
      asked += 1;
      return asked === 1 ? { again: Temporal.Now.instant().add({ seconds: 3 }) } : undefined;
    });
    await until(oldest, (seconds) => seconds < 60);
    expect(asked).toBe(1);
    await until(waiting, (n) => n === 0);
  });
  test('what nobody reacts to leaves by itself, and wakes nobody', async () => {
    const acted: string[] = [];
    const outbox = deliver(async (_, { recordId }) => void acted.push(recordId));
    await ctxOf().query(
      sql`insert into engine.outbox (event, entity, record_id, payload) values ('shop.unheard', 'order', ${randomUUID()}::uuid, '{}')`,
    );
    const heard = await emit();
    outbox.wake('shop.unheard');
    await until(waiting, (n) => n === 0);
    expect(acted).toEqual([heard]);
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
    const registry = new prom.Registry();
    const metrics = outboxMetrics(server.store);
    metrics.figures(registry, prom);
    const record = await emit();
    deliver(
      async () => {
        throw new Error('never');
      },
      { attempts: 2, metrics },
    );
    await until(waiting, (n) => n === 0);
    expect((await deadLetters(ctxOf())).filter((d) => d.recordId === record)).toMatchObject([
      { event: 'shop.happened', attempts: 2, failure: 'Error: never' },
    ]);
    expect(await deadLetters(ctxOf(server.person(['clerk']).me))).toEqual([]);
    const text = await registry.metrics();
    expect(text).toContain('homeport_outbox_dead_total{event="shop.happened"} 1');
    expect(text).toContain('homeport_outbox_failures_total{event="shop.happened"} 1');
    expect(text).toMatch(/homeport_outbox_events\{state="dead"\} [1-9]/);
  });
  test('an administrator has it tried again: one, or all of the own tenant and of no other', async () => {
    const failing = () => {
      throw new Error('mail server away');
    };
    const [first, second] = [await emit(), await emit()];
    const broken = deliver(failing, { attempts: 1 });
    await until(waiting, (n) => n === 0);
    await broken.stop();
    const letters = await deadLetters(ctxOf());
    const one = letters.find((l) => l.recordId === first)?.effectId as string;
    expect(await retryDeadLetters(ctxOf(server.person(['clerk']).me), one)).toBe(0);
    expect(await retryDeadLetters(ctxOf(), one)).toBe(1);
    expect(await retryDeadLetters(ctxOf(), one)).toBe(0);
    const seen: string[] = [];
    deliver(async (_, { recordId }) => void seen.push(recordId));
    await until(waiting, (n) => n === 0);
    expect(seen).toEqual([first]);
    expect(await retryDeadLetters(ctxOf(), null)).toBeGreaterThanOrEqual(1);
    await until(waiting, (n) => n === 0);
    expect(seen).toContain(second);
    expect(await deadLetters(ctxOf())).toEqual([]);
  });
  test('hears of a new event as soon as it is committed here', async () => {
    let heard = 0;
    const outbox = deliver(
      async () => {
        heard = Date.now();
      },
      { pollInterval: 60_000 },
    );
    const store = await openStore({
      url: server.database.url,
      catalogue: shopCatalogue,
      secrets: ['a secret that only this test of the outbox uses'],
      committed: () => outbox.wake(),
    });
    await pause(100);
    const started = Date.now();
    await store.transaction({ me, tenant: me.homeTenant, requestId: 'test' }, (tx) =>
      tx.query(sql`insert into engine.outbox (event, entity, record_id, payload)
        values ('shop.happened', 'order', gen_random_uuid(), '{}')`),
    );
    await until(waiting, (n) => n === 0);
    expect(heard - started).toBeLessThan(1_000);
    await store.close();
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
