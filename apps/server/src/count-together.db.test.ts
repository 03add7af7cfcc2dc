import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../tests/support/homeport.ts';
import { countTogether } from './count-together.ts';

let port: Homeport;
beforeAll(async () => {
  port = await startHomeport();
}, 120_000);
afterAll(async () => {
  await port?.[Symbol.asyncDispose]();
});

test.each(['signIn', 'money', 'mail'] as const)('calls of %s on two nodes are counted together', async (group) => {
  const rate = { calls: 3, seconds: 60 };
  const key = Buffer.alloc(32, 1);
  const [one, other] = [countTogether(port.server.store, key), countTogether(port.server.store, key)].map((make) =>
    make(group, rate),
  );
  const taken = [await one?.('203.0.113.7'), await other?.('203.0.113.7'), await one?.('203.0.113.7')];
  expect(taken).toEqual([0, 0, 0]);
  expect(await other?.('203.0.113.7')).toBeGreaterThan(0);
  expect(await one?.('203.0.113.7')).toBeGreaterThan(0);
  expect(await one?.('203.0.113.8')).toBe(0);
});

test('of many at once on both nodes exactly as many go on as are allowed', async () => {
  const rate = { calls: 5, seconds: 60 };
  const key = Buffer.alloc(32, 2);
  const nodes = [1, 2].map(() => countTogether(port.server.store, key)('money', rate));
  const waits = await Promise.all(Array.from({ length: 20 }, (_, n) => nodes[n % 2]?.('somebody')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});
