import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../tests/support/homeport.ts';
import { recurringJobs } from './recurring-jobs.ts';

let port: Homeport;
let home: string;
let behind: pg.Client;
beforeAll(async () => {
  port = await startHomeport();
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  home = await port.tenant('MANY');
}, 60_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

/** Entries of the bin with two rows each, deleted so long ago. */
const deleted = (count: number, ago: string) =>
  behind.query(
    `with lying as (
       insert into engine.bin (tenant_id, record_id, entity, title, by_user, at)
       select $1, gen_random_uuid(), 'expenseItem', 'One of many', $1, now() - $2::interval from generate_series(1, $3) returning *
     )
     insert into engine.bin_row (tenant_id, record_id, relation, key, value)
       select tenant_id, record_id, 'expense_item', part::text, '{}' from lying, generate_series(1, 2) part`,
    [home, ago, count],
  );

test('the bin is emptied in portions, however much was deleted on one day, each in the time that a statement has', async () => {
  // The row looks its entry up, which the same statement has not shown yet.
  await behind.query('alter table engine.bin_row disable trigger all');
  await deleted(50_000, '31 days');
  await deleted(3, '29 days');
  await behind.query('alter table engine.bin_row enable trigger all');
  const { store } = port.server;
  let portions = 0;
  const counted: typeof store.open = async (statement) => {
    portions += 1;
    return (await store.open(statement)) as never;
  };
  const jobs = recurringJobs({} as never, { open: counted }, undefined as never);
  await jobs.find((job) => job.name === 'bin.empty')?.run(new AbortController().signal);
  const left = await store.open<{ count: number }>(sql`select engine.empty_bin('0 seconds') as count`);
  expect(left).toEqual([{ count: 3 }]);
  expect((await behind.query('select from engine.bin_row')).rowCount).toBe(0);
  // Each has a statement's five seconds to itself.
  expect(portions).toBeGreaterThan(25);
});

test('a server that stops leaves the rest for the night after', async () => {
  const stopping = new AbortController();
  let calls = 0;
  const open = async () => {
    calls += 1;
    stopping.abort();
    return [{ gone: 2000 }] as never;
  };
  const jobs = recurringJobs({} as never, { open }, undefined as never);
  await jobs.find((job) => job.name === 'bin.empty')?.run(stopping.signal);
  expect(calls).toBe(1);
});

test('what is old in the bin is found by its day', async () => {
  await behind.query('begin');
  await behind.query('set local enable_seqscan = off');
  const { rows } = await behind.query(
    `explain select tenant_id, record_id from engine.bin where at < now() - interval '30 days' limit 2000`,
  );
  await behind.query('rollback');
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('bin_at_idx');
});
