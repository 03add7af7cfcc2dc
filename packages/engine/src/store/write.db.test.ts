import { randomUUID } from 'node:crypto';
import type { Entity, Values } from '@homeport/grammar';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import {
  caller,
  make,
  one,
  rightsOf,
  type ToyDatabase,
  toyDatabase,
} from '../../../../tests/support/engine/toy-database.ts';
import type { Caller } from '../rights/caller.ts';
import type { Transaction } from './store.ts';

let db: ToyDatabase;
beforeAll(async () => {
  db = await toyDatabase(8);
});
afterAll(() => db.close());

const history = async (id: unknown) => {
  const { rows } = await db.behind.query(
    'select entity, version, deed, changes, note, by_user, request from engine.history where record_id = $1 order by version',
    [id],
  );
  return rows as Values[];
};
const outbox = async (id: unknown) => {
  const { rows } = await db.behind.query(
    'select event, entity, payload, effect_id, by_user from engine.outbox where record_id = $1 order by id',
    [id],
  );
  return rows as Values[];
};
const inTransaction = <T>(who: Caller, work: (tx: Transaction) => Promise<T>) => db.store.transaction(who, work);
const project = async (who: Caller, more: Values = {}) =>
  (await make(db.store, who, toy.project, {
    name: 'A',
    reference: randomUUID().slice(0, 8).toUpperCase(),
    ...more,
  })) as Values;
const change = (
  who: Caller,
  id: unknown,
  changes: Values,
  version: number,
  more: { states?: Record<string, string[]>; before?: Values } = {},
) =>
  inTransaction(who, (tx) =>
    tx.update(toy.project, id as string, changes, { version, states: more.states }, more.before ?? {}, {
      deed: 'update',
    }),
  );

test('a new record, its history and its event are stored together', async () => {
  const boss = caller(['boss']);
  const made = await project(boss, { amount: '5', secretNote: 'x', iban: 'FR7630006000011234567890189', size: null });
  const [line, ...others] = await history(made.id);
  expect(others).toEqual([]);
  expect(line).toMatchObject({ entity: 'project', version: 1, deed: 'create', by_user: boss.me.user, request: 'test' });
  expect(line?.changes).toMatchObject({
    name: [null, 'A'],
    amount: [null, '5'],
    status: [null, 'DRAFT'],
    secretNote: [null, '•'],
    iban: [null, '•••• 0189'],
  });
  expect(line?.changes).not.toHaveProperty('size');
  expect(await outbox(made.id)).toMatchObject([
    { event: 'project.created', entity: 'project', payload: { version: 1, deed: 'create' }, by_user: boss.me.user },
  ]);
});

test('a create that the database refuses leaves nothing behind', async () => {
  const boss = caller(['boss']);
  const first = await project(boss);
  const id = randomUUID();
  const again = make(db.store, boss, toy.project, { id, name: 'B', reference: first.reference });
  await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'project_reference_key' });
  expect([await history(id), await outbox(id), await one(db.store, boss, toy.project, id)]).toEqual([
    [],
    [],
    undefined,
  ]);
});

test('a conditional unique key counts where its condition holds', async () => {
  const boss = caller(['boss']);
  await project(boss, { priority: 1 });
  await project(boss, { priority: 1 });
  await project(boss, { priority: 1, isMain: true });
  await expect(project(boss, { priority: 1, isMain: true })).rejects.toMatchObject({
    constraint: 'project_priority_key',
  });
});

test("a record outside the caller's own filter is not kept", async () => {
  const me = randomUUID();
  const worker = caller(['worker'], { person: me });
  const boss = caller(['boss'], { tenant: worker.tenant });
  await make(db.store, boss, toy.person, { id: me, firstName: 'Me', lastName: 'Me' });
  const other = await make(db.store, boss, toy.person, { firstName: 'Other', lastName: 'One' });
  const id = randomUUID();
  expect(
    await make(db.store, worker, toy.project, { id, name: 'A', reference: 'X', owner: other?.id }),
  ).toBeUndefined();
  expect([await history(id), await outbox(id)]).toEqual([[], []]);
  expect(await make(db.store, worker, toy.project, { name: 'A', reference: 'Y', owner: me })).toMatchObject({
    owner: { id: me, label: 'Me Me' },
  });
});

