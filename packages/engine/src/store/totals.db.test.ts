import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toy, toyCatalogue } from '../../../../tests/support/engine/toy-catalogue.ts';
import {
  caller,
  make,
  page,
  rightsOf,
  type ToyDatabase,
  toyDatabase,
} from '../../../../tests/support/engine/toy-database.ts';
import type { Caller } from '../rights/caller.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

let db: ToyDatabase;
/** Another server process over the same database, as far as totals are concerned. */
let other: Store;
beforeAll(async () => {
  db = await toyDatabase(8);
  other = await openStore({
    url: db.database.url,
    catalogue: toyCatalogue,
    secrets: ['a secret that is only used by this test of totals'],
  });
});
afterAll(async () => {
  await other.close();
  await db.close();
});

const named = { filter: { field: 'firstName', op: 'eq', value: 'A' } } as const;
const add = (store: Store, who: Caller, firstName = 'A') => make(store, who, toy.person, { firstName, lastName: 'X' });
const total = async (store: Store, who: Caller, query: object = named): Promise<number> =>
  (await page(store, who, toy.person, query)).totalElements as number;

test('a total is counted once, and given again while nothing changes', async () => {
  const boss = caller(['boss']);
  for (let i = 0; i < 3; i += 1) await add(db.store, boss);
  expect(await total(db.store, boss)).toBe(3);
  // A change that no trigger sees, as nothing in reach of the server can make it: the total is the remembered one.
  await db.behind.query('set session_replication_role = replica');
  await db.behind.query(`delete from app.person where tenant_id = '${boss.tenant}'`);
  await db.behind.query('set session_replication_role = default');
  expect(await total(db.store, boss)).toBe(3);
  expect(await total(db.store, boss, { ...named, page: 1, size: 5 })).toBe(3);
  expect(await total(other, boss)).toBe(0);
  // The next change of the tenant's people is seen at once; one of somebody else's changes nothing.
  await add(other, caller(['boss']));
  expect(await total(db.store, boss)).toBe(3);
  await add(other, boss, 'B');
  expect(await total(db.store, boss)).toBe(0);
});

test('a transaction that was already running when the total was counted is seen as soon as it commits', async () => {
  const boss = caller(['boss']);
  await add(db.store, boss);
  const counted = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const slow = other.transaction(boss, async (tx) => {
    await tx.insert(toy.person, { id: randomUUID(), firstName: 'A', lastName: 'Y' }, { deed: 'create' });
    written.resolve();
    await counted.promise;
  });
  await written.promise;
  expect(await total(db.store, boss)).toBe(1);
  expect(await total(db.store, boss)).toBe(1);
  counted.resolve();
  await slow;
  expect(await total(db.store, boss)).toBe(2);
});

