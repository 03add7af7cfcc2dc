import { caseService } from '@homeport/model/cases';
import { comment } from '@homeport/model/comments';
import { document } from '@homeport/model/documents';
import { vendorInvoice } from '@homeport/model/finance';
import { serviceOrder } from '@homeport/model/services';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Whoever does a service without an account works on it by the link that was sent to them, and on nothing else. */
let port: Homeport;
let tenant: string;
let as = '';
beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('LINKS', { name: 'Links SA' });
  as = await port.enter(tenant, await port.user(tenant, 'links.manager', ['caseManager']));
}, 180_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const all = () => port.in(tenant);
async function ordered(name: string): Promise<string> {
  const { id } = await make(all(), 'caseService', { name });
  await all().records(caseService).move(id, 'status.request');
  return id;
}
async function linkTo(service: string) {
  const { status, body } = await port.call('POST', 'fe/external-access/send', {
    as,
    body: {
      kind: 'SERVICE',
      target: service,
      recipient: 'crew@movers.example',
      recipientName: 'Crew',
      language: 'en',
      days: 14,
    },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return { id: String(body.id), token: new URL(body.link).searchParams.get('token') ?? '' };
}
/** A service of a provider who was told what is paid for it. */
async function provided(name: string) {
  const provider = await make(all(), 'serviceProvider', {
    name: 'Blue Harbour',
    code: name.toUpperCase(),
    currency: 'EUR',
  });
  const { id } = await make(all(), 'caseService', {
    name,
    provider: provider.id,
    costAmount: '500',
    costCurrency: 'EUR',
  });
  await all().records(caseService).move(id, 'status.request');
  return { service: id, provider: provider.id };
}
const send = (token: string, text: string, name: string) => {
  const body = new FormData();
  body.append('token', token);
  body.append('file', new Blob([text], { type: 'text/csv' }), name);
  return port.call('POST', 'external-access/open/upload', { body });
};
const bill = (token: string, given: object) =>
  port.call('POST', 'external-access/open/bill', {
    body: { token, invoiceDate: '2026-01-10', currency: 'EUR', ...given },
  });
const open = async (token: string) =>
  (await port.call('GET', `external-access/open?token=${encodeURIComponent(token)}`)).body;
const act = (token: string, deed: string, more: object = {}) =>
  port.call('POST', 'external-access/open/service', { body: { token, deed, ...more } });
const bell = async (): Promise<string[]> =>
  (await port.call('GET', 'notification', { as })).body.content.map(({ title }: { title: string }) => title);

test('accepts with dates, starts, reports and finishes: each once, and the link ends with the job', async () => {
  const service = await ordered('Packing');
  const { token } = await linkTo(service);
  expect(await open(token)).toMatchObject({ language: 'en' });
  expect((await open(token)).service).toMatchObject({ name: 'Packing', deeds: ['ACCEPT', 'DECLINE', 'REPORT'] });
  const taken = await act(token, 'ACCEPT', { startDate: '2126-03-02' });
  expect([taken.status, taken.body.status, taken.body.startDate]).toEqual([200, 'SCHEDULED', '2126-03-02']);
  expect(await act(token, 'ACCEPT')).toMatchObject({ status: 409 });
  expect(await act(token, 'COMPLETE')).toMatchObject({ status: 409 });
  expect((await act(token, 'START')).body.deeds).toEqual(['COMPLETE', 'REPORT']);
  expect((await act(token, 'REPORT')).status).toBe(422);
  expect((await act(token, 'REPORT', { note: 'Half is packed.' })).status).toBe(200);
  const said = await all()
    .records(comment)
    .find({ filter: { field: 'caseService', op: 'eq', value: service } });
  expect(said.map((one) => [one.comment, one.authorName, one.audience])).toEqual([
    ['Half is packed.', 'Crew', 'VENDOR'],
  ]);
  expect((await act(token, 'COMPLETE')).body).toMatchObject({ status: 'COMPLETED', deeds: [] });
  expect((await open(token)).state).toBe('USED');
  expect((await act(token, 'REPORT', { note: 'More' })).status).toBe(409);
  await expect
    .poll(bell, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['Crew accepts: Packing', 'Crew reports on: Packing']));
});

test('declines with a reason, which whoever sent the link is told; the service waits for somebody else', async () => {
  const service = await ordered('Storage');
  const { token } = await linkTo(service);
  expect((await act(token, 'DECLINE')).status).toBe(422);
  expect((await act(token, 'DECLINE', { note: 'No room in March.' })).status).toBe(200);
  expect((await open(token)).state).toBe('USED');
  expect(await all().records(caseService).get(service)).toMatchObject({ status: 'REQUESTED' });
  await expect.poll(bell, { timeout: 20_000 }).toContain('Crew declines: Storage');
});

test('a provider who declines by the link gives the service back, and their order says why', async () => {
  const { service } = await provided('Piano');
  const { token } = await linkTo(service);
  expect((await act(token, 'DECLINE', { note: 'No crane.' })).status).toBe(200);
  expect(await all().records(caseService).get(service)).toMatchObject({ status: 'NOT_INITIATED', provider: null });
  const orders = await all()
    .records(serviceOrder)
    .find({ filter: { field: 'caseService', op: 'eq', value: service } });
  expect(orders.map(({ status, reason }) => [status, reason])).toEqual([['DECLINED', 'No crane.']]);
  expect((await open(token)).service ?? null).toBeNull();
});

test('a withdrawn link opens nothing, one for something else does no work, and what is over is not sent', async () => {
  const service = await ordered('Visa');
  const { id, token } = await linkTo(service);
  const { version } = (await port.call('GET', `fe/external-access/${id}`, { as })).body;
  const headers = { 'if-match': `"${version}"` };
  expect((await port.call('POST', `fe/external-access/${id}/revoke`, { as, body: {}, headers })).status).toBe(200);
  expect((await open(token)).service).toBeNull();
  expect((await act(token, 'ACCEPT')).status).toBe(409);
  expect((await act('made-up', 'ACCEPT')).status).toBe(404);
  const { id: never } = await make(all(), 'caseService', { name: 'Not ordered' });
  const refused = await port.call('POST', 'fe/external-access/send', {
    as,
    body: { kind: 'SERVICE', target: never, recipient: 'crew@movers.example', language: 'en', days: 14 },
  });
  expect(refused.status).toBe(409);
});

test('files come with a report: documents of the assignment for the team, and the same bytes are one file', async () => {
  const service = await ordered('Survey of goods');
  const { token } = await linkTo(service);
  const other = await linkTo(await ordered('Other'));
  const first = await send(token, 'room,cbm\nkitchen,4\n', 'survey.csv');
  expect([first.status, first.body.name]).toEqual([200, 'survey.csv']);
  expect((await send(token, 'room,cbm\nkitchen,4\n', 'survey.csv')).body.id).toBe(first.body.id);
  // What one link brought is nothing to another one, and nobody uploads without a link.
  const foreign = await act(other.token, 'REPORT', { files: [first.body.id] });
  expect([foreign.status, foreign.body.code]).toEqual([422, 'documents.notItsFile']);
  expect((await send('made-up', 'a,b\n1,2\n', 'a.csv')).status).toBe(404);
  expect((await act(token, 'REPORT', { files: [first.body.id] })).status).toBe(200);
  const kept = await all()
    .records(document)
    .find({ filter: { field: 'file', op: 'eq', value: first.body.id } });
  expect(kept.map(({ title, share, status, versionNumber }) => [title, share, status, versionNumber])).toEqual([
    ['survey.csv', 'TEAM', 'PUBLISHED', 1],
  ]);
  const said = await all()
    .records(comment)
    .find({ filter: { field: 'caseService', op: 'eq', value: service } });
  expect(said.map((one) => one.comment)).toEqual(['survey.csv']);
});

test('bills the job for its provider, sees what becomes of the bill, and answers what finance asks', async () => {
  const { service } = await provided('Freight');
  const { token } = await linkTo(service);
  expect((await open(token)).service.billing).toEqual({ agreed: '500.00', currency: 'EUR', bills: [] });
  for (const deed of ['ACCEPT', 'START', 'COMPLETE']) expect((await act(token, deed)).status).toBe(200);
  // The job is done; the link lives on for its bill.
  const file = await send(token, 'line,amount\n1,400\n', 'bill.csv');
  const posted = await bill(token, { invoiceNumber: 'F-1', amount: '400', document: file.body.id });
  expect([posted.status, posted.body]).toMatchObject([200, { billing: { bills: [{ invoiceNumber: 'F-1' }] } }]);
  expect(await bill(token, { invoiceNumber: 'f 1', amount: '10' })).toMatchObject({ status: 409 });
  const later = await bill(token, { invoiceNumber: 'F-2', amount: '1', invoiceDate: '2999-01-01' });
  expect([later.status, later.body.code]).toEqual([422, 'finance.dateInFuture']);
  expect(await bill(token, { invoiceNumber: 'F-3', amount: '1.005' })).toMatchObject({ status: 422 });
  const [stored] = await all()
    .records(vendorInvoice)
    .find({ filter: { field: 'caseService', op: 'eq', value: service } });
  expect(stored).toMatchObject({ status: 'SUBMITTED', goodsAmount: '400.00', findings: 0, externalReference: 'F-1' });
  expect(stored?.document?.id).toBe(file.body.id);
  await all()
    .records(vendorInvoice)
    .move(stored?.id ?? '', 'status.query', { question: 'Which lift?' });
  const [asked] = (await open(token)).service.billing.bills;
  expect(asked).toMatchObject({ status: 'QUERIED', question: 'Which lift?' });
  const answered = await port.call('POST', 'external-access/open/bill/answer', {
    body: { token, bill: asked.id, answer: 'The one outside.' },
  });
  expect(answered.body.billing.bills).toMatchObject([{ status: 'SUBMITTED', question: null }]);
  await expect.poll(bell, { timeout: 20_000 }).toContain('Crew bills: Freight');
});

test('a link ends when somebody else has the service, and bills nothing where no provider is known', async () => {
  const { service } = await provided('Cleaning');
  const { token } = await linkTo(service);
  const other = await make(all(), 'serviceProvider', { name: 'Somebody else' });
  await all().records(caseService).update(service, { provider: other.id });
  expect((await open(token)).state).toBe('REVOKED');
  expect(await bill(token, { invoiceNumber: 'C-1', amount: '10' })).toMatchObject({ status: 409 });
  const nobodys = await linkTo(await ordered('Keys'));
  expect((await open(nobodys.token)).service.billing).toBeNull();
  expect(await bill(nobodys.token, { invoiceNumber: 'K-1', amount: '10' })).toMatchObject({ status: 409 });
});
