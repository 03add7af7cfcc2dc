import { inputsOf, replay } from '@homeport/grammar';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Answered, type Homeport, password, startHomeport } from '../../../../../tests/support/homeport.ts';
import { readRfc4180 } from '../../../../../tests/support/read-table.ts';

/** From the receipt to the payment over HTTP: what each person does, and what the others may not. */
let port: Homeport;
let tenant: string;
const as: Record<string, string> = {};
const id: Record<string, string> = {};
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const version = (record: { version: number }) => ({ 'if-match': `"${record.version}"` });
const read = async (path: string, who: string): Promise<Answered['body']> =>
  (await port.call('GET', path, { as: as[who] })).body;
const act = async (path: string, who: string, body: object = {}, more: Record<string, string> = {}) => {
  const [record] =
    path
      .split('/')
      .slice(0, 3)
      .join('/')
      .match(/fe\/[\w-]+\/[0-9a-f-]{36}/) ?? [];
  const seen = record ? await read(record, who) : undefined;
  return port.call('POST', path, {
    as: as[who],
    body,
    headers: { ...key(), ...(seen?.version ? version(seen) : {}), ...more },
  });
};
const confirm = (who: string) => port.call('POST', 'auth/confirm', { as: as[who], body: { password } });

beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('CHAIN', { baseCurrency: 'EUR' });
  const system = port.in(tenant);
  const person = await make(system, 'person', { firstName: 'Camille', lastName: 'Laurent' });
  id.person = person.id;
  id.assignee = await port.user(tenant, 'camille', ['assignee'], person.id);
  id.approver = await port.user(tenant, 'antoine', ['approver']);
  id.second = await port.user(tenant, 'sofia', ['approver']);
  await port.user(tenant, 'tomasz', ['finance']);
  await port.user(tenant, 'ingrid', ['finance', 'financeLead']);
  for (const who of ['camille', 'antoine', 'sofia', 'tomasz', 'ingrid']) as[who] = await port.signIn(who);
  await make(system, 'approvalGroup', {
    code: 'EXP',
    members: [id.approver, id.second],
    approvesExpenses: true,
    active: true,
  });
  id.detail = (await make(system, 'caseDetail', { assignee: person.id })).id;
  id.hotel = (
    await make(system, 'expenseItem', {
      name: 'Hotel',
      receiptRequired: false,
      limit: '200',
      currency: 'EUR',
      tolerance: '2',
    })
  ).id;
  id.taxi = (await make(system, 'expenseItem', { name: 'Taxi', receiptRequired: true })).id;
  await make(system, 'exchangeRate', {
    fromCurrency: 'EUR',
    toCurrency: 'SGD',
    rate: '1.5',
    effectiveDate: '2026-01-01',
  });
  await make(system, 'companyAccount', { currency: 'EUR' });
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const newReport = async (more: object = {}) =>
  port.call('POST', 'fe/case-expense-batch', {
    as: as.camille,
    body: { description: 'House hunting', caseDetailId: id.detail, currency: 'EUR', ...more },
    headers: key(),
  });
const newExpense = async (report: string, more: object = {}) =>
  port.call('POST', 'case-expense', {
    as: as.camille,
    body: {
      caseExpenseBatch: report,
      expenseItem: id.hotel,
      amount: '100',
      currency: 'EUR',
      expenseDate: '2026-03-02',
      ...more,
    },
    headers: key(),
  });
const submitted = async (...amounts: string[]) => {
  const report = (await newReport()).body;
  const lines: { id: string }[] = [];
  for (const amount of amounts) lines.push((await newExpense(report.id, { amount })).body);
  const done = await act(`fe/case-expense-batch/${report.id}/submit`, 'camille', { warningsSeen: true });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  return { report: report.id as string, lines: lines.map((line) => line.id) };
};

