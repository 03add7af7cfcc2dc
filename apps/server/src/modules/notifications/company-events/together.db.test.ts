import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../../tests/support/homeport.ts';
import { ownEvents } from '../../../../../../tests/support/own-events.ts';

let port: Homeport;
let home = '';
const token: Record<string, string> = {};
const id: Record<string, string> = {};

const left = async () =>
  (await port.in(home).query(sql`select from engine.outbox where dead is null and failure is null`)).length;
const events = ownEvents(() => ({ port, token, left }));
const { post, declare, end, told } = events;

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME', {});
  for (const [login, key] of [
    ['admin', 'administrator'],
    ['manager', 'caseManager'],
    ['vendor', 'vendor'],
  ] as const) {
    id[login] = await port.user(home, login, [key]);
    token[login] = await port.enter(home, id[login]);
  }
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('changes that belong together', () => {
  const createAll = (names: readonly string[]) =>
    port.in(home).inTransaction(async (tx) => {
      for (const name of names) await make(tx, 'company', { name });
    });
  const many = (count: number, name = 'One of many') => Array.from({ length: count }, (_, at) => `${name} ${at}`);

  test('are told of once each where they are few, and once in all where they are many, with the way to the list', async () => {
    const event = await declare({ users: [{ id: id.manager }] }, { en: ['{name} is new', 'x'] });
    const before = (await told('manager')).length;
    await createAll(many(3, 'Few'));
    const few = (await told('manager')).slice(0, -before || undefined);
    expect(few.map(({ title }) => title).sort()).toEqual(['Few 0 is new', 'Few 1 is new', 'Few 2 is new']);
    await createAll(many(14));
    const all = await told('manager');
    expect(all).toHaveLength(before + 4);
    expect(all[0]).toMatchObject({ title: `Event ${events.count}: Companies (14)`, link: '/workspace/admin/company' });
    await end(event);
  });

  test('are counted as far as the reader may see them and the conditions hold', async () => {
    const event = await declare({ users: [{ id: id.manager }, { id: id.vendor }] }, { en: ['{name} is new', 'x'] });
    await post('fe/notification-event-condition', {
      notificationEvent: { id: event },
      sequence: 1,
      field: 'name',
      operator: 'lk',
      value: 'Counted',
    });
    const before = (await told('manager')).length;
    await createAll([...many(5, 'Counted'), ...many(4, 'Left out')]);
    expect((await told('manager'))[0]?.title).toBe(`Event ${events.count}: Companies (5)`);
    await createAll([...many(2, 'Counted'), ...many(4, 'Left out')]);
    const all = await told('manager');
    expect(all).toHaveLength(before + 3);
    expect(
      all
        .slice(0, 2)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Counted 0 is new', 'Counted 1 is new']);
    expect((await told('vendor')).filter(({ title }) => title.includes('Compan'))).toEqual([]);
    await end(event);
  });

  test('of an import are told of once, when it has ended', async () => {
    const event = await declare({ users: [{ id: id.manager }] });
    const before = (await told('manager')).length;
    const rows = Array.from({ length: 214 }, (_, at) => `IMPORTED${at},Imported ${at}`);
    const form = new FormData();
    form.append('entity', 'company');
    form.append('file', new File([['Code,Name', ...rows].join('\r\n')], 'companies.csv'));
    const file = await port.call('POST', 'import', { as: token.admin, body: form, headers: { 'x-file-last': 'true' } });
    const columns = file.body.columns.map((one: { target: string }) => one.target);
    const run = await port.call('POST', `import/${file.body.id}/run`, {
      as: token.admin,
      body: { what: 'IMPORT', columns, rows: 214 },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(run.status, JSON.stringify(run.body)).toBeLessThan(300);
    await expect.poll(async () => (await told('manager')).length, { timeout: 30_000 }).toBe(before + 1);
    expect((await told('manager'))[0]?.title).toBe(`Event ${events.count}: Companies (214)`);
    await end(event);
  });
});
