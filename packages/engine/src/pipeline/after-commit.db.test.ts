import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopCatalogue } from '../../../../tests/support/engine/shop.ts';
import { type ShopServer, shopHandlers, shopServer } from '../../../../tests/support/engine/shop-server.ts';
import type { Context } from '../context.ts';
import { makeContext, makeEngine, requestRefusals } from './index.ts';

let server: ShopServer;
let ctx: Context;
beforeAll(async () => {
  server = await shopServer();
  const engine = makeEngine({ catalogue: shopCatalogue, store: server.store, handlers: shopHandlers });
  ctx = makeContext(engine, { me: server.person(['clerk']).me, requestId: 'test', system: 'test' });
});
afterAll(() => server?.close());

const write = (inside: Context, event: string) =>
  inside.query(
    sql`insert into engine.outbox (event, entity, record_id, payload) values (${event}, 'order', gen_random_uuid(), '{}')`,
  );
const stored = async (event: string) =>
  (await ctx.query(sql`select 1 from engine.outbox where event = ${event}`)).length;

test('what is to be done afterwards sees what was stored, also where the system asked for it inside', async () => {
  const seen = Promise.withResolvers<number>();
  let isDone = false;
  await ctx.inTransaction(async (inside) => {
    inside.asSystem('a word to others').afterCommit(() => {
      isDone = true;
      stored('kept').then(seen.resolve, seen.reject);
    });
    await write(inside, 'kept');
    expect(isDone).toBe(false);
  });
  expect(await seen.promise).toBe(1);
});

test('it is never done when the transaction is given up or fails, and at once where none runs', async () => {
  const done: string[] = [];
  await ctx.inTransaction(async (inside) => {
    await write(inside, 'refused');
    inside.afterCommit(() => done.push('refused'));
    return requestRefusals.notAllowed() as never;
  });
  const failed = ctx.inTransaction(async (inside) => {
    inside.afterCommit(() => done.push('failed'));
    throw new Error('nothing works');
  });
  await expect(failed).rejects.toThrow('nothing works');
  expect([done, await stored('refused')]).toEqual([[], 0]);
  ctx.afterCommit(() => done.push('at once'));
  expect(done).toEqual(['at once']);
});

test('a database that cannot be reached for a moment is a fault, not an answer that nobody may look at', async () => {
  const cut = ctx.inTransaction(async () => {
    throw new Error('timeout exceeded when trying to connect');
  });
  await expect(cut).rejects.toMatchObject({ refusal: { kind: 'unavailable' } });
});

test('who has no answer to a refusal is thrown it, and nothing was stored', async () => {
  const refused = ctx.inTransactionOrThrow(async (inside) => {
    await write(inside, 'thrown');
    return requestRefusals.notAllowed() as never;
  });
  await expect(refused).rejects.toMatchObject({ refusal: { code: requestRefusals.notAllowed().code } });
  expect(await stored('thrown')).toBe(0);
  expect(await ctx.inTransactionOrThrow(async (inside) => write(inside, 'kept as well'))).toEqual([]);
  expect(await stored('kept as well')).toBe(1);
});