describe('an assignee', () => {
  test('must describe a report, and nothing is saved without', async () => {
    const refused = await newReport({ description: ' ' });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'description']);
  });
  test('saves and hands in nothing where the company does not manage expenses, and loses nothing', async () => {
    const report = (await newReport()).body;
    const expense = (await newExpense(report.id)).body;
    const path = `fe/case-expense-batch/${report.id}`;
    const system = port.in(tenant);
    const manages = (isOn: boolean) =>
      system.query(sql`update app.tenant set expenses_enabled = ${isOn} where id = ${tenant}::uuid`);
    await manages(false);
    try {
      const refused = [
        await newReport(),
        await act(`${path}/submit`, 'camille', { warningsSeen: true }),
        await port.call('PUT', path, {
          as: as.camille,
          body: { description: 'Otherwise' },
          headers: version(await read(path, 'camille')),
        }),
      ];
      for (const { status, body } of refused)
        expect([status, body.code, body.title]).toEqual([403, 'expenses.notEnabled', 'Expense management not enabled']);
    } finally {
      await manages(true);
    }
    expect([await read(path, 'camille'), (await newReport()).status]).toMatchObject([
      { description: 'House hunting', status: 'OPEN', numberOfEntries: 1 },
      201,
    ]);
    expect((await read(`fe/case-expense/${expense.id}`, 'camille')).amount).toBe('100.00');
  });
  test('gets a reference, the assignment and a total that follows the items', async () => {
    const report = (await newReport({ controlTotal: '250.00' })).body;
    expect(report.batchReference).toMatch(/^ER-\d{6}$/);
    expect(report.assignee.id).toBe(id.person);
    const sgd = (await newExpense(report.id, { amount: '90', currency: 'SGD' })).body;
    expect([sgd.convertedAmount, sgd.convertedCurrency]).toEqual(['60.00', 'EUR']);
    expect(inputsOf(sgd.explanation)).toMatchObject([
      { name: 'amount', value: '90.00', unit: { currency: 'SGD' } },
      { name: 'against', value: '1.5', source: { entity: 'exchangeRate' } },
    ]);
    expect(replay(sgd.explanation).value).toBe('60.00');
    await newExpense(report.id, { amount: '190' });
    const after = await read(`fe/case-expense-batch/${report.id}`, 'camille');
    expect([after.batchTotal, after.numberOfEntries]).toEqual(['250.00', 2]);
    const check = await read(`case-expense-batch/${report.id}/check`, 'camille');
    expect(check.findings).toEqual([]);
    await newExpense(report.id, { amount: '0.01' });
    const over = await read(`case-expense-batch/${report.id}/check`, 'camille');
    expect(over.findings.map((f: { code: string }) => f.code)).toEqual(['expenses.overControlTotal']);
  });
  test('cannot submit while a required receipt is missing', async () => {
    const report = (await newReport()).body;
    await newExpense(report.id, { expenseItem: id.taxi, amount: '33' });
    const refused = await act(`fe/case-expense-batch/${report.id}/submit`, 'camille', { warningsSeen: true });
    expect([refused.status, refused.body.code]).toEqual([422, 'expenses.missingReceipt']);
  });
  test('sees where the money is, and cannot change what was handed in', async () => {
    const { report, lines } = await submitted('71');
    const line = await read(`fe/case-expense/${lines[0]}`, 'camille');
    expect([line.approvalStatus, line.submittedAmount, line.approver.id]).toEqual([
      'AWAITING_APPROVAL',
      '71.00',
      id.approver,
    ]);
    const refused = await port.call('PUT', `case-expense/${line.id}`, {
      as: as.camille,
      body: { amount: '7' },
      headers: version(line),
    });
    expect(refused.status).toBe(409);
    const stages = await read(`case-expense-batch/${report}/stages`, 'camille');
    expect([stages.current, stages.waitingFor.role, stages.names[stages.waitingFor.person]]).toEqual([
      'approval',
      'approver',
      'Some antoine',
    ]);
  });
  test('edits a submitted report as a linked copy; the original is cancelled', async () => {
    const { report, lines } = await submitted('72');
    const edited = await act(`fe/case-expense-batch/${report}/edit`, 'camille');
    expect([edited.status, edited.body.status]).toEqual([200, 'CANCELLED']);
    const copy = await read(`fe/case-expense-batch/${edited.body.replacedBy.id}`, 'camille');
    expect([copy.status, copy.copyOf.id, copy.batchTotal]).toEqual(['OPEN', report, '72.00']);
    expect((await read(`fe/case-expense/${lines[0]}`, 'camille')).approvalStatus).toBe('CANCELLED');
  });
});

