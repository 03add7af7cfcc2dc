import { caseService } from '@homeport/model/cases';
import { party } from '@homeport/model/crm';
import { financialEntity, vendorInvoice } from '@homeport/model/finance';
import { serviceProvider } from '@homeport/model/policies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/*
 * Two colleagues of one provider, somebody of another, and finance. What a vendor charges is for services of theirs, as far as was
 * agreed; finance decides, asks or rejects.
 */
let port: Homeport;
let home: string;
let named: string;
let colleague: string;
let stranger: string;
let clerk: string;
let lead: string;
let harbour: string;
let visa: string;
let storage: string;
let elsewhere: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('POSTBILL');
  const people = await Promise.all(
    ['bill.named', 'bill.colleague', 'bill.stranger'].map((login) => port.user(home, login, ['vendor'])),
  );
  [named = '', colleague = '', stranger = ''] = await Promise.all(people.map((user) => port.enter(home, user)));
  clerk = await port.enter(home, await port.user(home, 'bill.clerk', ['finance']));
  lead = await port.enter(home, await port.user(home, 'bill.lead', ['financeLead']));
  const [namedUser, colleagueUser, strangerUser] = people;
  const of = await make(port.in(home), party, { name: 'Blue Harbour', paymentDays: 14 });
  harbour = (
    await make(port.in(home), serviceProvider, {
      code: 'BLUE',
      party: of.id,
      users: [namedUser, colleagueUser],
      ownCasesOnly: false,
      currency: 'EUR',
    })
  ).id;
  const other = await make(port.in(home), serviceProvider, { users: [strangerUser], ownCasesOnly: false });
  const ordered = async (given: Record<string, unknown>) => {
    const made = await make(port.in(home), caseService, given);
    await port.in(home).records(caseService).move(made.id, 'status.request');
    return made.id;
  };
  const cost = { costAmount: '1000', costCurrency: 'EUR' };
  visa = await ordered({ name: 'Visa', provider: harbour, vendorUser: namedUser, ...cost });
  storage = await ordered({ name: 'Storage', provider: harbour });
  elsewhere = await ordered({ name: 'Elsewhere', provider: other.id, ...cost });
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

let keys = 0;
const post = (as: string, given: Record<string, unknown>) => {
  keys += 1;
  return port.call('POST', 'fe/vendor-invoice/post', {
    as,
    headers: { 'Idempotency-Key': `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}` },
    body: { invoiceDate: '2026-01-10', currency: 'EUR', ...given },
  });
};
const charge = (service: string, unitAmount: string) => [{ caseService: service, unitAmount }];
const bill = async (id: string, as = clerk) => (await port.call('GET', `fe/vendor-invoice/${id}`, { as })).body;
const step = async (id: string, deed: string, as: string, body: Record<string, unknown> = {}) => {
  const { version } = await bill(id, lead);
  return port.call('POST', `fe/vendor-invoice/${id}/${deed}`, { as, body, headers: { 'if-match': `"${version}"` } });
};
const posted = async (as: string, number: string, lines: unknown): Promise<string> => {
  const { status, body } = await post(as, { invoiceNumber: number, lines });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.vendorInvoice;
};

test('a vendor posts a bill for their services; it goes to whom finance pays for them, and is due as was agreed', async () => {
  const id = await posted(named, 'BH-001', charge(visa, '400'));
  expect(await bill(id)).toMatchObject({
    ...{ status: 'SUBMITTED', goodsAmount: '400.00', dueDate: '2026-01-24', externalReference: 'BH-001' },
    provider: { id: harbour },
    findings: 0,
  });
  const creditors = await port
    .in(home)
    .records(financialEntity)
    .find({ filter: { field: 'name', op: 'eq', value: 'Blue Harbour' } });
  expect(creditors).toMatchObject([{ kind: 'VENDOR', code: 'BLUE', currency: 'EUR' }]);
});

