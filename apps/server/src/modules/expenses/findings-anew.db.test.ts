import { type CaseExpense, caseExpense } from '@homeport/model/expenses';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Answered, type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { judgedAnew } from './expense-facts.ts';

/** What was found when an expense was entered is judged anew when it is handed in, approved and paid. */
let port: Homeport;
let tenant: string;
const as: Record<string, string> = {};
const id: Record<string, string> = {};
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const read = async (path: string, who: string): Promise<Answered['body']> =>
  (await port.call('GET', path, { as: as[who] })).body;
const act = async (path: string, who: string, body: object = {}) => {
  const record = path.split('/').slice(0, 3).join('/');
  const seen = /[0-9a-f-]{36}$/.test(record) ? await read(record, who) : undefined;
  const version: Record<string, string> = seen?.version ? { 'if-match': `"${seen.version}"` } : {};
  return port.call('POST', path, { as: as[who], body, headers: { ...key(), ...version } });
};

beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('ANEW', { baseCurrency: 'EUR' });
  const system = port.in(tenant);
  const person = await make(system, 'person', { firstName: 'Camille', lastName: 'Laurent' });
  id.person = person.id;
  await port.user(tenant, 'anew.camille', ['assignee'], person.id);
  id.approver = await port.user(tenant, 'anew.antoine', ['approver']);
  await port.user(tenant, 'anew.tomasz', ['finance']);
  for (const who of ['camille', 'antoine', 'tomasz']) as[who] = await port.signIn(`anew.${who}`);
  await make(system, 'approvalGroup', { code: 'ANEW', members: [id.approver], approvesExpenses: true, active: true });
  id.detail = (await make(system, 'caseDetail', { assignee: person.id })).id;
  id.item = (await make(system, 'expenseItem', { name: 'Hotel', receiptRequired: false })).id;
  const rate = { fromCurrency: 'EUR', toCurrency: 'SGD', rate: '1.45', effectiveDate: '2026-01-01' };
  await make(system, 'exchangeRate', rate);
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const newReport = async (more: object = {}) => {
  const body = { description: 'House hunting', caseDetailId: id.detail, currency: 'EUR', ...more };
  return (await port.call('POST', 'fe/case-expense-batch', { as: as.camille, body, headers: key() })).body;
};
const newExpense = async (report: string, more: object = {}) => {
  const expense = { expenseItem: id.item, amount: '31.07', currency: 'EUR', expenseDate: '2026-03-02', ...more };
  const body = { caseExpenseBatch: report, ...expense };
  return (await port.call('POST', 'case-expense', { as: as.camille, body, headers: key() })).body;
};
/** A report with one expense that shows this receipt. */
const withReceipt = async (hash: string, ...amounts: string[]) => {
  const report = await newReport();
  const lines: string[] = [];
  for (const amount of amounts) {
    const receipt = await make(port.in(tenant), 'attachment', { sha256: hash });
    const line = { caseExpenseBatch: report.id, expenseItem: id.item, amount, receipt: receipt.id };
    lines.push((await make(port.in(tenant), 'caseExpense', line)).id);
  }
  return { report: report.id as string, lines, line: lines[0] as string };
};
const submit = (report: string) => act(`fe/case-expense-batch/${report}/submit`, 'camille', { warningsSeen: true });
const approve = (line: string, body: object = {}) => act(`fe/case-expense/${line}/approve`, 'antoine', body);
const hashOf = (letter: string) => letter.repeat(64);

test('handing in closes the rate: the number is never changed or deleted, a later one is recorded beside it', async () => {
  const pair = { fromCurrency: 'EUR', toCurrency: 'JPY', rate: '160', effectiveDate: '2026-02-01' };
  const path = `fe/exchange-rate/${(await make(port.in(tenant), 'exchangeRate', pair)).id}`;
  const change = async (method: 'PUT' | 'DELETE', body?: object) => {
    const headers = { 'if-match': `"${(await read(path, 'tomasz')).version}"` };
    return (await port.call(method, path, { as: as.tomasz, ...(body && { body }), headers })).status;
  };
  const inYen = async (amount: string) => {
    const report = await newReport();
    await newExpense(report.id, { amount, currency: 'JPY' });
    return report.id;
  };
  const first = await inYen('8000');
  expect([(await read(path, 'tomasz')).status, await change('PUT', { rate: '161' })]).toEqual(['OPEN', 200]);
  expect((await submit(first)).status).toBe(200);
  expect(await read(path, 'tomasz')).toMatchObject({ status: 'USED', rate: '161' });
  expect([await change('PUT', { rate: '162' }), await change('DELETE')]).toEqual([409, 409]);
  expect((await submit(await inYen('16100'))).status).toBe(200);
});

