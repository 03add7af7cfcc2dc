import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { fairPool } from './fair-pool.ts';

/** Connections that a company gets of ten when it asks for thirty, beside another that asked for one: at once, and after a while. */
async function lentBeside(processors: number): Promise<readonly [atOnce: number, afterAWhile: number]> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
  let lent = 0;
  const connect = async (): Promise<pg.PoolClient> => {
    lent += 1;
    return { release: () => {}, connection: { parsedStatements: {} } } as unknown as pg.PoolClient;
  };
  const pool = fairPool({ connect } as unknown as pg.Pool, 10, processors);
  pool.giveBack('quiet', await pool.lend('quiet'));
  lent = 0;
  for (let n = 0; n < 30; n += 1) void pool.lend('loud').catch(() => {});
  await vi.advanceTimersByTimeAsync(10);
  const atOnce = lent;
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  return [atOnce, lent];
}

test.each([
  [1, 1, 3],
  [2, 1, 3],
  [3, 2, 3],
  [64, 4, 4],
])(
  'with %i processors a loud company has %i short statements at work beside others, and %i when they take long',
  async (processors, short, long) => {
    expect(await lentBeside(processors)).toEqual([short, long]);
  },
);

test('short statements of a company pass its long ones, one after the other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
  const connect = async () => ({ release: () => {}, connection: { parsedStatements: {} } }) as unknown as pg.PoolClient;
  const pool = fairPool({ connect } as unknown as pg.Pool, 10, 2);
  pool.giveBack('quiet', await pool.lend('quiet'));
  const long = await pool.lend('loud');
  let done = 0;
  const work = async (): Promise<void> => {
    done += 1;
  };
  const shortOnes = Array.from({ length: 5 }, () => pool.with('loud', work));
  await vi.advanceTimersByTimeAsync(20);
  expect(done).toBe(0);
  await vi.advanceTimersByTimeAsync(60);
  expect(done).toBe(5);
  pool.giveBack('loud', long);
  await Promise.all(shortOnes);
  // The long one is gone and its place with it: one at a time again.
  const again = await pool.lend('loud');
  const next = pool.with('loud', work);
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toBe(5);
  pool.giveBack('loud', again);
  await next;
  expect(done).toBe(6);
  vi.useRealTimers();
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
