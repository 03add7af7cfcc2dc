import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { fairPool } from './fair-pool.ts';

/** Connections that a company gets of ten when it asks for thirty, beside another that asked for one. */
async function lentBeside(processors: number): Promise<number> {
  let lent = 0;
  const connect = async (): Promise<pg.PoolClient> => {
    lent += 1;
    return { release: () => {}, connection: { parsedStatements: {} } } as unknown as pg.PoolClient;
  };
  const pool = fairPool({ connect } as unknown as pg.Pool, 10, processors);
  pool.giveBack('quiet', await pool.lend('quiet'));
  lent = 0;
  for (let n = 0; n < 30; n += 1) void pool.lend('loud').catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  return lent;
}

test.each([
  [1, 3],
  [2, 3],
  [3, 3],
  [64, 4],
])('with %i processors a loud company has %i statements at work beside others', async (processors, statements) => {
  expect(await lentBeside(processors)).toBe(statements);
});

test('who finds a connection free gets it without anything to wait with', async () => {
  const connect = async () => ({ release: () => {}, connection: { parsedStatements: {} } }) as unknown as pg.PoolClient;
  const pool = fairPool({ connect } as unknown as pg.Pool, 3, 2);
  const made = vi.spyOn(Promise, 'withResolvers');
  const lent = await pool.lend('one');
  expect(made).not.toHaveBeenCalled();
  await Promise.all([pool.lend('one'), pool.lend('two')]);
  const waiting = pool.lend('one');
  expect(made).toHaveBeenCalledTimes(1);
  pool.giveBack('one', lent);
  await waiting;
  made.mockRestore();
});