test('an expense of a day that has not come is refused at its date; one that was kept before can be set right, and not handed in', async () => {
  const { id: caseExpenseBatch } = await newReport();
  const in3 = Temporal.Now.plainDateISO('UTC').add({ days: 3 }).toString();
  const body = { caseExpenseBatch, expenseItem: id.item, amount: '31.07', currency: 'EUR' };
  const enter = (more: object) =>
    port.call('POST', 'case-expense', { as: as.camille, body: { ...body, ...more }, headers: key() });
  const refused = await enter({ expenseDate: in3 });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toMatchObject([{ field: 'expenseDate', code: 'expenses.dateInFuture' }]);
  const kept = await enter({ expenseDate: '2026-03-02' });
  await port
    .in(tenant)
    .asSystem('test')
    .query(sql`update app.case_expense set expense_date = ${in3}::date where id = ${kept.body.id}::uuid`);
  const change = async (given: object) => {
    const path = `case-expense/${kept.body.id}`;
    const headers = { 'if-match': `"${(await read(path, 'camille')).version}"` };
    return (await port.call('PUT', path, { as: as.camille, body: given, headers })).status;
  };
  expect(await change({ notes: 'Paid on arrival' })).toBe(200);
  expect((await submit(caseExpenseBatch)).status).toBe(422);
  expect(await change({ expenseDate: '2026-03-02' })).toBe(200);
  expect((await submit(caseExpenseBatch)).status).toBe(200);
});

test('an expense is taxed by a code that holds on its day; one that ends later takes nothing back', async () => {
  const system = port.in(tenant);
  const { id: caseExpenseBatch } = await newReport();
  const line = { caseExpenseBatch, expenseItem: id.item, expenseDate: '2026-03-02' };
  const ended = await make(system, 'taxCode', { rate: '19', validTo: '2026-03-01' });
  await expect(make(system, 'caseExpense', { ...line, taxCode: ended.id })).rejects.toThrow('taxCodeNotValid');
  const code = await make(system, 'taxCode', { rate: '19', validFrom: '2026-03-02' });
  const { id: made } = await make(system, 'caseExpense', { ...line, taxCode: code.id });
  await system.query(sql`update app.tax_code set valid_from = '2026-03-03' where id = ${code.id}::uuid`);
  expect(await system.records(caseExpense).update(made, { amount: '9' })).toMatchObject({ amount: '9.00' });
  expect(await system.records(caseExpense).update(made, { expenseDate: '2026-03-01' })).toMatchObject({
    problems: [{ code: 'expenses.taxCodeNotValid' }],
  });
});

