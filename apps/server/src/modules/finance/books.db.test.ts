import { isRefusal } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { invoiceLine, vendorInvoice } from '@homeport/model/finance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let clerk: string;
let lead: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('BOOKS');
  clerk = await port.enter(home, await port.user(home, 'books.clerk', ['finance']));
  lead = await port.enter(home, await port.user(home, 'books.lead', ['financeLead']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const post = (as: string, path: string, body: object) => port.call('POST', `fe/${path}`, { as, body });
const get = async (path: string) => (await port.call('GET', `fe/${path}`, { as: lead })).body;
const move = async (as: string, path: string, id: string, step: string) => {
  const { version } = await get(`${path}/${id}`);
  return port.call('POST', `fe/${path}/${id}/${step}`, { as, body: {}, headers: { 'if-match': `"${version}"` } });
};
const change = async (as: string, path: string, id: string, body: object) => {
  const { version } = await get(`${path}/${id}`);
  return port.call('PUT', `fe/${path}/${id}`, { as, body, headers: { 'if-match': `"${version}"` } });
};
async function openInvoice(unitAmount = '500', quantity = '2') {
  const debtor = await make(port.in(home), 'financialEntity');
  const body = { financialEntity: debtor.id, invoiceDate: '2026-03-02', currency: 'EUR' };
  const made = (await post(clerk, 'invoice', body)).body;
  const tax = await make(port.in(home), 'taxCode', { rate: '20' });
  const line = { invoice: made.id, sequence: 1, description: 'Move', quantity, unitAmount, taxCode: tax.id };
  const first = (await post(clerk, 'invoice-line', line)).body;
  return { id: made.id as string, line: first.id as string };
}
async function approved() {
  const made = await openInvoice();
  expect((await move(clerk, 'invoice', made.id, 'issue')).status).toBe(200);
  expect((await change(clerk, 'invoice', made.id, { externalReference: 'PO 7' })).status).toBe(200);
  expect((await move(lead, 'invoice', made.id, 'approve')).status).toBe(200);
  return made;
}

describe('an invoice', () => {
  test('charges no more of a benefit than was approved, over all invoices that stand', async () => {
    const benefit = await make(port.in(home), 'caseBenefit', { amount: '1000', currency: 'EUR', period: 'ONCE' });
    const [one, two] = [await openInvoice(), await openInvoice()];
    const charge = (invoice: string, unitAmount: string, sequence = 8) => {
      const line = { invoice, sequence, description: 'Housing', quantity: '1', unitAmount, caseBenefit: benefit.id };
      return post(clerk, 'invoice-line', line);
    };
    expect((await charge(one.id, '600')).status).toBe(201);
    const over = await charge(two.id, '400.01');
    expect(over.body.errors).toMatchObject([
      { code: 'finance.overBenefit', title: 'The total charge must not exceed the approved benefit amount.' },
    ]);
    expect((await charge(two.id, '400')).status).toBe(201);
    expect((await charge(two.id, '0.01', 9)).status).toBe(422);
    expect((await get(`invoice/${one.id}`)).outstandingAmount).not.toBe('0.00');
    const cancelled = await move(clerk, 'invoice', one.id, 'cancel');
    expect([cancelled.status, cancelled.body.outstandingAmount]).toEqual([200, '0.00']);
    expect((await charge(two.id, '600', 9)).status).toBe(201);
  });
  test('follows its lines, and gets its number when it is approved', async () => {
    const { id } = await openInvoice();
    const draft = await get(`invoice/${id}`);
    expect(draft).toMatchObject({
      goodsAmount: '1000.00',
      taxAmount: '200.00',
      grossAmount: '1200.00',
      numberOfLines: 1,
    });
    expect(draft.reference).toMatch(/^P-\d{6}$/);
    await move(clerk, 'invoice', id, 'issue');
    expect((await move(lead, 'invoice', id, 'approve')).body).toMatchObject({
      code: 'finance.externalReferenceRequired',
      title: 'An external reference is required before approving an invoice.',
    });
    await change(clerk, 'invoice', id, { externalReference: 'PO 7' });
    expect((await move(clerk, 'invoice', id, 'approve')).status).toBe(403);
    const done = (await move(lead, 'invoice', id, 'approve')).body;
    expect(done.reference).toMatch(/^INV-\d{6}$/);
    expect(done.proformaReference).toBe(draft.reference);
  });
  test('that is approved is closed with its lines: nothing is changed, added or taken out', async () => {
    const { id, line } = await approved();
    expect((await change(clerk, 'invoice', id, { notes: 'late' })).status).toBe(409);
    const answer = await port.call('PUT', `fe/invoice-line/${line}`, { as: clerk, body: { quantity: '3' } });
    expect(answer.body.code).toBe('request.notEditable');
    expect((await port.call('DELETE', `fe/invoice-line/${line}`, { as: clerk })).body.code).toBe(
      'request.notDeletable',
    );
    const more = { invoice: id, sequence: 2, description: 'More', unitAmount: '1' };
    expect((await post(clerk, 'invoice-line', more)).body.code).toBe('request.notEditable');
    expect((await get(`invoice/${id}`)).grossAmount).toBe('1200.00');
  });
  test('is approved by somebody else, and not into a closed period', async () => {
    const { id } = await openInvoice();
    await change(lead, 'invoice', id, { externalReference: 'x' });
    await move(clerk, 'invoice', id, 'issue');
    const period = await make(port.in(home), 'financialPeriod', {
      startDate: '2026-03-01',
      endDate: '2026-03-31',
    });
    expect((await move(lead, 'financial-period', period.id, 'closeSales')).status).toBe(404);
    expect((await move(lead, 'financial-period', period.id, 'close-sales')).status).toBe(200);
    expect((await move(lead, 'invoice', id, 'approve')).body.code).toBe('finance.periodClosed');
    expect((await move(lead, 'financial-period', period.id, 'open-sales')).status).toBe(200);
    expect((await move(lead, 'invoice', id, 'approve')).status).toBe(200);
  });
  test('is taxed by a code that holds on its day', async () => {
    const { id } = await openInvoice();
    const line = { invoice: id, sequence: 3, description: 'Late', quantity: '1', unitAmount: '10' };
    const ended = await make(port.in(home), 'taxCode', { rate: '19', validTo: '2026-03-01' });
    const told = await post(clerk, 'invoice-line', { ...line, taxCode: ended.id });
    expect(told.body.errors).toMatchObject([{ code: 'finance.taxCodeNotValid', field: 'taxCode' }]);
    const begun = await make(port.in(home), 'taxCode', { rate: '19', validFrom: '2026-03-02' });
    expect((await post(clerk, 'invoice-line', { ...line, taxCode: begun.id })).status).toBe(201);
  });
  test('whose date lies outside its statement is flagged', async () => {
    const { id } = await openInvoice();
    const statement = await make(port.in(home), 'statement', { periodFrom: '2026-02-01', periodTo: '2026-02-28' });
    await change(clerk, 'invoice', id, { statement: statement.id });
    expect((await get(`invoice/${id}`)).isOutsideStatement).toBe(true);
    await change(clerk, 'invoice', id, { invoiceDate: '2026-02-28' });
    expect((await get(`invoice/${id}`)).isOutsideStatement).toBe(false);
  });
});

describe('a credit note', () => {
  const noteOf = async (invoiceId: string) =>
    (await post(clerk, 'credit-note', { invoice: invoiceId, creditDate: '2026-03-09', creditReason: 'PRICE' })).body;
  test('takes back what was invoiced and no more, in all notes together', async () => {
    const { id, line } = await approved();
    await make(port.in(home), 'dataOption', { optionTypeCode: 'CREDIT_REASON', code: 'PRICE', name: 'Price' });
    const first = await noteOf(id);
    const given = { creditNote: first.id, invoiceLine: line, description: 'Price', amount: '700' };
    expect((await post(clerk, 'credit-note-line', given)).status).toBe(201);
    expect((await move(lead, 'credit-note', first.id, 'approve')).status).toBe(200);
    expect(await get(`invoice/${id}`)).toMatchObject({ creditedAmount: '840.00', outstandingAmount: '360.00' });
    const second = await noteOf(id);
    const over = await post(clerk, 'credit-note-line', { ...given, creditNote: second.id, amount: '300.01' });
    expect(over.body.errors ?? over.body).toMatchObject([{ code: 'finance.creditOverInvoiced' }]);
    expect((await post(clerk, 'credit-note-line', { ...given, creditNote: second.id, amount: '300' })).status).toBe(
      201,
    );
    expect((await move(lead, 'credit-note', second.id, 'approve')).status).toBe(200);
    expect(await get(`invoice/${id}`)).toMatchObject({ outstandingAmount: '0.00' });
  });
  test('is not approved without lines, or with a line that names none of the invoice', async () => {
    const { id } = await approved();
    const note = await noteOf(id);
    expect((await move(lead, 'credit-note', note.id, 'approve')).body.code).toBe('finance.noLines');
    await post(clerk, 'credit-note-line', { creditNote: note.id, description: 'Which?', amount: '5' });
    expect((await move(lead, 'credit-note', note.id, 'approve')).body.code).toBe('finance.undefinedLine');
  });
  test('of an invoice that is not approved cannot be written', async () => {
    const { id } = await openInvoice();
    const answer = await post(clerk, 'credit-note', { invoice: id, creditDate: '2026-03-09', creditReason: 'PRICE' });
    expect(JSON.stringify(answer.body)).toContain('finance.invoiceNotApproved');
  });
});

describe('a vendor’s invoice', () => {
  test('over its quote is held until a lead lets it through; the same number twice is refused', async () => {
    const system = port.in(home);
    const profile = await make(system, 'costProfile', { tolerancePercent: '3', toleranceAmount: '75' });
    const vendor = await make(system, 'financialEntity', { kind: 'VENDOR' });
    const bill = async (invoiceNumber: string, unitAmount: string) => {
      const given = { vendor: vendor.id, costProfile: profile.id, approvedQuote: '2400', externalReference: 'x' };
      const made = await make(system, vendorInvoice, { ...given, invoiceNumber });
      await make(system, 'vendorInvoiceLine', { vendorInvoice: made.id, unitAmount, quantity: '1' });
      return { id: made.id, handedIn: (await move(clerk, 'vendor-invoice', made.id, 'submit')).body };
    };
    const { id: fine } = await bill('INV-0012', '2460');
    expect((await move(clerk, 'vendor-invoice', fine, 'approve')).status).toBe(200);
    // While it can still be changed: nobody could change it in review, or approve it.
    expect((await bill('inv 12', '100')).handedIn.code).toBe('finance.duplicateNumber');
    const { id: over } = await bill('INV-0013', '2480');
    expect((await move(clerk, 'vendor-invoice', over, 'approve')).body.code).toBe('finance.overTolerance');
    await move(clerk, 'vendor-invoice', over, 'hold');
    expect((await move(clerk, 'vendor-invoice', over, 'release')).status).toBe(403);
    expect((await move(lead, 'vendor-invoice', over, 'release')).status).toBe(200);
  });
  test('is handed in with a line and the reference that its approval asks for', async () => {
    const system = port.in(home);
    const vendor = await make(system, 'financialEntity', { kind: 'VENDOR' });
    const { id } = await make(system, vendorInvoice, { vendor: vendor.id, externalReference: null });
    const submit = async () => (await move(clerk, 'vendor-invoice', id, 'submit')).body;
    expect(await submit()).toMatchObject({ code: 'finance.noLines', title: 'Add at least one line first.' });
    await make(system, 'vendorInvoiceLine', { vendorInvoice: id });
    expect((await submit()).code).toBe('finance.externalReferenceRequired');
    await change(clerk, 'vendor-invoice', id, { externalReference: 'PO 9' });
    expect((await submit()).status).toBe('SUBMITTED');
  });
});

describe('the database', () => {
  test('keeps effective-dated settings from overlapping', async () => {
    const system = port.in(home);
    const table = { code: 'HYPO-GB', effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31' };
    const kept = await make(system, 'taxTable', table);
    const all = system.records(catalogue.entity('taxTable'));
    const next = { ...table, name: 'n', country: 'GB', kind: 'INCOME', currency: 'GBP', effectiveFrom: '2026-06-01' };
    expect(await all.create({ ...next, effectiveTo: null } as never)).toMatchObject({ code: 'request.overlap' });
    expect(isRefusal(await all.create({ ...next, effectiveFrom: '2027-01-01', effectiveTo: null } as never))).toBe(
      false,
    );
    const bands = system.records(catalogue.entity('taxTableBand'));
    const band = { taxTable: kept.id, currency: 'GBP', rate: '10', fromAmount: '0', toAmount: '20000' };
    expect(isRefusal(await bands.create(band as never))).toBe(false);
    const overlapping = await bands.create({ ...band, fromAmount: '19999', toAmount: null } as never);
    expect(overlapping).toMatchObject({ code: 'request.overlap' });
    expect(isRefusal(await bands.create({ ...band, fromAmount: '20000', toAmount: null } as never))).toBe(false);
  });
  test('a charge in use cannot be changed, but can be put out of use', async () => {
    const system = port.in(home);
    const charge = await make(system, 'charge');
    const line = await make(system, invoiceLine, { charge: charge.id });
    expect((await change(lead, 'charge', charge.id, { name: 'Another' })).body.code).toBe('request.inUse');
    await system.records(invoiceLine).delete(line.id);
    expect((await change(lead, 'charge', charge.id, { name: 'Another' })).status).toBe(200);
  });
});