test('what is undone changes nothing, and nested transactions count as their whole', async () => {
  const boss = caller(['boss']);
  await add(db.store, boss);
  expect(await total(db.store, boss)).toBe(1);
  await expect(
    other.transaction(boss, async (tx) => {
      await tx.insert(toy.person, { id: randomUUID(), firstName: 'A', lastName: 'Y' }, { deed: 'create' });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await total(db.store, boss)).toBe(1);
  await other.transaction(boss, async (tx) => {
    await tx.query(sql`savepoint one`);
    await tx.insert(toy.person, { id: randomUUID(), firstName: 'A', lastName: 'Y' }, { deed: 'create' });
    await tx.query(sql`release savepoint one`);
  });
  expect(await total(db.store, boss)).toBe(2);
});

test.each<[string, (boss: Caller) => Promise<unknown>]>([
  [
    'SQL of a handler',
    (boss) => other.transaction(boss, (tx) => tx.query(sql`update app.person set first_name = 'B'`)),
  ],
  [
    'hands at the database',
    (boss) => db.behind.query(`update app.person set first_name = 'B' where tenant_id = '${boss.tenant}'`),
  ],
  [
    'hands that move rows to another tenant',
    (boss) => db.behind.query(`update app.person set tenant_id = gen_random_uuid() where tenant_id = '${boss.tenant}'`),
  ],
])('a change by %s is seen', async (_, change) => {
  const boss = caller(['boss']);
  await add(db.store, boss);
  expect(await total(db.store, boss)).toBe(1);
  await change(boss);
  expect(await total(db.store, boss)).toBe(0);
});

test('totals of other filters, words, rights and callers are others', async () => {
  const boss = caller(['boss']);
  await add(db.store, boss, 'A');
  await add(db.store, boss, 'B');
  for (let i = 0; i < 2; i += 1) {
    expect(await total(db.store, boss)).toBe(1);
    expect(await total(db.store, boss, { filter: { field: 'firstName', op: 'eq', value: 'C' } })).toBe(0);
    expect(await total(db.store, boss, { filter: { field: 'firstName', op: 'ne', value: 'A' } })).toBe(1);
    expect(await total(db.store, boss, {})).toBe(2);
    expect(await total(db.store, caller(['boss']), {})).toBe(0);
  }
});

test('notes of changes are removed when they can decide nothing any more', async () => {
  const boss = caller(['boss']);
  await add(db.store, boss);
  const notes = async (): Promise<number> => {
    const { rows } = await db.behind.query(
      `select count(*)::integer as n from engine.change where tenant_id = '${boss.tenant}'`,
    );
    return rows[0].n;
  };
  const forget = async (horizon: string): Promise<string> =>
    (await db.behind.query('select engine.forget_changes($1::xid8)::text as now', [horizon])).rows[0].now;
  // Other databases of the cluster have transactions too; the oldest has to be younger than the first note.
  const isPast = async (): Promise<boolean> =>
    (
      await db.behind.query(
        `select bool_and(xid < pg_snapshot_xmin(pg_current_snapshot())) as past from engine.change where tenant_id = '${boss.tenant}'`,
      )
    ).rows[0].past;
  await expect.poll(isPast, { timeout: 20_000 }).toBe(true);
  const client = new pg.Client(db.database.superuserUrl);
  await client.connect();
  await client.query('begin; select pg_current_xact_id()');
  await add(db.store, boss);
  const horizon = await forget('0');
  expect(await notes()).toBe(2);
  await forget(horizon);
  // The second was written beside a transaction that still ran.
  expect(await notes()).toBe(1);
  await client.query('commit');
  await client.end();
  await expect.poll(isPast, { timeout: 20_000 }).toBe(true);
  await forget(await forget('0'));
  expect(await notes()).toBe(0);
});

test('however writers and lists race over two servers, a total is never older than the question', async () => {
  const boss = caller(['boss']);
  const rights = rightsOf(boss, toy.person);
  const stores = [db.store, other];
  let begun = 0;
  let done = 0;
  let gone = 0;
  let going = 0;
  let isOver = false;
  const writer = async (store: Store, n: number): Promise<void> => {
    const mine: string[] = [];
    for (let i = 0; i < 60; i += 1) {
      if (mine.length > 0 && (i + n) % 3 === 0) {
        going += 1;
        const id = mine.pop();
        await store.transaction(boss, (tx) => tx.query(sql`delete from app.person where id = ${id}::uuid`));
        gone += 1;
      } else {
        begun += 1;
        const id = randomUUID();
        await store.create(boss, toy.person, rights, { id, firstName: 'A', lastName: 'X' }, { deed: 'create' });
        mine.push(id);
        done += 1;
      }
    }
  };
  let asked = 0;
  const reader = async (store: Store): Promise<void> => {
    while (!isOver) {
      const before = { done, going: gone };
      const found = await total(store, boss);
      asked += 1;
      // At least what was acknowledged before the question, less whatever may have gone since; at most what was begun by now.
      expect(found).toBeGreaterThanOrEqual(before.done - going);
      expect(found).toBeLessThanOrEqual(begun - before.going);
    }
  };
  const readers = [...stores, ...stores].map(reader);
  await Promise.all([...stores, ...stores].map(writer)).finally(() => {
    isOver = true;
  });
  await Promise.all(readers);
  expect(asked).toBeGreaterThan(20);
  for (const store of stores) expect(await total(store, boss)).toBe(done - gone);
}, 60_000);
