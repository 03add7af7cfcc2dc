import type { PayeeAccount } from '@homeport/model/banking';
import { accountFor } from '@homeport/model/banking';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, password, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Which account somebody is paid to, as the list says it and as the payments do it; and what is on its way there. */
let port: Homeport;
let tenant: string;
let person: string;
let detail: string;
let item: string;
let employee: string;
let clerk: string;
const ibans = ['DE89370400440532013000', 'FR7630006000011234567890189', 'NL91ABNA0417164300'];
const accounts: string[] = [];
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('GOES', { baseCurrency: 'EUR' });
  const system = port.in(tenant);
  person = (await make(system, 'person', { firstName: 'Camille', lastName: 'Laurent' })).id;
  await port.user(tenant, 'camille', ['assignee'], person);
  const approver = await port.user(tenant, 'antoine', ['approver']);
  await port.user(tenant, 'tomasz', ['finance']);
  employee = await port.signIn('camille');
  clerk = await port.signIn('tomasz');
  await port.call('POST', 'auth/confirm', { as: employee, body: { password } });
  await make(system, 'approvalGroup', { code: 'EXP', members: [approver], approvesExpenses: true, active: true });
  detail = (await make(system, 'caseDetail', { assignee: person })).id;
  item = (await make(system, 'expenseItem', { name: 'Taxi', receiptRequired: false })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const account = async (iban: string, more: object = {}) => {
  const country = iban.slice(0, 2);
  const about = { name: country, accountName: 'Camille Laurent', accountCountry: country, currency: 'EUR' };
  const made = await port.call('POST', 'fe/bank-details', {
    as: employee,
    body: { relocatee: { id: person }, ...about, accountNumber: iban.slice(-10), iban, ...more },
    headers: key(),
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  accounts.push(made.body.id);
  return made.body;
};
const payHere = (id: string) =>
  port.call('POST', 'fe/bank-details/pay-here', { as: employee, body: { account: { id } }, headers: key() });
const stored = async () =>
  (await port.call('GET', 'fe/bank-details/search', { as: employee })).body.content as (PayeeAccount & {
    iban: string;
  })[];
const approved = async (amount: string): Promise<string> => {
  const report = await port.call('POST', 'fe/case-expense-batch', {
    as: employee,
    body: { description: `Taxis ${amount}`, caseDetailId: detail, currency: 'EUR' },
    headers: key(),
  });
  const line = { caseExpenseBatch: { id: report.body.id }, expenseItem: { id: item }, amount, currency: 'EUR' };
  const today = new Date().toISOString().slice(0, 10);
  const made = await port.call('POST', 'fe/case-expense', {
    as: employee,
    body: { ...line, expenseDate: today },
    headers: key(),
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  await port.in(tenant).query(sql`
    update app.case_expense set approval_status = 'APPROVED', approved_amount = amount where id = ${made.body.id}::uuid returning id`);
  await port.in(tenant).query(sql`
    update app.case_expense_batch set status = 'APPROVED', approved_total = ${amount}::numeric, batch_payment_amount = ${amount}::numeric,
      decided_date = now() where id = ${report.body.id}::uuid returning id`);
  return report.body.id;
};
const way = async () => (await port.call('GET', 'expense-payment/on-its-way', { as: employee })).body;
const paidEnding = async (report: string) => {
  const { groups, leftOut } = (await port.call('GET', 'payment-batch/to-build', { as: clerk })).body;
  const all = [...groups.flatMap((group: { reports: object[] }) => group.reports), ...leftOut];
  return all.find((one: { report: string }) => one.report === report).accountEnding;
};

describe('approved money', () => {
  let report: string;
  test('without an account is on its way to nobody, and its owner is asked for one', async () => {
    report = await approved('81.5');
    expect(await way()).toMatchObject([
      { report, stage: 'APPROVED', owner: 'assignee', accountEnding: null, expected: null, amount: '81.50' },
    ]);
  });
  test('goes to the oldest account of its currency until another one is chosen; list and payments say the same', async () => {
    for (const iban of ibans) await account(iban);
    expect(accountFor('EUR', await stored())?.iban).toMatch(/3000$/);
    expect(await paidEnding(report)).toBe('3000');
    expect((await payHere(accounts[2] as string)).status).toBe(200);
    expect(accountFor('EUR', await stored())?.iban).toMatch(/4300$/);
    expect(await paidEnding(report)).toBe('4300');
    expect(await way()).toMatchObject([{ report, owner: 'finance', accountEnding: '4300' }]);
  });
  test('has one chosen account, also when two are chosen at once', async () => {
    for (let round = 0; round < 5; round++) {
      const both = await Promise.all(accounts.slice(0, 2).map(payHere));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect((await stored()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    }
  });
  test('is not sent to an account that is out of use, and a plain save chooses none', async () => {
    await port
      .in(tenant)
      .query(sql`update app.bank_details set active = false where id = ${accounts[1]}::uuid returning id`);
    expect((await payHere(accounts[1] as string)).body.code).toBe('banking.accountOutOfUse');
    const [one] = await stored();
    const saved = await port.call('PUT', `fe/bank-details/${one?.id}`, {
      as: employee,
      body: { isDefault: one?.isDefault !== true },
      headers: { ...key(), 'if-match': `"${(one as unknown as { version: number }).version}"` },
    });
    expect(saved.status).toBeGreaterThanOrEqual(400);
  });
  test('says by when it is usually paid once five others were', async () => {
    for (let n = 0; n < 5; n++) {
      const old = await approved(`${n + 1}`);
      const payment = await make(port.in(tenant), 'expensePayment', {
        caseExpenseBatch: old,
        payee: person,
        currency: 'EUR',
      });
      await port.in(tenant).query(sql`
        update app.expense_payment set status = 'PAID', paid_date = (now() at time zone 'UTC')::date + 3 where id = ${payment.id}::uuid returning id`);
      await port.in(tenant).query(sql`
        update app.case_expense_batch set status = 'PAID', expense_payment_id = ${payment.id}::uuid where id = ${old}::uuid returning id`);
    }
    const today = Temporal.Now.plainDateISO('UTC');
    expect(await way()).toMatchObject([{ report, stage: 'APPROVED', expected: today.add({ days: 3 }).toString() }]);
  });
  test('is said to be late once the usual day has passed, and a report that waits names when its money comes after the decision', async () => {
    const today = Temporal.Now.plainDateISO('UTC');
    const approvedOn = (days: number) =>
      port.in(tenant).query(sql`
        update app.case_expense_batch set decided_date = now() - make_interval(days => ${days}) where id = ${report}::uuid returning id`);
    await approvedOn(10);
    expect(await way()).toMatchObject([{ report, owner: 'finance', expected: today.subtract({ days: 7 }).toString() }]);
    await approvedOn(0);
    const waiting = await approved('12');
    const due = today.add({ days: 4 }).toString();
    await port.in(tenant).query(sql`
      update app.case_expense set approval_status = 'AWAITING_APPROVAL', due_date = ${due}::date where case_expense_batch_id = ${waiting}::uuid returning id`);
    await port.in(tenant).query(sql`
      update app.case_expense_batch set status = 'AWAITING_APPROVAL', decided_date = null, submitted_total = 12, batch_payment_amount = null
      where id = ${waiting}::uuid returning id`);
    expect((await way()).find((one: { report: string }) => one.report === waiting)).toMatchObject({
      ...{ stage: 'SUBMITTED', owner: 'approver', amount: '12.00', expected: today.add({ days: 7 }).toString() },
    });
    await port.in(tenant).query(sql`
      update app.case_expense_batch set status = 'CANCELLED' where id = ${waiting}::uuid returning id`);
  });
  test('is promised for no day while finance holds it, and is again when it is let go', async () => {
    const hold = (isHeld: boolean) =>
      port.in(tenant).query(sql`
        update app.case_expense_batch set on_payment_hold = ${isHeld} where id = ${report}::uuid returning id`);
    await hold(true);
    expect(await way()).toMatchObject([{ report, stage: 'APPROVED', owner: 'finance', expected: null }]);
    await hold(false);
    expect(await way()).toMatchObject([{ report, expected: expect.any(String) }]);
  });
});

describe('numbers of an account', () => {
  test('of another country do not stay behind when its country is changed', async () => {
    const french = (await port.call('GET', `fe/bank-details/${accounts[0]}`, { as: employee })).body;
    const change = (body: object) =>
      port.call('PUT', `fe/bank-details/${accounts[0]}`, {
        as: employee,
        body,
        headers: { ...key(), 'if-match': `"${french.version}"` },
      });
    const american = { accountCountry: 'US', currency: 'USD', routingNumber: '021000021', accountType: 'CHECKING' };
    const kept = await change({ ...american, accountNumber: '000123456789' });
    expect([kept.status, kept.body.errors?.[0]?.field]).toEqual([422, 'iban']);
    const whole = await change({ ...american, accountNumber: '000123456789', iban: null });
    expect([whole.status, whole.body.iban, whole.body.accountType]).toEqual([200, null, 'CHECKING']);
  });
  test('are not changed beside an IBAN that stays: the bank is told the IBAN', async () => {
    const dutch = (await port.call('GET', `fe/bank-details/${accounts[2]}`, { as: employee })).body;
    const answer = await port.call('PUT', `fe/bank-details/${accounts[2]}`, {
      as: employee,
      body: { accountNumber: '9999999999' },
      headers: { ...key(), 'if-match': `"${dutch.version}"` },
    });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'iban']);
  });
});
