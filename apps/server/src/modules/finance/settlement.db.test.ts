import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let clerk: string;
let lead: string;
const today = Temporal.Now.plainDateISO('UTC').toString();
const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('SETTLE');
  clerk = await port.enter(home, await port.user(home, 'settle.clerk', ['finance']));
  lead = await port.enter(home, await port.user(home, 'settle.lead', ['financeLead']));
  await make(port.in(home), 'financialPeriod', { startDate: '2026-01-01', endDate: '2030-12-31' });
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const get = async (path: string) => (await port.call('GET', `fe/${path}`, { as: lead })).body;
let keys = 0;
const act = async (as: string, path: string, id: string, deed: string, body: object = {}) => {
  const { version } = await get(`${path}/${id}`);
  keys += 1;
  const headers = { 'if-match': `"${version}"`, 'idempotency-key': `settle-${keys}` };
  return port.call('POST', `fe/${path}/${id}/${deed}`, { as, body, headers });
};
const entriesOf = async (field: string, id: string) => {
  const filter = encodeURIComponent(JSON.stringify({ field, op: 'eq', value: id }));
  return (await get(`financial-transaction/search?sort=created,asc&filter=${filter}`)).content;
};

async function sentInvoice(unitAmount = '1000'): Promise<string> {
  const debtor = await make(port.in(home), 'financialEntity');
  const body = { financialEntity: debtor.id, invoiceDate: '2026-03-02', currency: 'EUR', externalReference: 'PO 1' };
  const { id } = (await port.call('POST', 'fe/invoice', { as: clerk, body })).body;
  const line = { invoice: id, sequence: 1, description: 'Move', quantity: '1', unitAmount };
  expect((await port.call('POST', 'fe/invoice-line', { as: clerk, body: line })).status).toBe(201);
  await act(clerk, 'invoice', id, 'issue');
  expect((await act(lead, 'invoice', id, 'approve')).status).toBe(200);
  expect((await act(clerk, 'invoice', id, 'send')).status).toBe(200);
  return id;
}
const money = (value: string | null) => Number(value);

