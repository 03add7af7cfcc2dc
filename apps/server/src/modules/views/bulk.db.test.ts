import { expenseItem } from '@homeport/model/expenses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
const token: Record<string, string> = {};
const bulk = (entity: string, body: object, as = 'admin.one') =>
  port.call('POST', `bulk/${entity}`, { as: token[as], body });
const companies = async (count: number) =>
  Promise.all(Array.from({ length: count }, () => make(port.in(home), 'expenseItem')));
const company = () => make(port.in(home), 'expenseItem');
const rowsOf = (made: readonly { id: string; version: number }[]) => made.map(({ id, version }) => ({ id, version }));
const read = async (id: string) => (await port.call('GET', `fe/expense-item/${id}`, { as: token['admin.one'] })).body;

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME', { appName: 'Home Move', language: 'en' });
  const away = await port.tenant('AWAY', { appName: 'Away', language: 'en' });
  for (const [login, tenant, role] of [
    ['admin.one', home, 'administrator'],
    ['vendor.one', home, 'vendor'],
    ['stranger', away, 'administrator'],
  ] as const) {
    await port.user(tenant, login, [role]);
    token[login] = await port.signIn(login);
  }
}, 60_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('one deed with many records', () => {
  test('changes a field of each, and tells what stood there before, so that it can be taken back', async () => {
    const made = await companies(3);
    const { status, body } = await bulk('expenseItem', {
      deed: 'update',
      changes: { name: 'Same for all' },
      rows: rowsOf(made),
    });
    expect(status).toBe(200);
    expect(body.results.map((one: { problem?: string }) => one.problem)).toEqual([undefined, undefined, undefined]);
    for (const { id } of made) expect((await read(id)).name).toBe('Same for all');
    const back = body.results.map((one: { id: string; version: number; before: object }) => ({
      id: one.id,
      version: one.version,
      changes: one.before,
    }));
    await bulk('expenseItem', { deed: 'update', changes: null, rows: back });
    for (const { id, name } of made) expect((await read(id)).name).toBe(name);
  });

  test('does what it can: a refused record is told with its reason and holds up no other', async () => {
    const [first, second, third] = await companies(3);
    const rows = [
      { id: first?.id, version: 99 },
      { id: second?.id, version: second?.version },
      { id: crypto.randomUUID() },
      { id: third?.id, version: third?.version, changes: { name: null } },
    ];
    const { body } = await bulk('expenseItem', { deed: 'update', changes: { name: 'Changed' }, rows });
    const [stale, done, gone, empty] = body.results;
    expect(stale.problem).toBe('Somebody else has changed this item. Load it again, then repeat your change.');
    expect([done.problem, done.version]).toEqual([undefined, 2]);
    expect(gone.problem).toBe('Item does not exist.');
    expect(empty.problem).toMatch(/Name/);
    expect((await read(second?.id ?? '')).name).toBe('Changed');
    expect((await read(third?.id ?? '')).name).toBe(third?.name);
  });

  test('does so under an Idempotency-Key, too, and answers the same again', async () => {
    const [first, second, third] = await companies(3);
    const rows = [
      { id: first?.id, version: first?.version, changes: { name: 'One' } },
      { id: second?.id, version: second?.version, changes: { code: first?.code } },
      { id: third?.id, version: third?.version, changes: { name: 'Three' } },
    ];
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const ask = () =>
      port.call('POST', 'bulk/expenseItem', { as: token['admin.one'], body: { deed: 'update', rows }, headers });
    const { status, body } = await ask();
    expect([status, body.results.map((one: { problem?: string }) => one.problem !== undefined)]).toEqual([
      200,
      [false, true, false],
    ]);
    expect((await ask()).body).toEqual(body);
    expect([(await read(first?.id ?? '')).name, (await read(third?.id ?? '')).name]).toEqual(['One', 'Three']);
    expect((await read(second?.id ?? '')).code).toBe(second?.code);
  });

  test('switches records off and on, and deletes them', async () => {
    const made = await companies(2);
    const off = await bulk('expenseItem', { deed: 'deactivate', rows: rowsOf(made) });
    for (const { id } of made) expect((await read(id)).active).toBe(false);
    const on = off.body.results.map(({ id, version }: { id: string; version: number }) => ({ id, version }));
    const again = await bulk('expenseItem', { deed: 'activate', rows: on });
    for (const { id } of made) expect((await read(id)).active).toBe(true);
    await bulk('expenseItem', { deed: 'delete', rows: again.body.results.map(({ id }: { id: string }) => ({ id })) });
    for (const { id } of made) expect((await read(id)).code).toBe('request.notFound');
  });

  test('is nothing for who may not do it one by one, nor for other companies', async () => {
    const made = await companies(1);
    for (const as of ['vendor.one', 'stranger']) {
      const { body } = await bulk(
        'expenseItem',
        { deed: 'update', changes: { name: 'Theirs' }, rows: rowsOf(made) },
        as,
      );
      expect(body.results.every((one: { problem?: string }) => one.problem !== undefined)).toBe(true);
      const job = await port.call('POST', 'bulk-job/expenseItem', {
        as: token[as],
        body: { deed: 'delete', changes: null, filter: null, search: null },
      });
      if (job.status === 200) await finished(job.body.id, as);
    }
    expect((await read(made[0]?.id ?? '')).name).toBe(made[0]?.name);
  });

  test('refuses what is done one by one, what it does not know, and what it cannot read', async () => {
    const rows = rowsOf(await companies(1));
    expect((await bulk('expenseItem', { deed: 'explode', rows })).body.code).toBe('views.notInBulk');
    expect((await bulk('bankDetails', { deed: 'update', changes: {}, rows })).body.code).toBe('views.notInBulk');
    expect((await bulk('credential', { deed: 'update', changes: {}, rows })).status).toBe(404);
    for (const wrong of [[], {}, [{ id: 'x' }], ['x']])
      expect((await bulk('expenseItem', { deed: 'update', changes: {}, rows: wrong })).body.code).toBe('views.badRows');
    const many = Array.from({ length: 201 }, () => ({ id: crypto.randomUUID() }));
    expect((await bulk('expenseItem', { deed: 'update', changes: {}, rows: many })).body.code).toBe(
      'views.tooManyRows',
    );
  });

  test('goes on as a job with everything that a list finds, and nothing else', async () => {
    const [one, two, other] = await companies(3);
    for (const { id } of [one, two] as { id: string }[])
      await port.call('PUT', `fe/expense-item/${id}`, { as: token['admin.one'], body: { name: 'Found by the job' } });
    const filter = JSON.stringify({ field: 'name', op: 'eq', value: 'Found by the job' });
    const job = await port.call('POST', 'bulk-job/expenseItem', {
      as: token['admin.one'],
      body: { deed: 'deactivate', changes: null, filter, search: null },
    });
    expect(job.status).toBe(200);
    const done = await finished(job.body.id, 'admin.one');
    expect([done.state, done.result.changed, done.result.failed]).toEqual(['done', 2, 0]);
    expect((await read(one?.id ?? '')).active).toBe(false);
    expect((await read(other?.id ?? '')).active).toBe(true);
  });
});

