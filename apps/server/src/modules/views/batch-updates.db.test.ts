import { isRefusal } from '@homeport/grammar';
import { expenseItem } from '@homeport/model/expenses';
import { broadcast } from '@homeport/model/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Batch updates over HTTP: looked at, run as a job through rules and rights, kept on a record, and taken back. */
let port: Homeport;
let tenant: string;
const as: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('BATCHES');
  as.admin = await port.enter(tenant, await port.user(tenant, 'adele', ['administrator']));
  as.other = await port.enter(tenant, await port.user(tenant, 'berta', ['administrator']));
  as.builder = await port.enter(tenant, await port.user(tenant, 'bruno', ['builder']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const items = async (name: string, count: number) => {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id } = await make(port.in(tenant), 'expenseItem');
    await port.in(tenant).records(expenseItem).update(id, { name });
    made.push(id);
  }
  return made;
};
const named = (name: string) => JSON.stringify({ field: 'name', op: 'eq', value: name });
const nameOf = async (id: string): Promise<string> =>
  (await port.call('GET', `fe/expense-item/${id}`, { as: as.admin })).body.name;
const look = (changes: object, name: string, who = 'admin', entity = 'expenseItem') =>
  port.call('POST', `batch-preview/${entity}`, { as: as[who], body: { filter: named(name), changes } });
const start = (changes: object, name: string, found: number, who = 'admin') =>
  port.call('POST', 'batch-start/expenseItem', {
    as: as[who],
    body: {
      filter: named(name),
      changes,
      conditions: [{ field: 'name', op: 'eq', value: name }],
      name: 'New names',
      reason: 'They were wrong',
      found,
    },
  });
const read = async (id: string) => (await port.call('GET', `fe/batch-update/${id}`, { as: as.admin })).body;
const becomes = (id: string, status: string) =>
  expect.poll(async () => (await read(id)).status, { timeout: 20_000 }).toBe(status);

test('a preview counts, shows before and after, and changes nothing', async () => {
  const [first = ''] = await items('Seen before', 12);
  const { status, body } = await look({ name: 'Seen after' }, 'Seen before');
  expect(status).toBe(200);
  expect(body).toMatchObject({ found: 12, tried: 12, refused: [] });
  expect(body.rows).toHaveLength(10);
  expect(body.rows[0]).toMatchObject({ before: { name: 'Seen before' }, after: { name: 'Seen after' } });
  expect(body.rows[0].title).toBe('Seen before');
  expect(await nameOf(first)).toBe('Seen before');
  const { body: history } = await port.call('GET', `history/expenseItem/${first}`, { as: as.admin });
  expect(JSON.stringify(history)).not.toContain('Seen after');
});

test('what is refused is named with its reason in the preview, and holds the rest up in neither', async () => {
  const system = port.in(tenant).records(broadcast);
  const given = { title: 'Half of them', body: 'Text' };
  const open = await system.create(given as never);
  const over = await system.create(given as never);
  if (isRefusal(open) || isRefusal(over)) throw new Error('a broadcast cannot be made');
  await system.move(over.id, 'status.cancel');
  const filter = JSON.stringify({ field: 'title', op: 'eq', value: 'Half of them' });
  const body = { filter, changes: { tone: 'WARNING' } };
  const seen = await port.call('POST', 'batch-preview/broadcast', { as: as.admin, body });
  expect(seen.body).toMatchObject({ found: 2, tried: 2, rows: [{ id: open.id, after: { tone: 'WARNING' } }] });
  expect(seen.body.refused).toEqual([{ id: over.id, title: 'Half of them', problem: expect.stringMatching(/./) }]);
  const more = { name: 'Warnings', reason: 'Because', found: 2, conditions: [] };
  const begun = await port.call('POST', 'batch-start/broadcast', { as: as.admin, body: { ...body, ...more } });
  await becomes(begun.body.id, 'APPLIED');
  expect(await read(begun.body.id)).toMatchObject({ found: 2, changed: 1, failed: 1 });
  expect(await system.get(over.id)).toMatchObject({ tone: 'INFO' });
});

test('it runs as a job of the caller, is kept on a record, and is taken back but for what was changed since', async () => {
  const [one = '', two = '', three = ''] = await items('Before', 3);
  const begun = await start({ name: 'After' }, 'Before', 3);
  expect([begun.status, begun.body.errors]).toEqual([200, undefined]);
  const { id } = begun.body;
  await becomes(id, 'APPLIED');
  expect(await read(id)).toMatchObject({ name: 'New names', found: 3, changed: 3, failed: 0 });
  for (const item of [one, two, three]) expect(await nameOf(item)).toBe('After');
  const setup = await port.call('GET', `batch-setup/${id}`, { as: as.admin });
  expect(setup.body).toMatchObject({ entity: 'expenseItem', changes: { name: 'After' }, isMine: true });
  expect((await port.call('GET', `batch-setup/${id}`, { as: as.other })).body.isMine).toBe(false);

  expect((await port.call('POST', `batch-undo/${id}`, { as: as.other, body: {} })).status).toBe(404);
  await port.in(tenant).records(expenseItem).update(two, { name: 'Since then' });
  expect((await port.call('POST', `batch-undo/${id}`, { as: as.admin, body: {} })).status).toBe(200);
  await becomes(id, 'UNDONE');
  expect([await nameOf(one), await nameOf(two), await nameOf(three)]).toEqual(['Before', 'Since then', 'Before']);
});

describe('refused are', () => {
  test('statuses, codes that never change, unknown fields, and nothing at all', async () => {
    await items('Stays', 1);
    const codeOf = async (changes: object) => {
      const { body } = await look(changes, 'Stays');
      return body.errors?.[0]?.code ?? body.code;
    };
    expect(await codeOf({ code: 'OTHER' })).toBe('views.fieldClosed');
    expect(await codeOf({ nonsense: 1 })).toBe('input.unknownField');
    expect(await codeOf({})).toBe('views.nothingToChange');
    const filtered = { filter: null, changes: { status: 'CLOSED' } };
    const { body } = await port.call('POST', 'batch-preview/caseDetail', { as: as.admin, body: filtered });
    expect(body.errors?.[0]?.code ?? body.code).toBe('views.fieldClosed');
  });
  test('conditions that no list can have', async () => {
    await items('Listed', 1);
    const conditions = [{ field: 'wings', op: 'eq', value: 'two' }];
    const more = { name: 'New names', reason: 'They were wrong', found: 1, conditions };
    const body = { filter: named('Listed'), changes: { name: 'Never' }, ...more };
    const answer = await port.call('POST', 'batch-start/expenseItem', { as: as.admin, body });
    expect(answer.body.errors).toMatchObject([{ field: 'conditions', code: 'input.unknownField' }]);
  });
  test('another number than the preview had', async () => {
    await items('Counted', 2);
    const answer = await start({ name: 'Not counted' }, 'Counted', 1);
    expect([answer.status, answer.body.code]).toEqual([409, 'views.foundChanged']);
  });
  test('others than administration, and records written past the page', async () => {
    await items('Private', 1);
    expect((await look({ name: 'Public' }, 'Private', 'builder')).status).toBe(403);
    expect((await start({ name: 'Public' }, 'Private', 1, 'builder')).status).toBe(403);
    const made = await port.call('POST', 'fe/batch-update', { as: as.admin, body: { name: 'X', reason: 'Y' } });
    expect([403, 404, 405]).toContain(made.status);
  });
});
