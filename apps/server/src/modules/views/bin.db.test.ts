import { makeVault } from '@homeport/engine/store';
import { catalogue } from '@homeport/model';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport, testSecret } from '../../../../../tests/support/homeport.ts';
import { secretsFrom, vaultSecretsOf } from '../../adapters/secrets/secrets.ts';
import { erase } from '../../operations/erase.ts';
import { findSubject } from '../../operations/person-records.ts';
import { reseal } from '../../operations/reseal.ts';

/** What is deleted lies in the bin; that everything that can be deleted comes back as it was is a law of its own. */
let port: Homeport;
let home: string;
let behind: pg.Client;
const token: Record<string, string> = {};
const call = (method: string, path: string, body?: unknown, as = 'admin.one') =>
  port.call(method, path, { as: token[as], ...(body === undefined ? {} : { body }) });
const restore = async (entity: string, ids: readonly string[], as?: string) =>
  (await call('POST', `bin-restore/${entity}`, { ids }, as)).body.results;
const inBin = async (as?: string): Promise<string[]> =>
  (await call('GET', 'bin', undefined, as)).body.content.map((line: { id: string }) => line.id);
const remove = async (path: string, { id, version }: { id: string; version: number }, as = 'admin.one') =>
  (await port.call('DELETE', `fe/${path}/${id}`, { as: token[as], headers: { 'if-match': `"${version}"` } })).status;
const item = (values = {}) => make(port.in(home), 'expenseItem', values);

beforeAll(async () => {
  port = await startHomeport();
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  home = await port.tenant('HOME', { appName: 'Home Move', language: 'en' });
  const away = await port.tenant('AWAY', { appName: 'Away', language: 'en' });
  for (const [login, tenant, role] of [
    ['admin.one', home, 'administrator'],
    ['admin.two', home, 'administrator'],
    ['lead.one', home, 'financeLead'],
    ['vendor.one', home, 'vendor'],
    ['stranger', away, 'administrator'],
  ] as const) {
    await port.user(tenant, login, [role]);
    token[login] = await port.signIn(login);
  }
}, 60_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});
beforeEach(async () => void (await behind.query('delete from engine.bin')));