describe('an invoice that was sent', () => {
  test('is paid by receipts in the ledger, a part first, and is PAID with the last of it', async () => {
    const id = await sentInvoice();
    expect((await get(`invoice/${id}`)).can).toContain('recordReceipt');
    const part = await act(clerk, 'invoice', id, 'record-receipt', { receivedDate: today, amount: '400' });
    expect(part.status).toBe(200);
    let bill = await get(`invoice/${id}`);
    expect([bill.status, money(bill.paidAmount), money(bill.outstandingAmount)]).toEqual(['SENT', 400, 600]);
    expect((await act(clerk, 'invoice', id, 'record-receipt', { receivedDate: today })).status).toBe(200);
    bill = await get(`invoice/${id}`);
    expect([bill.status, money(bill.paidAmount), money(bill.outstandingAmount)]).toEqual(['PAID', 1000, 0]);
    const entries = await entriesOf('invoice', id);
    expect(entries.map((e: never) => [e['type'], e['status'], money(e['grossAmount'])])).toEqual([
      ['RECEIPT', 'POSTED', 400],
      ['RECEIPT', 'POSTED', 600],
    ]);
  });
  test('cannot be called paid by hand while something is outstanding, nor be paid more than that', async () => {
    const id = await sentInvoice();
    expect((await get(`invoice/${id}`)).can).not.toContain('settle');
    expect((await act(clerk, 'invoice', id, 'settle')).status).toBe(403);
    const over = await act(clerk, 'invoice', id, 'record-receipt', { receivedDate: today, amount: '1000.01' });
    expect([over.status, over.body.code]).toEqual([422, 'finance.paymentOverOutstanding']);
    const late = await act(clerk, 'invoice', id, 'record-receipt', { receivedDate: tomorrow });
    expect(late.body).toMatchObject({ code: 'finance.dateInFuture', title: 'The date cannot be in the future.' });
    const never = await act(clerk, 'invoice', id, 'record-receipt', { receivedDate: '2019-01-01' });
    expect(never.body.code).toBe('finance.noPeriod');
    expect(await entriesOf('invoice', id)).toEqual([]);
  });
  test('is open again when its receipt is reversed: once, on a day that fits, and not by what reversed it', async () => {
    const id = await sentInvoice();
    await act(clerk, 'invoice', id, 'record-receipt', { receivedDate: today });
    const [receipt] = await entriesOf('invoice', id);
    expect((await act(clerk, 'financial-transaction', receipt.id, 'reverse', { transactionDate: today })).status).toBe(
      403,
    );
    const early = await act(lead, 'financial-transaction', receipt.id, 'reverse', { transactionDate: '2026-01-02' });
    expect(early.body.code).toBe('finance.reversalTooEarly');
    expect((await act(lead, 'financial-transaction', receipt.id, 'reverse', { transactionDate: today })).status).toBe(
      200,
    );
    const bill = await get(`invoice/${id}`);
    expect([bill.status, money(bill.paidAmount), money(bill.outstandingAmount)]).toEqual(['SENT', 0, 1000]);
    const [first, reversal] = await entriesOf('invoice', id);
    expect([first.status, reversal.status, money(reversal.grossAmount)]).toEqual(['REVERSED', 'POSTED', -1000]);
    expect(reversal.reversalOf.id).toBe(receipt.id);
    expect(reversal.can).not.toContain('reverse');
    expect((await act(lead, 'financial-transaction', reversal.id, 'reverse', { transactionDate: today })).status).toBe(
      403,
    );
    expect((await act(lead, 'financial-transaction', receipt.id, 'reverse', { transactionDate: today })).status).toBe(
      409,
    );
  });
  test('is paid once by two receipts at the same moment', async () => {
    const id = await sentInvoice();
    const { version } = await get(`invoice/${id}`);
    const both = await Promise.all(
      ['a', 'b'].map((key) =>
        port.call('POST', `fe/invoice/${id}/record-receipt`, {
          as: clerk,
          body: { receivedDate: today },
          headers: { 'if-match': `"${version}"`, 'idempotency-key': `race-${key}` },
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    expect(money((await get(`invoice/${id}`)).paidAmount)).toBe(1000);
    expect(await entriesOf('invoice', id)).toHaveLength(1);
  });
});

test('a receipt that somebody enters pays its invoice when it is posted, and only of its own debtor', async () => {
  const id = await sentInvoice();
  const { financialEntity } = await get(`invoice/${id}`);
  const period = (await get('financial-period/search')).content[0].id;
  const entry = {
    reference: 'BANK-1',
    type: 'RECEIPT',
    financialEntity: (await make(port.in(home), 'financialEntity')).id,
    transactionDate: '2026-04-01',
    financialPeriod: period,
    currency: 'EUR',
    goodsAmount: '1000',
    invoice: id,
  };
  const made = (await port.call('POST', 'fe/financial-transaction', { as: clerk, body: entry })).body;
  expect((await act(clerk, 'financial-transaction', made.id, 'post')).body.code).toBe('finance.paymentOtherParty');
  const right = { ...entry, reference: 'BANK-2', financialEntity: financialEntity.id };
  const good = (await port.call('POST', 'fe/financial-transaction', { as: clerk, body: right })).body;
  expect((await act(clerk, 'financial-transaction', good.id, 'post')).status).toBe(200);
  expect((await get(`invoice/${id}`)).status).toBe('PAID');
});

test('a vendor’s bill becomes PAID by payments only', async () => {
  const system = port.in(home);
  const vendor = await make(system, 'financialEntity', { kind: 'VENDOR' });
  const bill = await make(system, 'vendorInvoice', { vendor: vendor.id, externalReference: 'x', currency: 'EUR' });
  await make(system, 'vendorInvoiceLine', { vendorInvoice: bill.id, unitAmount: '250', quantity: '1' });
  await act(clerk, 'vendor-invoice', bill.id, 'submit');
  expect((await act(clerk, 'vendor-invoice', bill.id, 'approve')).status).toBe(200);
  expect((await act(clerk, 'vendor-invoice', bill.id, 'pay')).status).toBe(404);
  expect(
    (await act(clerk, 'vendor-invoice', bill.id, 'record-payment', { paidDate: today, amount: '100' })).status,
  ).toBe(200);
  expect((await get(`vendor-invoice/${bill.id}`)).status).toBe('APPROVED');
  expect((await act(clerk, 'vendor-invoice', bill.id, 'record-payment', { paidDate: today })).status).toBe(200);
  const paid = await get(`vendor-invoice/${bill.id}`);
  expect([paid.status, money(paid.paidAmount), money(paid.outstandingAmount)]).toEqual(['PAID', 250, 0]);
});

describe('a line of the bank', () => {
  test('is cleared by an entry of its amount and currency that is posted, and by none twice', async () => {
    const invoice = await sentInvoice('300');
    await act(clerk, 'invoice', invoice, 'record-receipt', { receivedDate: today });
    const [receipt] = await entriesOf('invoice', invoice);
    const statement = await make(port.in(home), 'bankReconciliation', { currency: 'EUR', statementDate: today });
    const line = {
      bankReconciliation: statement.id,
      valueDate: today,
      description: 'In',
      currency: 'EUR',
      isCleared: true,
    };
    const post = (body: object) => port.call('POST', 'fe/bank-reconciliation-line', { as: clerk, body });
    const codeOf = async (body: object) => (await post(body)).body.errors?.[0]?.code;
    expect(await codeOf({ ...line, amount: '300' })).toBe('finance.matchNeeded');
    const matched = { ...line, financialTransaction: receipt.id };
    expect(await codeOf({ ...matched, amount: '300.01' })).toBe('finance.matchOtherAmount');
    expect(await codeOf({ ...matched, amount: '-300' })).toBe('finance.matchOtherAmount');
    expect(await codeOf({ ...matched, amount: '300', currency: 'USD' })).toBe('finance.matchOtherCurrency');
    expect((await post({ ...matched, amount: '300' })).status).toBe(201);
    expect(await codeOf({ ...matched, amount: '300' })).toBe('finance.matchUsed');
    expect(money((await get(`bank-reconciliation/${statement.id}`)).clearedAmount)).toBe(300);
    expect(await codeOf({ ...line, isCleared: false, amount: '40', currency: 'USD' })).toBe(
      'finance.lineOtherCurrency',
    );
    expect(money((await get(`bank-reconciliation/${statement.id}`)).clearedAmount)).toBe(300);
    const reversed = await act(lead, 'financial-transaction', receipt.id, 'reverse', { transactionDate: today });
    expect(reversed.body.code).toBe('finance.entryCleared');
  });

  test('lies in the period of its statement: after the one before, up to its own date', async () => {
    const account = await make(port.in(home), 'companyAccount', { currency: 'EUR' });
    const about = { companyAccount: account.id, currency: 'EUR', openingBalance: '0', statementAmount: '0' };
    await make(port.in(home), 'bankReconciliation', { ...about, statementDate: '2026-01-31' });
    const statement = await make(port.in(home), 'bankReconciliation', { ...about, statementDate: '2026-02-28' });
    const line = {
      bankReconciliation: statement.id,
      description: 'In',
      currency: 'EUR',
      amount: '1',
      isCleared: false,
    };
    const answers = [];
    for (const valueDate of ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01']) {
      const body = { ...line, valueDate };
      const { body: answer } = await port.call('POST', 'fe/bank-reconciliation-line', { as: clerk, body });
      answers.push(answer.errors?.map((one: { field: string; code: string }) => `${one.field} ${one.code}`)[0]);
    }
    const outside = 'valueDate finance.outsideStatement';
    expect(answers).toEqual([outside, undefined, undefined, outside]);
  });

  test('of another currency, from before they were refused, is not added up and keeps a statement from being closed', async () => {
    const account = await make(port.in(home), 'companyAccount', { currency: 'EUR' });
    const about = { companyAccount: account.id, openingBalance: '0', statementAmount: '100', bankCharges: '0' };
    const statement = await make(port.in(home), 'bankReconciliation', {
      ...about,
      currency: 'EUR',
      statementDate: today,
    });
    const line = {
      bankReconciliation: statement.id,
      valueDate: today,
      description: 'In',
      currency: 'EUR',
      amount: '100',
    };
    const made = await make(port.in(home), 'bankReconciliationLine', { ...line, isCleared: false });
    const other = await make(port.in(home), 'bankReconciliationLine', { ...line, isCleared: false, amount: '25' });
    await port
      .in(home)
      .query(sql`update app.bank_reconciliation_line set is_cleared = true where id = ${made.id}::uuid returning id`);
    await port
      .in(home)
      .query(
        sql`update app.bank_reconciliation_line set is_cleared = true, currency = 'USD' where id = ${other.id}::uuid returning id`,
      );
    const change = async (body: object) => {
      const { version } = await get(`bank-reconciliation/${statement.id}`);
      const headers = { 'if-match': `"${version}"` };
      return port.call('PUT', `fe/bank-reconciliation/${statement.id}`, { as: clerk, body, headers });
    };
    expect((await change({ notes: 'Read again' })).status).toBe(200);
    const read = await get(`bank-reconciliation/${statement.id}`);
    expect([read.clearedAmount, read.difference]).toEqual(['100.00', '0.00']);
    expect((await change({ currency: 'USD' })).status).toBe(422);
    const closed = await act(clerk, 'bank-reconciliation', statement.id, 'reconcile', {});
    expect(closed.body.code).toBe('finance.linesInOtherCurrency');
  });
});