test('a colleague of the provider sees it, and nobody of another one does', async () => {
  const id = await posted(named, 'BH-002', charge(storage, '50'));
  const sees = (as: string) => port.call('GET', `fe/vendor-invoice/${id}`, { as }).then(({ status }) => status);
  expect([await sees(named), await sees(colleague), await sees(stranger)]).toEqual([200, 200, 404]);
  const told = await bill(id, colleague);
  expect([told.externalReference, told.findings, told.approvedQuote]).toEqual(['BH-002', undefined, undefined]);
});

test('nobody bills for the services of another provider, nor twice under one number', async () => {
  const foreign = await post(named, { invoiceNumber: 'BH-003', lines: charge(elsewhere, '10') });
  expect([foreign.status, foreign.body.code]).toEqual([422, 'finance.serviceOfAnother']);
  const again = await post(colleague, { invoiceNumber: 'bh 1', lines: charge(visa, '10') });
  expect([again.status, again.body.code]).toEqual([409, 'finance.duplicateNumber']);
  const later = await post(named, { invoiceNumber: 'BH-004', invoiceDate: '2999-01-01', lines: charge(visa, '10') });
  expect(later.body.code).toBe('finance.dateInFuture');
  const clerks = await post(clerk, { invoiceNumber: 'BH-005', lines: charge(visa, '10') });
  expect(clerks.body.code).toBe('finance.providerNeeded');
  const drafts = await port
    .in(home)
    .records(vendorInvoice)
    .find({ filter: { field: 'invoiceNumber', op: 'in', value: ['BH-003', 'BH-004', 'BH-005'] } });
  expect(drafts).toEqual([]);
});

test('what is billed past what was agreed is approved by a lead only, who sees what it is', async () => {
  const id = await posted(colleague, 'BH-010', charge(visa, '700'));
  expect((await bill(id)).findings).toBe(1);
  const review = await port.call('GET', `vendor-invoice/${id}/review`, { as: clerk });
  expect(review.body.services).toEqual([
    expect.objectContaining({ name: 'Visa', agreed: '1000.0000', now: '700.0000', finding: 'OVER_AGREED' }),
  ]);
  expect((await port.call('GET', `vendor-invoice/${id}/review`, { as: named })).status).toBe(403);
  const refused = await step(id, 'approve', clerk);
  expect([refused.status, refused.body.code]).toEqual([422, 'finance.billedPastAgreed']);
  expect((await step(id, 'hold', clerk, { reason: 'Too much' })).status).toBe(200);
  expect((await step(id, 'release', lead)).status).toBe(200);
  expect(await bill(id, named)).toMatchObject({ status: 'APPROVED', expectedPayment: '2026-01-24' });
});

test('finance asks, the vendor answers; a rejection says why', async () => {
  const id = await posted(named, 'BH-020', charge(storage, '20'));
  expect((await step(id, 'query', clerk, {})).body.errors).toMatchObject([{ field: 'question' }]);
  expect((await step(id, 'query', clerk, { question: 'Which month?' })).status).toBe(200);
  expect(await bill(id, named)).toMatchObject({ status: 'QUERIED', question: 'Which month?' });
  expect((await step(id, 'reply', stranger, { answer: 'x' })).status).toBe(404);
  expect((await step(id, 'reply', colleague, { answer: 'March' })).status).toBe(200);
  expect((await step(id, 'reject', clerk, { reason: 'Paid in February' })).status).toBe(200);
  expect(await bill(id, named)).toMatchObject({
    status: 'REJECTED',
    answer: 'March',
    rejectionReason: 'Paid in February',
  });
});

test('a vendor is offered what they may bill, with what was agreed and billed; of others nothing', async () => {
  const { body } = await port.call('GET', 'vendor-invoice/billable', { as: colleague });
  expect(body.providers).toMatchObject([{ id: harbour }]);
  expect(body.services.map((one: { name: string }) => one.name).sort()).toEqual(['Storage', 'Visa']);
  expect(body.services.find((one: { id: string }) => one.id === visa)).toMatchObject({
    agreed: '1000.0000',
    currency: 'EUR',
    billed: '1100.0000',
  });
  const others = await port.call('GET', `vendor-invoice/billable?provider=${harbour}`, { as: stranger });
  expect(others.body).toEqual({ providers: [], services: [] });
});
