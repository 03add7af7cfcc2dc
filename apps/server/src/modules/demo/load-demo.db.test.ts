import { rm } from 'node:fs/promises';
import { bankDetails, checkBankDetails } from '@homeport/model/banking';
import type { NamedStageTracker } from '@homeport/model/expenses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { systemCaller } from '../reference/index.ts';
import { loadDemo } from './load-demo.ts';
import { castellane, demoPassword, demoTenants } from './tenants.data.ts';
import { demoUsers } from './users.data.ts';
import { userId } from './world.ts';

let home: Homeport;
const lines: string[] = [];
const load = (files = home.server.services.files) => {
  const { store, services, identity } = home.server;
  return loadDemo({
    store,
    files,
    textOf: services.textOf,
    passwordHash: async () => String(await identity.passwords.hash(demoPassword)),
    log: (line) => lines.push(line),
  });
};
const signInStatus = async (username: string): Promise<number> =>
  (await home.call('POST', 'auth/login', { body: { username, password: demoPassword } })).status;
let cutOff: { readonly lines: number; readonly signIn: number; readonly rest: number };

beforeAll(async () => {
  home = await startHomeport();
  // The disk is full while the second tenant is loaded.
  const { files } = home.server.services;
  await expect(load({ ...files, put: () => Promise.reject(new Error('ENOSPC')) })).rejects.toThrow('ENOSPC');
  cutOff = { lines: lines.length, signIn: await signInStatus('admin.one'), rest: await load() };
  console.info(lines.join('\n'));
});
afterAll(async () => {
  await home?.[Symbol.asyncDispose]();
  await rm(home?.configuration.dataDir ?? '', { recursive: true, force: true });
});