describe('a job over many records', () => {
  const undo = (id: string, as = 'admin.one') => port.call('POST', `bulk-undo/${id}`, { as: token[as] });
  const named = (name: string) => JSON.stringify({ field: 'name', op: 'eq', value: name });
  const start = (deed: string, changes: object | null, name: string) =>
    port.call('POST', 'bulk-job/expenseItem', {
      as: token['admin.one'],
      body: { deed, changes, filter: named(name), search: null },
    });

  test('is taken back as a whole, but for records that somebody has changed since', async () => {
    const items = [await company(), await company(), await company()] as const;
    for (const { id } of items) await port.in(home).records(expenseItem).update(id, { name: 'Before the job' });
    const job = await start('update', { name: 'By the job' }, 'Before the job');
    expect((await finished(job.body.id, 'admin.one')).result.changed).toBe(3);
    const [first, second, third] = items;
    await port.call('PUT', `fe/expense-item/${third.id}`, { as: token['admin.one'], body: { name: 'Since then' } });
    // Another job in between is not taken back with it.
    const other = await company();
    await port.in(home).records(expenseItem).update(other.id, { name: 'Of the other job' });
    const later = await start('update', { name: 'By the other job' }, 'Of the other job');
    await finished(later.body.id, 'admin.one');

    const begun = await undo(job.body.id);
    expect(begun.status).toBe(200);
    const back = await finished(begun.body.id, 'admin.one');
    expect([back.state, back.result.changed, back.result.failed]).toEqual(['done', 2, 1]);
    expect(back.result.failures).toEqual([{ id: third.id, problem: expect.stringContaining('Somebody else') }]);
    for (const { id } of [first, second]) expect((await read(id)).name).toBe('Before the job');
    expect((await read(third.id)).name).toBe('Since then');
    expect((await read(other.id)).name).toBe('By the other job');
    // Pressed twice it is the same job.
    expect((await undo(job.body.id)).body.id).toBe(begun.body.id);
  });

  test('that switched records off switches them on again', async () => {
    const item = await company();
    await port.in(home).records(expenseItem).update(item.id, { name: 'To be switched off' });
    const job = await start('deactivate', null, 'To be switched off');
    await finished(job.body.id, 'admin.one');
    expect((await read(item.id)).active).toBe(false);
    await finished((await undo(job.body.id)).body.id, 'admin.one');
    expect((await read(item.id)).active).toBe(true);
  });

  test('that deleted records brings them back, but for one that cannot', async () => {
    const items = [await company(), await company(), await company()] as const;
    for (const { id } of items) await port.in(home).records(expenseItem).update(id, { name: 'To be deleted' });
    const job = await start('delete', null, 'To be deleted');
    expect((await finished(job.body.id, 'admin.one')).result.changed).toBe(3);
    for (const { id } of items) expect((await read(id)).code).toBe('request.notFound');
    const [first, second, third] = items;
    await make(port.in(home), 'expenseItem', { code: third.code });
    const back = await finished((await undo(job.body.id)).body.id, 'admin.one');
    expect([back.result.changed, back.result.failed]).toEqual([2, 1]);
    expect(back.result.failures).toEqual([{ id: third.id, problem: expect.stringContaining('same code') }]);
    for (const { id } of [first, second]) expect((await read(id)).name).toBe('To be deleted');
  });

  test('is not taken back by anybody else, nor what is no such job', async () => {
    const item = await company();
    await port.in(home).records(expenseItem).update(item.id, { name: 'Not theirs' });
    const job = await start('deactivate', null, 'Not theirs');
    await finished(job.body.id, 'admin.one');
    for (const as of ['vendor.one', 'stranger']) expect((await undo(job.body.id, as)).status).toBe(404);
    expect((await undo(crypto.randomUUID())).status).toBe(404);
    expect((await undo('no-id')).status).toBe(404);
  });
});

async function finished(id: string, as: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await port.call('GET', `job/${id}`, { as: token[as] });
    if (body.state !== 'waiting' && body.state !== 'running') return body;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the job did not end');
}
