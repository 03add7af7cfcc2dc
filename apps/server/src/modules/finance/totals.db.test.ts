import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let clerk: string;
let lead: string;
let debtor: string;
const today = Temporal.Now.plainDateISO('UTC').toString();
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('TOTALS');
  clerk = await port.enter(home, await port.user(home, 'totals.clerk', ['finance']));
  lead = await port.enter(home, await port.user(home, 'totals.lead', ['financeLead']));
  await make(port.in(home), 'financialPeriod', { startDate: '2026-01-01', endDate: '2030-12-31' });
  debtor = (await make(port.in(home), 'financialEntity')).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const get = async (path: string) => (await port.call('GET', `fe/${path}`, { as: lead })).body;
const change = async (path: string, id: string, body: object) => {
  const { version } = await get(`${path}/${id}`);
  return port.call('PUT', `fe/${path}/${id}`, { as: clerk, body, headers: { 'if-match': `"${version}"` } });
};
let keys = 0;
const act = async (as: string, path: string, deed: string, body: object = {}) => {
  const { version } = await get(path);
  keys += 1;
  const headers = { 'if-match': `"${version}"`, 'idempotency-key': `totals-${keys}` };
  const done = await port.call('POST', `fe/${path}/${deed}`, { as, body, headers });
  expect([deed, done.status]).toEqual([deed, 200]);
};
/** An invoice of the debtor that was sent, of one line. */
async function sent(invoiceDate: string, unitAmount: string, statement: string | null = null): Promise<string> {
  const body = { financialEntity: debtor, invoiceDate, currency: 'EUR', externalReference: 'PO 1', statement };
  const { id } = (await port.call('POST', 'fe/invoice', { as: clerk, body })).body;
  const line = { invoice: id, sequence: 1, description: 'Move', quantity: '1', unitAmount };
  await port.call('POST', 'fe/invoice-line', { as: clerk, body: line });
  await act(clerk, `invoice/${id}`, 'issue');
  await act(lead, `invoice/${id}`, 'approve');
  await act(clerk, `invoice/${id}`, 'send');
  return id;
}
const amountsOf = async (id: string) => {
  const { openingBalance, invoicedAmount, paidAmount, closingBalance } = await get(`statement/${id}`);
  return [openingBalance, invoicedAmount, paidAmount, closingBalance].map(Number);
};

test('a statement says what its invoices say and what was open before; once it was sent it stays', async () => {
  await sent('2026-02-10', '300');
  const span = { financialEntity: debtor, periodFrom: '2026-03-01', periodTo: '2026-03-31', currency: 'EUR' };
  const body = { reference: 'ST-1', ...span };
  const typed = await port.call('POST', 'fe/statement', { as: clerk, body: { ...body, paidAmount: '999' } });
  expect([typed.status, typed.body.errors?.[0]?.field]).toEqual([422, 'paidAmount']);
  const { id } = (await port.call('POST', 'fe/statement', { as: clerk, body })).body;
  expect(await amountsOf(id)).toEqual([300, 0, 0, 300]);
  const bill = await sent('2026-03-10', '1000', id);
  expect(await amountsOf(id)).toEqual([300, 1000, 0, 1300]);
  await act(clerk, `invoice/${bill}`, 'record-receipt', { receivedDate: today, amount: '400' });
  expect(await amountsOf(id)).toEqual([300, 1000, 400, 900]);
  expect((await change('statement', id, { sentDate: '2026-04-02' })).status).toBe(200);
  await act(clerk, `invoice/${bill}`, 'record-receipt', { receivedDate: today, amount: '600' });
  expect(await amountsOf(id)).toEqual([300, 1000, 400, 900]);
});

test('what is paid of an entry follows its invoice and is typed by nobody', async () => {
  const bill = await sent('2026-05-04', '500');
  const [{ id: financialPeriod }] = (await get('financial-period/search')).content;
  const entry = {
    ...{ reference: 'SALE-1', type: 'SALES_INVOICE', financialEntity: debtor, transactionDate: '2026-05-04' },
    ...{ financialPeriod, currency: 'EUR', goodsAmount: '500', invoice: bill },
  };
  const typed = await port.call('POST', 'fe/financial-transaction', { as: clerk, body: { ...entry, paidAmount: '5' } });
  expect([typed.status, typed.body.errors?.[0]?.field]).toEqual([422, 'paidAmount']);
  const { id } = (await port.call('POST', 'fe/financial-transaction', { as: clerk, body: entry })).body;
  await act(clerk, `financial-transaction/${id}`, 'post');
  await act(clerk, `invoice/${bill}`, 'record-receipt', { receivedDate: today, amount: '200' });
  const { paidAmount, outstandingAmount } = await get(`financial-transaction/${id}`);
  expect([Number(paidAmount), Number(outstandingAmount)]).toEqual([200, 300]);
});