describe('what was deleted', () => {
  test('is told with its name, who did it, and until when it can be had back', async () => {
    const made = await item({ name: 'Hotel' });
    expect(await remove('expense-item', made)).toBe(204);
    const [line] = (await call('GET', 'bin')).body.content;
    expect(line).toMatchObject({ id: made.id, entity: 'expenseItem', title: 'Hotel', parts: 0 });
    expect(line.by.label).not.toBe('');
    expect(Date.parse(line.until) - Date.parse(line.at)).toBe(30 * 86_400_000);
    expect((await call('GET', 'bin?text=hôtel')).body.content).toHaveLength(1);
    expect((await call('GET', 'bin?text=airfare')).body.content).toHaveLength(0);
  });

  test('is found nowhere: neither by search nor by its id, and its code is free', async () => {
    const made = await item({ name: 'Unmistakable' });
    await remove('expense-item', made);
    expect((await call('GET', 'find?text=Unmistakable')).body.content).toEqual([]);
    expect((await call('GET', `fe/expense-item/${made.id}`)).status).toBe(404);
    expect((await item({ code: made.code })).code).toBe(made.code);
  });

  test('is had back by whoever may delete it, and by nobody else', async () => {
    const made = await item();
    await remove('expense-item', made);
    for (const as of ['vendor.one', 'stranger']) {
      expect(await inBin(as)).toEqual([]);
      expect(await restore('expenseItem', [made.id], as)).toEqual([{ id: made.id, problem: expect.any(String) }]);
    }
    expect(await inBin('admin.two')).toEqual([made.id]);
    expect(await restore('expenseItem', [made.id], 'admin.two')).toEqual([{ id: made.id }]);
    expect(await inBin()).toEqual([]);
    expect(await restore('expenseItem', [made.id])).toEqual([
      { id: made.id, problem: 'This is no longer in the bin.' },
    ]);
  });

  test('stays in the bin, with the reason, while its code is taken', async () => {
    const made = await item();
    await remove('expense-item', made);
    const other = await item({ code: made.code });
    expect(await restore('expenseItem', [made.id])).toEqual([
      { id: made.id, problem: expect.stringContaining('same code') },
    ]);
    expect(await inBin()).toEqual([made.id]);
    await remove('expense-item', other);
    expect(await restore('expenseItem', [made.id])).toEqual([{ id: made.id }]);
  });

  test('needs what it belongs to, which is named', async () => {
    const type = await make(port.in(home), 'expenseType');
    const made = await item({ expenseType: type.id });
    await remove('expense-item', made);
    expect(await remove('expense-type', type)).toBe(204);
    const [refused] = await restore('expenseItem', [made.id]);
    expect(refused.problem).toMatch(/no longer there \(Expense type\)/);
    await restore('expenseType', [type.id]);
    expect(await restore('expenseItem', [made.id])).toEqual([{ id: made.id }]);
  });

  test('is held to the rules of its kind: what was used meanwhile is not there for it', async () => {
    const detail = await make(port.in(home), 'caseDetail');
    const sum = await make(port.in(home), 'lumpSum', { caseDetailId: detail.id, amount: '100', currency: 'EUR' });
    const given = { lumpSum: sum.id, usedOn: '2026-03-02', description: 'Lamps', amount: '60', currency: 'EUR' };
    const first = await make(port.in(home), 'lumpSumUse', given);
    expect(await remove('lump-sum-use', first)).toBe(204);
    const second = await make(port.in(home), 'lumpSumUse', given);
    const [refused] = await restore('lumpSumUse', [first.id]);
    expect(refused.problem).toMatch(/40\.00/);
    expect(await inBin()).toEqual([first.id]);
    expect(await remove('lump-sum-use', second)).toBe(204);
    expect(await restore('lumpSumUse', [first.id])).toEqual([{ id: first.id }]);
  });

  test('comes back though no new one could be made by now: a form whose page was retired since', async () => {
    const page = await make(port.in(home), 'page');
    await behind.query(`update app.page set status = 'PUBLISHED' where id = $1`, [page.id]);
    const form = await make(port.in(home), 'pageForm', { page: page.id });
    expect(await remove('page-form', form)).toBe(204);
    const retired = await port.call('POST', `fe/page/${page.id}/retire`, {
      as: token['admin.one'],
      body: {},
      headers: { 'if-match': `"${page.version}"` },
    });
    expect(retired.body.status).toBe('RETIRED');
    await expect(make(port.in(home), 'pageForm', { page: page.id })).rejects.toThrow('content.pageRetired');
    expect(await restore('pageForm', [form.id])).toEqual([{ id: form.id }]);
  });

  test('comes back one by one under an Idempotency-Key, too: what is refused holds up nothing else', async () => {
    const [one, two, three] = [await item(), await item({ code: 'TAKEN' }), await item()];
    for (const made of [one, two, three]) await remove('expense-item', made);
    await item({ code: 'TAKEN' });
    const again = {
      as: token['admin.one'],
      body: { ids: [one.id, two.id, three.id] },
      headers: { 'idempotency-key': crypto.randomUUID() },
    };
    const answers = [
      await port.call('POST', 'bin-restore/expenseItem', again),
      await port.call('POST', 'bin-restore/expenseItem', again),
    ];
    for (const { status, body } of answers) {
      expect([status, body.results[0], body.results[2]]).toEqual([200, { id: one.id }, { id: three.id }]);
      expect(body.results[1].problem).toMatch(/already/i);
    }
    expect(await inBin()).toEqual([two.id]);
    expect((await call('GET', `fe/expense-item/${three.id}`)).status).toBe(200);
  });

  test('can be deleted and had back again and again', async () => {
    const made = await item();
    for (let times = 0; times < 3; times += 1) {
      const { version } = (await call('GET', `fe/expense-item/${made.id}`)).body;
      expect(await remove('expense-item', { id: made.id, version })).toBe(204);
      expect(await restore('expenseItem', [made.id])).toEqual([{ id: made.id }]);
    }
  });

  test('is had back once, however many ask at the same moment', async () => {
    const made = await item();
    await remove('expense-item', made);
    const all = await Promise.all(Array.from({ length: 8 }, () => restore('expenseItem', [made.id])));
    expect(all.filter(([one]) => one.problem === undefined)).toHaveLength(1);
    expect((await call('GET', `fe/expense-item/${made.id}`)).status).toBe(200);
  });

  test('leaves the bin after thirty days, by the clock', async () => {
    const [old, young] = [await item(), await item()];
    await remove('expense-item', old);
    await remove('expense-item', young);
    await behind.query(`update engine.bin set at = now() - interval '30 days 1 minute' where record_id = $1`, [old.id]);
    await behind.query(`select engine.empty_bin('30 days')`);
    expect(await inBin()).toEqual([young.id]);
    expect((await behind.query('select from engine.bin_row where record_id = $1', [old.id])).rowCount).toBe(0);
  });

  test('does not outlive the erasure of whom it tells of', async () => {
    const person = await make(port.in(home), 'person', { lastName: 'Vanishing' });
    const entry = await make(port.in(home), 'diaryEntry', { assignee: person.id });
    await behind.query(
      `insert into engine.bin (tenant_id, record_id, entity, title, by_user) values ($1, $2, 'diaryEntry', 'Vanishing', $2)`,
      [home, entry.id],
    );
    await behind.query(
      `with gone as (delete from app.diary_entry where id = $2 returning *)
       insert into engine.bin_row (tenant_id, record_id, relation, key, value) select $1, id, 'diary_entry', id::text, to_jsonb(gone) from gone`,
      [home, entry.id],
    );
    const subject = await findSubject(behind, home, person.id);
    if (!subject) throw new Error('nobody');
    await erase(behind, subject);
    expect((await behind.query('select from engine.bin')).rowCount).toBe(0);
  });

  test('is read with the new secret after the old one is gone', async () => {
    const account = await make(port.in(home), 'companyAccount', { iban: 'FR7630006000011234567890189' });
    expect(await remove('company-account', account, 'lead.one')).toBe(204);
    const fresh = secretsFrom('another secret of this installation, long enough', [testSecret]);
    expect((await reseal(behind, catalogue, fresh)).bankParts).toBeGreaterThan(0);
    const { rows } = await behind.query(`select value ->> 'iban' as iban from engine.bin_row where record_id = $1`, [
      account.id,
    ]);
    const alone = makeVault(vaultSecretsOf(secretsFrom('another secret of this installation, long enough')));
    const place = { tenant: home, table: 'company_account', column: 'iban', id: account.id };
    expect(alone.open(place, Buffer.from(rows[0].iban.slice(2), 'hex'))).toBe('FR7630006000011234567890189');
  });
});