test('a relation the caller may not see is as good as none', async () => {
  const me = randomUUID();
  const worker = caller(['worker'], { person: me });
  const boss = caller(['boss'], { tenant: worker.tenant });
  await make(db.store, boss, toy.person, { id: me, firstName: 'Me', lastName: 'Me' });
  const team = await make(db.store, boss, toy.team, { code: 'T' });
  const inTeam = await make(db.store, boss, toy.person, { firstName: 'In', lastName: 'Team', team: team?.id });
  const create = (reference: string, more: Values) =>
    make(db.store, worker, toy.project, { name: 'A', reference, owner: me, ...more });
  expect(await create('A', { sponsor: inTeam?.id })).toBeUndefined();
  expect(await create('B', { members: [me, inTeam?.id] })).toBeUndefined();
  expect(await create('C', { team: team?.id })).toBeUndefined();
  expect(await create('D', { sponsor: me, members: [me] })).toBeDefined();
  const theirs = await make(db.store, boss, toy.project, { name: 'B', reference: 'E', owner: inTeam?.id });
  const mine = await create('F', {});
  expect(await make(db.store, worker, toy.note, { project: theirs?.id, body: 'x' })).toBeUndefined();
  expect(await make(db.store, worker, toy.note, { project: mine?.id, body: 'x' })).toBeDefined();
});

test('who may not create creates nothing', async () => {
  expect(await make(db.store, caller(['reader']), toy.project, { name: 'A', reference: 'A' })).toBeUndefined();
});

test('the first answer under a key is kept with its effect; a second create under it keeps nothing', async () => {
  const boss = caller(['boss']);
  const rights = rightsOf(boss, toy.project);
  const call = (reference: string) =>
    db.store.create(
      boss,
      toy.project,
      rights,
      { id: randomUUID(), name: 'A', reference },
      { deed: 'create' },
      { key: 'k', fingerprint: 'f', status: 201 },
    );
  const text = await call('A');
  const { rows } = await db.behind.query(
    'select fingerprint, status, answer, user_id from engine.idempotency where tenant_id = $1',
    [boss.tenant],
  );
  expect(rows).toEqual([{ fingerprint: 'f', status: 201, answer: text, user_id: boss.me.user }]);
  await expect(call('B')).rejects.toMatchObject({ constraint: 'idempotency_pkey' });
  const { rows: stored } = await db.behind.query('select reference from app.project where tenant_id = $1', [
    boss.tenant,
  ]);
  expect(stored).toEqual([{ reference: 'A' }]);
});

test('an update changes what is given, raises the version and keeps old and new', async () => {
  const boss = caller(['boss']);
  const made = await project(boss, { amount: '5' });
  const before = { amount: '5', name: 'A' };
  expect(
    await change(boss, made.id, { amount: '7.5', name: 'A', place: { latitude: 1, longitude: 2 } }, 1, { before }),
  ).toBe(1);
  expect(await one(db.store, boss, toy.project, made.id as string)).toMatchObject({
    amount: '7.5',
    version: 2,
    place: { latitude: 1, longitude: 2 },
  });
  expect((await history(made.id))[1]).toMatchObject({
    version: 2,
    deed: 'update',
    changes: { amount: ['5', '7.5'], place: [null, { latitude: 1, longitude: 2 }] },
  });
  expect((await history(made.id))[1]?.changes).not.toHaveProperty('name');
  expect((await outbox(made.id)).map((o) => o.event)).toEqual(['project.created', 'project.updated']);
});

test('an update of another version or from another state changes nothing and leaves no trace', async () => {
  const boss = caller(['boss']);
  const { id } = await project(boss);
  expect(await change(boss, id, { name: 'B' }, 2)).toBe(0);
  expect(await change(boss, id, { status: 'DONE' }, 1, { states: { status: ['OPEN'] } })).toBe(0);
  expect(await history(id)).toHaveLength(1);
  expect(await outbox(id)).toHaveLength(1);
  expect(await change(boss, id, { status: 'OPEN' }, 1, { states: { status: ['DRAFT'], billing: ['NONE'] } })).toBe(1);
});

test('lists of relations are replaced in their order', async () => {
  const boss = caller(['boss']);
  const [a, b, c] = await Promise.all(
    ['A', 'B', 'C'].map(async (n) => (await make(db.store, boss, toy.person, { firstName: n, lastName: n }))?.id),
  );
  const { id } = await project(boss, { members: [b, a] });
  const members = async () =>
    ((await one(db.store, boss, toy.project, id as string)) as { members: { id: string }[] }).members.map((m) => m.id);
  expect(await members()).toEqual([b, a]);
  await change(boss, id, { members: [c, b] }, 1, { before: { members: [b, a] } });
  expect(await members()).toEqual([c, b]);
  expect((await history(id))[1]?.changes).toEqual({
    members: [
      [b, a],
      [c, b],
    ],
  });
  await change(boss, id, { members: [] }, 2);
  expect(await members()).toEqual([]);
});