const inTenant = <T>(tenant: { id: string }, query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  home.server.store.transaction(systemCaller(tenant.id, 'test'), (tx) => tx.query(query));
const total = async (path: string, as: string): Promise<number> =>
  (await home.call('GET', path, { as })).body.totalElements;

describe('loading the demo', () => {
  test('says a line per tenant and does nothing the second time', async () => {
    expect(lines).toHaveLength(demoTenants.length);
    expect(lines[3]).toMatch(
      /^Castellane Beauté: 70 assignments, 348 services, 139 expense reports with 634 expenses, 8 payments/,
    );
    expect(await load()).toBe(0);
    expect(lines).toHaveLength(demoTenants.length);
  });
  test('that was cut off lets nobody in, and goes on with what is missing', () => {
    expect(cutOff).toEqual({ lines: 1, signIn: 401, rest: demoTenants.length - 1 });
  });
  test('lets every documented user sign in', async () => {
    for (const { login } of demoUsers.filter((u) => u.isShown))
      expect(await home.signIn(login, demoPassword)).toBeTruthy();
  });
  test('seals the parts of bank accounts, and they open as right accounts', async () => {
    const rows = await inTenant(
      castellane,
      sql<{ id: string; iban: Buffer; last: string; country: string; currency: string; kind: string | null }>`
      select id, iban, account_number_last4 as last, account_country as country, currency, account_type as kind
      from app.bank_details`,
    );
    expect(rows.length).toBeGreaterThan(20);
    await home.server.store.transaction(systemCaller(castellane.id, 'test'), async (tx) => {
      for (const { id, iban, last, country, currency, kind } of rows) {
        expect(String(iban)).not.toContain('FR76');
        const parts = (await tx.reveal(bankDetails, id)) as Record<string, string | null>;
        expect(parts.accountNumber?.endsWith(last)).toBe(true);
        const found = checkBankDetails({
          ...parts,
          accountCountry: country,
          currency,
          name: 'x',
          accountName: 'x',
          branch: '003',
          accountType: kind,
        });
        expect(found.filter((f) => f.severity === 'block' && f.field !== 'branch')).toEqual([]);
      }
    });
  });
  test('fills the bells with whole sentences in the language of their owners', async () => {
    const rows = await inTenant(
      castellane,
      sql<{ login: string; title: string; body: string }>`
      select u.login, n.title, n.body from app.notification n join app."user" u on u.id = n.user_id`,
    );
    expect(rows.filter((r) => /[{}]|undefined|null/.test(r.title + r.body))).toEqual([]);
    expect(rows.some((r) => r.login === 'assignee.fr' && r.title.startsWith('Refusé'))).toBe(true);
  });
  test('leaves the next reference number free', async () => {
    const [row] = await inTenant(
      castellane,
      sql<{ next: string; last: string }>`
      select 'ER-' || lpad(app.next_reference('expense-report')::text, 6, '0') as next, (select max(batch_reference) from app.case_expense_batch) as last`,
    );
    expect(String(row?.next) > String(row?.last)).toBe(true);
  });
  test('stores every receipt as a file', async () => {
    const rows = await inTenant(
      castellane,
      sql<{ key: string; size: number }>`select storage_key as key, size from app.attachment limit 40`,
    );
    for (const { key, size } of rows) {
      let bytes = 0;
      for await (const chunk of await home.server.services.files.get(key)) bytes += (chunk as Buffer).length;
      expect(bytes).toBe(Number(size));
    }
  });
});

describe('"where is my money" in the demo', () => {
  test('tells of every report what its status says', async () => {
    const as = await home.signIn('approver.one', demoPassword);
    const reports = await inTenant(
      castellane,
      sql<{ id: string; status: string }>`select id, status from app.case_expense_batch where status <> 'OPEN'`,
    );
    const stageOf: Readonly<Record<string, string | undefined>> = {
      AWAITING_APPROVAL: 'approval',
      APPROVED: 'payment',
      IN_PAYMENT: 'payment',
      REJECTED: 'approval',
      CANCELLED: 'approval',
    };
    for (const { id, status } of reports) {
      const { body } = await home.call('GET', `case-expense-batch/${id}/stages`, { as });
      const { current, stages } = body as NamedStageTracker;
      expect([status, current]).toEqual([status, stageOf[status]]);
      if (status === 'PAID') expect(stages.every((s) => s.state === 'done')).toBe(true);
    }
  });
  test('names the people who act, and the payment', async () => {
    const as = await home.signIn('assignee.fr', demoPassword);
    const { body } = await home.call('GET', 'fe/case-expense-batch?sort=created,asc', { as });
    const trackers = new Map<string, NamedStageTracker>();
    for (const { id, status } of body.content)
      trackers.set(status, (await home.call('GET', `case-expense-batch/${id}/stages`, { as })).body);
    expect(trackers.get('PAID')?.payment?.reference).toMatch(/^EXP\d{4}\d{6}[0-9A-Z]$/);
    const waits = trackers.get('AWAITING_APPROVAL');
    expect(waits?.waitingFor).toEqual({ role: 'approver', person: userId('approver.one') });
    expect(waits?.names[userId('approver.one')]).toBe('Antoine Girard');
  });
});

describe('what the users of the demo see', () => {
  test('the assignee her own, the line manager several, the vendor their services', async () => {
    const [camille, manager, vendor] = await Promise.all(
      ['assignee.fr', 'line.manager', 'vendor.one'].map((login) => home.signIn(login, demoPassword)),
    );
    expect([
      await total('fe/case-detail', camille as string),
      await total('fe/case-expense', camille as string),
    ]).toEqual([1, 14]);
    expect(await total('fe/case-detail', manager as string)).toBeGreaterThan(5);
    expect(await total('fe/case-service', vendor as string)).toBeGreaterThan(3);
  });
  test('the case manager of the managing company is named in the client’s assignment', async () => {
    const as = await home.signIn('assignee.fr', demoPassword);
    const { body } = await home.call('GET', 'fe/case-detail', { as });
    expect(body.content[0].manager).toEqual({ id: userId('case.manager'), label: 'Grace Whitfield' });
  });
  test('strangers nothing', async () => {
    const as = await home.signIn('other.admin', demoPassword);
    expect([await total('fe/case-detail', as), await total('fe/tenant', as)]).toEqual([7, 1]);
  });
});