describe('an approver', () => {
  test('approves a part, rejects with a reason, and the report is settled with what was approved', async () => {
    const { report, lines } = await submitted('101', '102');
    const part = await act(`fe/case-expense/${lines[0]}/approve`, 'antoine', { approvedAmount: '80' });
    expect([part.status, part.body.approvedAmount, part.body.submittedAmount]).toEqual([200, '80.00', '101.00']);
    const silent = await act(`fe/case-expense/${lines[1]}/reject`, 'antoine', {});
    expect([silent.status, silent.body.errors[0].field]).toEqual([422, 'reason']);
    await act(`fe/case-expense/${lines[1]}/reject`, 'antoine', { reason: 'Not in the policy' });
    const settled = await read(`fe/case-expense-batch/${report}`, 'camille');
    expect([settled.status, settled.submittedTotal, settled.approvedTotal, settled.batchPaymentAmount]).toEqual([
      'APPROVED',
      '203.00',
      '80.00',
      '80.00',
    ]);
    const undone = await act(`fe/case-expense/${lines[0]}/unapprove`, 'antoine', { reason: 'Wrong line' });
    expect(undone.status).toBe(200);
    expect((await read(`fe/case-expense-batch/${report}`, 'camille')).status).toBe('AWAITING_APPROVAL');
  });
  test('never approves more than was submitted', async () => {
    const { lines } = await submitted('73');
    const refused = await act(`fe/case-expense/${lines[0]}/approve`, 'antoine', { approvedAmount: '73.01' });
    expect([refused.status, refused.body.code]).toEqual([422, 'expenses.approvedOverSubmitted']);
  });
  test('decides only what waits for them; a delegate can then decide', async () => {
    const { lines } = await submitted('74');
    const early = await act(`fe/case-expense/${lines[0]}/approve`, 'sofia');
    expect([early.status, early.body.code]).toEqual([403, 'expenses.notYours']);
    const own = await act(`fe/case-expense/${lines[0]}/delegate`, 'antoine', { to: id.assignee });
    expect(own.body.code).toBe('expenses.cannotDelegateTo');
    const handed = await act(`fe/case-expense/${lines[0]}/delegate`, 'antoine', { to: id.second });
    expect([handed.status, handed.body.approvalStatus]).toEqual([200, 'DELEGATED']);
    expect((await act(`fe/case-expense/${lines[0]}/approve`, 'sofia')).status).toBe(200);
  });
  test('escalates to the next in the group', async () => {
    const { lines } = await submitted('75');
    const up = await act(`fe/case-expense/${lines[0]}/escalate`, 'antoine', { reason: 'Too high for me' });
    expect([up.body.approvalStatus, up.body.approver.id]).toEqual(['ESCALATED', id.second]);
  });
  test('approves many at once only when the sum is what they saw', async () => {
    const { lines } = await submitted('11', '12');
    const wrong = await act('fe/case-expense/approve-many', 'antoine', {
      expenses: lines,
      total: '24',
      currency: 'EUR',
    });
    expect(wrong.body.code).toBe('expenses.totalChanged');
    const right = await act('fe/case-expense/approve-many', 'antoine', {
      expenses: lines,
      total: '23',
      currency: 'EUR',
    });
    expect([right.status, right.body.approved]).toEqual([200, 2]);
  });
  test('of fifty who approve the same expenses at once exactly one does; the others are told that it is done', async () => {
    const { lines } = await submitted('13', '14');
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        act('fe/case-expense/approve-many', 'antoine', {
          expenses: n % 2 === 0 ? lines : [...lines].reverse(),
          total: '27',
          currency: 'EUR',
        }),
      ),
    );
    const statuses = all.map((one) => one.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
    expect(statuses).toContain(409);
  });
  test('approves nothing when nothing was chosen', async () => {
    const none = await act('fe/case-expense/approve-many', 'antoine', { expenses: [], total: '0', currency: 'EUR' });
    expect([none.status, none.body.code]).toEqual([422, 'expenses.noItems']);
  });
  test('fifty simultaneous approvals of one expense have exactly one winner', async () => {
    const { lines } = await submitted('76');
    const seen = await read(`fe/case-expense/${lines[0]}`, 'antoine');
    const all = await Promise.all(
      Array.from({ length: 50 }, () =>
        port.call('POST', `fe/case-expense/${lines[0]}/approve`, {
          as: as.antoine,
          body: {},
          headers: { ...key(), ...version(seen) },
        }),
      ),
    );
    const statuses = all.map((one) => one.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(
      statuses.every((status) => [200, 409, 412, 422, 429, 503].includes(status)),
      statuses.join(),
    ).toBe(true);
  });
});