test('a removal keeps what there was; its id never comes back', async () => {
  const boss = caller(['boss']);
  const { id } = await project(boss, { amount: '5' });
  const remove = (version: number) =>
    inTransaction(boss, (tx) =>
      tx.delete(toy.project, id as string, { version }, { amount: '5', name: 'A' }, { deed: 'delete', note: 'why' }),
    );
  expect(await remove(9)).toBe(0);
  expect(await remove(1)).toBe(1);
  expect((await history(id))[1]).toMatchObject({
    version: 2,
    deed: 'delete',
    note: 'why',
    changes: { amount: ['5', null], name: ['A', null] },
  });
  expect((await outbox(id)).at(-1)).toMatchObject({ event: 'project.deleted' });
  await expect(project(boss, { id })).rejects.toMatchObject({ constraint: 'history_pkey' });
});

test('what is referred to cannot be removed, unless the relation says what happens', async () => {
  const boss = caller(['boss']);
  const [owner, sponsor] = await Promise.all(
    [1, 2].map(() => make(db.store, boss, toy.person, { firstName: 'A', lastName: 'B' })),
  );
  const { id } = await project(boss, { owner: owner?.id, sponsor: sponsor?.id });
  const note = await make(db.store, boss, toy.note, { project: id, body: 'x' });
  const remove = (entity: Entity, of: unknown) =>
    inTransaction(boss, (tx) => tx.delete(entity, of as string, { version: 1 }, {}, { deed: 'delete' }));
  await expect(remove(toy.person, owner?.id)).rejects.toMatchObject({ code: '23503' });
  expect(await remove(toy.person, sponsor?.id)).toBe(1);
  expect(await one(db.store, boss, toy.project, id as string)).toMatchObject({ sponsorId: null });
  expect(await remove(toy.project, id)).toBe(1);
  expect(await one(db.store, boss, toy.note, note?.id as string)).toBeUndefined();
});

test('fifty simultaneous conditional updates have exactly one winner', async () => {
  const boss = caller(['boss']);
  const { id } = await project(boss, { status: 'OPEN' });
  const attempt = () => change(boss, id, { status: 'DONE' }, 1, { states: { status: ['OPEN'] } });
  const counts = await Promise.all(Array.from({ length: 50 }, attempt));
  expect(counts.filter((n) => n === 1)).toHaveLength(1);
  expect(await history(id)).toHaveLength(2);
});

test('a throw rolls back everything, events and audit lines too', async () => {
  const boss = caller(['boss']);
  const id = randomUUID();
  const work = inTransaction(boss, async (tx) => {
    await tx.insert(toy.project, { id, name: 'A', reference: 'A' }, { deed: 'create' });
    await tx.emit('toy.happened', 'project', id, { a: 1 });
    await tx.audit({ what: 'look', entity: 'project', recordId: id, result: 'done' });
    expect(await tx.show(toy.project, rightsOf(boss, toy.project), id)).toMatchObject({ id, name: 'A' });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect([await history(id), await outbox(id), await one(db.store, boss, toy.project, id)]).toEqual([
    [],
    [],
    undefined,
  ]);
  const { rows } = await db.behind.query('select from engine.audit where record_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('a transaction that passed over an error does not pretend to have committed', async () => {
  const boss = caller(['boss']);
  const work = inTransaction(boss, async (tx) => {
    await tx.query(sql`select 1 / 0`).catch(() => {});
    return 'kept';
  });
  await expect(work).rejects.toThrow('passed over');
});

test('acting as the system is written to the audit trail with its reason, once a transaction', async () => {
  const system = caller([], { system: 'nightly work' });
  const made = await make(db.store, system, toy.person, { firstName: 'A', lastName: 'B' });
  await inTransaction(system, async (tx) => {
    await tx.update(toy.person, made?.id as string, { firstName: 'C' }, { version: 1 }, {}, { deed: 'update' });
    await tx.update(toy.person, made?.id as string, { firstName: 'D' }, { version: 2 }, {}, { deed: 'update' });
  });
  await inTransaction(system, (tx) => tx.load(toy.person, made?.id as string, { where: true }));
  const { rows } = await db.behind.query('select what, reason from engine.audit where tenant_id = $1', [system.tenant]);
  expect(rows).toEqual([
    { what: 'system', reason: 'nightly work' },
    { what: 'system', reason: 'nightly work' },
  ]);
});

test('reference numbers count per tenant and kind without repeats', async () => {
  const boss = caller(['boss']);
  const next = (who: Caller, kind: string) =>
    inTransaction(
      who,
      async (tx) => (await tx.query<{ n: number }>(sql`select app.next_reference(${kind}) as n`))[0]?.n,
    );
  const numbers = await Promise.all(Array.from({ length: 20 }, () => next(boss, 'PAY')));
  expect([...numbers].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(await next(boss, 'OTHER')).toBe(1);
  expect(await next(caller(['boss']), 'PAY')).toBe(1);
});