describe('the same receipt twice', () => {
  test('of two drafts the second is approved: the first is not handed in any more, and its check says why', async () => {
    const [first, second] = [await withReceipt(hashOf('a'), '40'), await withReceipt(hashOf('a'), '41')];
    expect((await submit(second.report)).status).toBe(200);
    expect((await approve(second.line)).status).toBe(200);
    const check = await read(`case-expense-batch/${first.report}/check`, 'camille');
    expect(check.findings.map((f: { code: string }) => f.code)).toEqual(['expenses.sameReceiptApproved']);
    const refused = await submit(first.report);
    expect([refused.status, refused.body.code]).toEqual([422, 'expenses.sameReceiptApproved']);
  });
  test('handed in both, one is approved: the other is not, alone or among many', async () => {
    const [first, second] = [await withReceipt(hashOf('b'), '42'), await withReceipt(hashOf('b'), '43')];
    for (const { report } of [first, second]) expect((await submit(report)).status).toBe(200);
    expect((await approve(second.line)).status).toBe(200);
    const refused = await approve(first.line);
    expect([refused.status, refused.body.code]).toEqual([422, 'expenses.sameReceiptApproved']);
    const many = { expenses: [first.line], total: '42', currency: 'EUR' };
    expect((await act('fe/case-expense/approve-many', 'antoine', many)).body.code).toBe('expenses.flaggedNeedsOwnLook');
  });
  test('lines of one report may share their receipt, and each can be approved', async () => {
    const { report, lines } = await withReceipt(hashOf('c'), '44', '45');
    expect((await submit(report)).status).toBe(200);
    for (const line of lines) expect((await approve(line)).status).toBe(200);
  });
  test('of twenty reports with one receipt that are approved at once exactly one is', async () => {
    const reports = [];
    for (let n = 0; n < 20; n += 1) reports.push(await withReceipt(hashOf('d'), `${100 + n}`));
    for (const { report } of reports) expect((await submit(report)).status).toBe(200);
    const seen = await Promise.all(reports.map(({ line }) => read(`fe/case-expense/${line}`, 'antoine')));
    const answers = await Promise.all(
      seen.map((one: { id: string; version: number }) =>
        port.call('POST', `fe/case-expense/${one.id}/approve`, {
          as: as.antoine,
          body: {},
          headers: { ...key(), 'if-match': `"${one.version}"` },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(
      statuses.every((status) => [200, 409, 422, 429, 503].includes(status)),
      statuses.join(),
    ).toBe(true);
  });
  test('a report that was approved all the same is not paid', async () => {
    const [first, second] = [await withReceipt(hashOf('e'), '46'), await withReceipt(hashOf('f'), '47')];
    for (const { report, line } of [first, second]) {
      await submit(report);
      expect((await approve(line)).status).toBe(200);
    }
    await port
      .in(tenant)
      .query(sql`update app.case_expense set receipt_hash = ${hashOf('e')} where id = ${second.line}::uuid`);
    const { leftOut } = await read('payment-batch/to-build', 'tomasz');
    const codeOf = (report: string) => leftOut.find((one: { report: string }) => one.report === report)?.leftOut.code;
    expect([first.report, second.report].map(codeOf)).toEqual(['payments.usedReceipt', 'payments.usedReceipt']);
  });
});

describe('a bill of a vendor', () => {
  const bill = async (more: object) => {
    const made = await make(port.in(tenant), 'vendorInvoice', { currency: 'EUR', invoiceDate: '2026-03-02', ...more });
    await make(port.in(tenant), 'vendorInvoiceLine', { vendorInvoice: made.id, quantity: '1', unitAmount: '10' });
    return made.id as string;
  };
  test('that was entered before its twin was is not approved beside it', async () => {
    const vendor = (await make(port.in(tenant), 'financialEntity')).id;
    const first = await bill({ vendor, invoiceNumber: 'INV-0012', externalReference: 'PO 1' });
    expect((await act(`fe/vendor-invoice/${first}/submit`, 'tomasz')).status).toBe(200);
    await bill({ vendor, invoiceNumber: 'inv 12', externalReference: 'PO 2' });
    const refused = await act(`fe/vendor-invoice/${first}/approve`, 'tomasz');
    expect([refused.status, refused.body.code]).toEqual([409, 'finance.duplicateNumber']);
  });
});

describe('nothing approved', () => {
  test('is refused: a report that is approved can be paid', async () => {
    const { report, line } = await withReceipt(hashOf('9'), '48');
    await submit(report);
    const refused = await approve(line, { approvedAmount: '0' });
    expect([refused.status, refused.body.code]).toEqual([422, 'expenses.approvedNothing']);
  });
});

describe('an open report that changes its currency', () => {
  const recoin = async (report: string, currency: string) => {
    const { version } = await read(`fe/case-expense-batch/${report}`, 'camille');
    const headers = { ...key(), 'if-match': `"${version}"` };
    return port.call('PUT', `fe/case-expense-batch/${report}`, { as: as.camille, body: { currency }, headers });
  };
  test('has its lines converted again: check, notice and submitted total say the same', async () => {
    const report = (await newReport()).id;
    const line = (await newExpense(report)).id;
    const changed = await recoin(report, 'SGD');
    expect([changed.status, Number(changed.body.batchTotal)]).toEqual([200, 45.05]);
    const converted = await read(`fe/case-expense/${line}`, 'camille');
    expect([Number(converted.convertedAmount), converted.convertedCurrency]).toEqual([45.05, 'SGD']);
    const check = await read(`case-expense-batch/${report}/check`, 'camille');
    expect([check.total, check.currency]).toEqual(['45.05', 'SGD']);
    const done = await submit(report);
    expect([done.status, Number(done.body.submittedTotal)]).toEqual([200, 45.05]);
    const [told] = await port.in(tenant).query<{ total: string; currency: string }>(sql`
      select payload->>'total' as total, payload->>'currency' as currency from engine.outbox
      where record_id = ${report}::uuid and event like '%ubmitted' limit 1`);
    expect(told).toEqual({ total: '45.05', currency: 'SGD' });
  });
  test('is refused without a rate, and nothing is lost', async () => {
    const report = (await newReport()).id;
    const line = (await newExpense(report)).id;
    const refused = await recoin(report, 'BRL');
    expect([refused.status, refused.body.code]).toEqual([422, 'rates.noRate']);
    expect(refused.body.title).toBe('No exchange rate between EUR and BRL');
    const after = await read(`fe/case-expense-batch/${report}`, 'camille');
    expect([after.currency, Number(after.batchTotal)]).toEqual(['EUR', 31.07]);
    expect((await read(`fe/case-expense/${line}`, 'camille')).convertedCurrency).toBe('EUR');
  });
  test('a rate that came after the entry counts from the check on; one corrected after the submission does not', async () => {
    const report = (await newReport()).id;
    const line = (await newExpense(report, { amount: '10', currency: 'PLN' })).id;
    const before = await read(`case-expense-batch/${report}/check`, 'camille');
    expect(before.findings.map((f: { code: string }) => f.code)).toEqual(['rates.noRate']);
    expect((await submit(report)).body.code).toBe('rates.noRate');
    const rate = { fromCurrency: 'PLN', toCurrency: 'EUR', rate: '0.25', effectiveDate: '2026-02-01' };
    const published = await make(port.in(tenant), 'exchangeRate', rate);
    expect((await read(`case-expense-batch/${report}/check`, 'camille')).total).toBe('2.50');
    const done = await submit(report);
    expect([done.status, Number(done.body.submittedTotal)]).toEqual([200, 2.5]);
    await port.in(tenant).query(sql`update app.exchange_rate set rate = 0.5 where id = ${published.id}::uuid`);
    expect((await approve(line)).status).toBe(200);
    expect(Number((await read(`fe/case-expense-batch/${report}`, 'camille')).approvedTotal)).toBe(2.5);
  });
});

describe('the lines of a report', () => {
  test('are judged together: one statement for fifty of them, and each as it would be alone', async () => {
    const report = await newReport();
    const amounts = Array.from({ length: 50 }, (_, n) => `${n + 10}.5`);
    for (const [n, amount] of amounts.entries())
      await make(port.in(tenant), 'caseExpense', {
        caseExpenseBatch: report.id,
        expenseItem: id.item,
        amount,
        currency: n % 2 ? 'EUR' : 'SGD',
        expenseDate: '2026-03-02',
      });
    const system = port.in(tenant);
    const filter = { field: 'caseExpenseBatch', op: 'eq', value: report.id } as const;
    const lines = await system.records(caseExpense).find({ filter, sort: 'created,asc', limit: 100 });
    let statements = 0;
    const counted = {
      ...system,
      now: system.now,
      query: <R>(statement: RawBuilder<R>) => {
        statements += 1;
        return system.query(statement);
      },
    };
    const together = await judgedAnew(counted, lines);
    expect([together.length, statements]).toEqual([50, 1]);
    // What one statement answers is bounded, however many lines there are.
    const more = await judgedAnew(counted, [...lines, ...lines, lines[0] as CaseExpense]);
    expect([more.length, statements, more[100]]).toEqual([101, 4, together[0]]);
    for (const [n, line] of lines.entries()) expect((await judgedAnew(system, [line]))[0]).toEqual(together[n]);
    expect(together.filter(({ convertedAmount }) => convertedAmount !== null)).toHaveLength(50);
  });
  test('wait for their report before they are taken, as the report does: two changes at once never wait for each other', async () => {
    const report = await newReport();
    const line = await newExpense(report.id);
    const seen = await read(`case-expense/${line.id}`, 'camille');
    const before = await read(`fe/case-expense-batch/${report.id}`, 'camille');
    const put = (path: string, version: number, body: object) =>
      port.call('PUT', path, { as: as.camille, body, headers: { ...key(), 'if-match': `"${version}"` } });
    const isFree = async () =>
      (
        await port
          .in(tenant)
          .query(sql`select id from app.case_expense_batch where id = ${report.id}::uuid for update skip locked`)
      ).length;
    const changed = await port.in(tenant).inTransactionOrThrow(async (held) => {
      await held.query(sql`select id from app.case_expense where id = ${line.id}::uuid for update`);
      const ofLine = put(`case-expense/${line.id}`, seen.version, { amount: '33' });
      await expect.poll(isFree, { timeout: 10_000 }).toBe(0);
      const ofReport = put(`fe/case-expense-batch/${report.id}`, before.version, { currency: 'SGD' });
      return { both: Promise.all([ofLine, ofReport]) };
    });
    const [ofLine, ofReport] = await changed.both;
    expect(ofLine.status).toBe(200);
    // The total has followed its line meanwhile, so the report that was seen is not the one that is there.
    expect([200, 412]).toContain(ofReport.status);
  });
});