describe('finance', () => {
  const approved = async (amount: string) => {
    const { report, lines } = await submitted(amount);
    expect((await act(`fe/case-expense/${lines[0]}/approve`, 'antoine')).status).toBe(200);
    return report;
  };
  test('builds nothing when nothing was chosen', async () => {
    const none = await act('fe/payment-batch/build', 'tomasz', { reports: [], executionDate: '2035-01-08' });
    expect([none.status, none.body.code]).toEqual([422, 'payments.nothingToPay']);
  });
  test('cannot pay somebody without bank details, and is told', async () => {
    const report = await approved('81');
    const { leftOut } = await read('payment-batch/to-build', 'tomasz');
    expect(leftOut.find((one: { report: string }) => one.report === report).leftOut.code).toBe(
      'payments.noBankDetails',
    );
  });
  test('holds the payment of an approved report and lets it go again; nobody else does', async () => {
    const { report, lines } = await submitted('47');
    const early = await act(`fe/case-expense-batch/${report}/hold-payment`, 'tomasz', { onHold: true });
    expect(early.status).toBe(403);
    await act(`fe/case-expense/${lines[0]}/approve`, 'antoine', {});
    const reasonOf = async () => {
      const { leftOut } = await read('payment-batch/to-build', 'tomasz');
      return leftOut.find((one: { report: string }) => one.report === report)?.leftOut.code;
    };
    for (const who of ['camille', 'antoine'])
      expect((await act(`fe/case-expense-batch/${report}/hold-payment`, who, { onHold: true })).status).toBe(403);
    const held = await act(`fe/case-expense-batch/${report}/hold-payment`, 'tomasz', { onHold: true });
    expect([held.status, held.body.onPaymentHold, held.body.status]).toEqual([200, true, 'APPROVED']);
    expect(await reasonOf()).toBe('payments.onHold');
    const free = await act(`fe/case-expense-batch/${report}/hold-payment`, 'tomasz', { onHold: false });
    expect([free.status, free.body.onPaymentHold]).toEqual([200, false]);
    expect(await reasonOf()).not.toBe('payments.onHold');
  });
  test('builds, releases with four eyes and marks paid; the assignee sees reference and account ending', async () => {
    await make(port.in(tenant), 'bankDetails', {
      relocatee: id.person,
      accountName: 'Camille Laurent',
      name: 'Main',
      bank: '\u200b=1+1',
      active: true,
    });
    const [row] = await port
      .in(tenant)
      .query<{ id: string }>(
        (await import('kysely')).sql`update app.bank_details set changed_at = now() - interval '3 days' returning id`,
      );
    expect(row).toBeDefined();
    const report = await approved('82');
    const { groups } = await read('payment-batch/to-build', 'tomasz');
    expect(
      groups.flatMap((g: { reports: { report: string }[] }) => g.reports).map((r: { report: string }) => r.report),
    ).toContain(report);
    const today = new Date().toISOString().slice(0, 10);
    await confirm('tomasz');
    const built = await act('fe/payment-batch/build', 'tomasz', { reports: [report], executionDate: today });
    expect(built.status, JSON.stringify(built.body)).toBe(200);
    const batch = built.body.batches[0].id;
    expect((await read(`fe/case-expense-batch/${report}`, 'camille')).status).toBe('IN_PAYMENT');
    const again = await act('fe/payment-batch/build', 'ingrid', { reports: [report], executionDate: today });
    expect(again.status).toBeGreaterThanOrEqual(400);

    const around = await act(`fe/payment-batch/${batch}/release`, 'ingrid');
    expect([403, 404]).toContain(around.status);
    const own = await act('fe/payment-batch/release-batches', 'tomasz', { batches: [batch] });
    expect([own.status, own.body.code]).toEqual([403, 'payments.sameEyes']);
    await confirm('ingrid');
    const released = await act('fe/payment-batch/release-batches', 'ingrid', { batches: [batch] });
    expect(released.status, JSON.stringify(released.body)).toBe(200);
    const xml = await port.call('GET', `file-storage/raw/${released.body.file.id}`, { as: as.ingrid });
    expect(xml.body).toContain('<CtrlSum>82.00</CtrlSum>');
    expect(xml.body).toContain('DE89370400440532013000');
    const list = await port.call('GET', `file-storage/raw/${released.body.list.id}`, { as: as.ingrid });
    // Nothing that somebody wrote is a formula for whoever opens the list.
    expect(readRfc4180(list.body, ',')[1]).toContain("'\u200b=1+1");

    const paid = await act(`fe/payment-batch/${batch}/mark-paid`, 'ingrid', { paidDate: today });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    const mine = await read(`fe/case-expense-batch/${report}`, 'camille');
    expect(mine.status).toBe('PAID');
    const payment = await read(`fe/expense-payment/${mine.expensePayment.id}`, 'camille');
    expect([payment.status, payment.accountEnding, payment.amountRequested]).toEqual(['PAID', '3000', '82.00']);
    expect(payment.paymentReference).toMatch(/^EXP\d+/);
    const stages = await read(`case-expense-batch/${report}/stages`, 'camille');
    expect([stages.current, stages.payment]).toEqual([
      undefined,
      { reference: payment.paymentReference, accountEnding: '3000' },
    ]);
  });
  test('account parts are answered masked and stored encrypted', async () => {
    const list = await read(
      `fe/bank-details/search?filter=${encodeURIComponent(JSON.stringify({ relocatee: id.person }))}`,
      'camille',
    );
    expect(list.content[0].iban).toBe('•••• 3000');
    const rows = await port
      .in(tenant)
      .query<{ found: boolean }>(
        (await import('kysely'))
          .sql`select bool_or(b::text like '%370400440532013000%') as found from app.bank_details b`,
      );
    expect(rows[0]?.found).toBe(false);
  });
});
