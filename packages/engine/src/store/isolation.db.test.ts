import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import {
  caller,
  make,
  one,
  page,
  type ToyDatabase,
  toyDatabase,
} from '../../../../tests/support/engine/toy-database.ts';

let db: ToyDatabase;
beforeAll(async () => {
  db = await toyDatabase();
});
afterAll(() => db.close());

const twoTenants = async () => {
  const here = caller(['boss']);
  const there = caller(['boss']);
  const theirs = await make(db.store, there, toy.project, { name: 'Theirs', reference: 'T', amount: '5' });
  const person = await make(db.store, there, toy.person, { firstName: 'Their', lastName: 'Person' });
  return { here, there, theirs: theirs?.id as string, person: person?.id as string };
};

test('another tenant sees nothing: not by id, in lists, in totals, by filter, by search', async () => {
  const { here, theirs } = await twoTenants();
  expect(await one(db.store, here, toy.project, theirs)).toBeUndefined();
  const empty = { content: [], totalElements: 0, nextKey: null };
  expect(await page(db.store, here, toy.project)).toMatchObject(empty);
  expect(await page(db.store, here, toy.project, { total: 'capped' })).toMatchObject(empty);
  expect(await page(db.store, here, toy.project, { filter: { field: 'id', op: 'eq', value: theirs } })).toMatchObject(
    empty,
  );
  expect(await page(db.store, here, toy.project, { text: 'theirs' })).toMatchObject(empty);
});

test('another tenant changes nothing: load, update, delete and match find no row', async () => {
  const { here, theirs } = await twoTenants();
  const on = { version: 1 };
  const found = await db.store.transaction(here, async (tx) => [
    await tx.load(toy.project, theirs, { where: true, lock: true }),
    await tx.update(toy.project, theirs, { name: 'Ours' }, on, { name: 'Theirs' }, { deed: 'update' }),
    await tx.delete(toy.project, theirs, on, {}, { deed: 'delete' }),
    await tx.matches(toy.project, theirs, true),
  ]);
  expect(found).toEqual([undefined, 0, 0, false]);
});

test("a relation to another tenant's record is refused exactly as one to a record that does not exist", async () => {
  const { here, person } = await twoTenants();
  const refer = (owner: string) =>
    make(db.store, here, toy.project, { name: 'A', reference: 'A', owner }).catch((error: pg.DatabaseError) => [
      error.code,
      error.constraint,
    ]);
  expect(await refer(person)).toEqual(['23503', 'project_owner_id_fkey']);
  expect(await refer(randomUUID())).toEqual(await refer(person));
  const list = (id: string) =>
    make(db.store, here, toy.project, { name: 'A', reference: 'A', members: [id] }).catch(
      (error: pg.DatabaseError) => error.constraint,
    );
  expect(await list(person)).toBe(await list(randomUUID()));
});

test("one tenant's unique codes do not collide with another's", async () => {
  const [here, there] = [caller(['boss']), caller(['boss'])];
  await make(db.store, here, toy.team, { code: 'SAME' });
  expect(await make(db.store, there, toy.team, { code: 'SAME' })).toMatchObject({ code: 'SAME' });
});

test('free SQL sees its tenant only, and without a tenant it sees nothing', async () => {
  const { here, there } = await twoTenants();
  const count = sql<{ n: number }>`select count(*) as n from app.project`;
  expect(await db.store.transaction(here, (tx) => tx.query(count))).toEqual([{ n: 0 }]);
  expect(await db.store.transaction(there, (tx) => tx.query(count))).toEqual([{ n: 1 }]);
  expect(await db.store.open(count)).toEqual([{ n: 0 }]);
});

test('a row cannot be written into another tenant, even by free SQL', async () => {
  const { here, there } = await twoTenants();
  const forge = sql`insert into app.person (tenant_id, id, version, created, created_by, updated, updated_by, first_name, last_name)
    values (${there.tenant}, ${randomUUID()}, 1, now(), ${here.me.user}, now(), ${here.me.user}, 'A', 'B')`;
  await expect(db.store.transaction(here, (tx) => tx.query(forge))).rejects.toMatchObject({ code: '42501' });
  const move = sql`update app.project set tenant_id = ${here.tenant}`;
  await expect(db.store.transaction(there, (tx) => tx.query(move))).rejects.toMatchObject({ code: '42501' });
});

test('row security binds the owner of the tables too', async () => {
  await twoTenants();
  const owner = new pg.Client(db.database.url);
  await owner.connect();
  try {
    const seen = await owner.query(
      'select (select count(*) from app.project) + (select count(*) from engine.history) + (select count(*) from engine.outbox) as n',
    );
    expect(seen.rows).toEqual([{ n: '0' }]);
  } finally {
    await owner.end();
  }
});

test('the role of requests owns nothing: no DDL, no TRUNCATE, no change of history or audit', async () => {
  const boss = caller(['boss']);
  await make(db.store, boss, toy.person, { firstName: 'A', lastName: 'B' });
  const refused = async (statement: ReturnType<typeof sql>) =>
    expect(db.store.transaction(boss, (tx) => tx.query(statement))).rejects.toMatchObject({ code: '42501' });
  await refused(sql`create table app.mine (id uuid)`);
  await refused(sql`alter table app.person disable row level security`);
  await refused(sql`truncate app.person`);
  await refused(sql`update engine.history set deed = 'forged'`);
  await refused(sql`delete from engine.history`);
  await refused(sql`update engine.audit set result = 'forged'`);
  await refused(sql`delete from engine.audit`);
  await refused(sql`delete from engine.outbox`);
  await refused(sql`update app.note set body = 'forged'`);
});

test('global rows are read by everybody and written by the system only', async () => {
  const boss = caller(['boss']);
  const values = { code: 'RED', name: 'Red' };
  await expect(make(db.store, boss, toy.color, values)).rejects.toMatchObject({ code: '42501' });
  const system = caller([], { system: 'reference data' });
  expect(await make(db.store, system, toy.color, values)).toMatchObject({
    ...values,
    tenantId: null,
    can: ['update', 'delete'],
  });
  expect((await page(db.store, caller(['worker']), toy.color)).content).toMatchObject([{ ...values, can: [] }]);
  const change = sql`update app.color set name = 'Green'`;
  await db.store.transaction(boss, (tx) => tx.query(change));
  expect((await page(db.store, caller(['worker']), toy.color)).content).toMatchObject([values]);
});
