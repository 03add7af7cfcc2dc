import { caseService } from '@homeport/model/cases';
import { comment } from '@homeport/model/comments';
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
const open = async (token: string) =>
  (await port.call('GET', `external-access/open?token=${encodeURIComponent(token)}`)).body;
const act = (token: string, deed: string, more: object = {}) =>
  port.call('POST', 'external-access/open/service', { body: { token, deed, ...more } });
const bell = async (): Promise<string[]> =>
  (await port.call('GET', 'notification', { as })).body.content.map(({ title }: { title: string }) => title);

test('accepts with dates, starts, reports and finishes: each once, and the link ends with the job', async () => {
  const service = await ordered('Packing');
  const { token } = await linkTo(service);
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
