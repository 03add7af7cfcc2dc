import { expect } from 'vitest';
import { pushReceiver } from '../../support/push-endpoint.ts';
import type { Contracts } from './call-world.ts';

const anyText = expect.any(String);

/** Chat, contacts, e-mail, comments, help desk, notices and the assistant. */
export const peopleContracts = {
  'GET conversation/mai': async ({ ask }) => {
    const { body } = await ask('GET conversation/mai');
    expect(body.length).toBeGreaterThan(0);
    expect(body[0]).toMatchObject({ id: anyText, unread: expect.any(Number) });
    expect(body[0].participants).toContainEqual(expect.objectContaining({ user: anyText, name: anyText }));
  },
  'GET case-contact/all-for-user': async ({ ask }) => {
    const { body } = await ask('GET case-contact/all-for-user');
    expect(body.length).toBeGreaterThan(0);
    for (const one of body) expect(one).toMatchObject({ id: anyText, name: anyText, role: anyText });
  },
  'POST mail/quick': async ({ ask }) => {
    const people = (await ask('GET case-contact/all-for-user')).body;
    const { email } = people.find((one: { email: string | null }) => one.email);
    const body = { sendTo: [email], subject: 'Visa', detail: 'Quand ?' };
    expect((await ask('POST mail/quick', { body: { ...body, subject: ' ' } })).status).toBe(422);
    expect((await ask('POST mail/quick', { body })).body).toMatchObject({ id: anyText, sendTo: [email] });
  },
  'POST comment': async ({ ask, assignment }) => {
    const [service] = (await ask('GET case-service/with-next-action')).body;
    const body = { category: 'SERVICE', entityId: service.id, format: 'COMMENT', tenantId: assignment.tenantId };
    const answer = await ask('POST comment', { body: { ...body, comment: 'Merci' } });
    expect(answer.body).toMatchObject({ id: anyText, comment: 'Merci', isMine: true });
  },
  'GET help-desk': async ({ ask }) => {
    for (let i = 0; i < 11; i += 1) await ask('POST help-desk', { body: { subject: `Number ${i}`, detail: 'Where?' } });
    const { body } = await ask('GET help-desk', { query: { page: 0, size: 10, sort: 'created,desc' } });
    expect(body.content).toHaveLength(10);
    expect(body.totalElements).toBeGreaterThan(10);
    expect(body.content[0].subject).toBe('Number 10');
    // What the page asks for is what it gets without asking.
    expect((await ask('GET help-desk')).body).toEqual(body);
  },
  'POST help-desk': async ({ ask }) => {
    const { body } = await ask('POST help-desk', { body: { subject: 'Deposit', detail: 'May I agree?' } });
    expect(body).toMatchObject({ id: anyText, subject: 'Deposit', status: 'OPEN', reference: anyText });
  },
  'POST correspondence/help-desk': async ({ ask }) => {
    const ticket = (await ask('POST help-desk', { body: { subject: 'Keys', detail: 'Where?' } })).body;
    const body = { helpDeskId: ticket.id, message: 'Found them' };
    expect((await ask('POST correspondence/help-desk', { body })).body).toMatchObject({ text: 'Found them' });
  },
  'GET correspondence/help-desk': async ({ ask }) => {
    const ticket = (await ask('POST help-desk', { body: { subject: 'Keys', detail: 'Where?' } })).body;
    await ask('POST correspondence/help-desk', { body: { helpDeskId: ticket.id, message: 'Here' } });
    const { body } = await ask('GET correspondence/help-desk', { query: { helpDeskId: ticket.id } });
    expect(body.content.map((one: { text: string }) => one.text)).toContain('Here');
    expect(body.totalElements).toBe(body.content.length);
  },
  'GET notification': async ({ ask }) => {
    const { body } = await ask('GET notification');
    expect(body.content.length).toBeGreaterThan(0);
    expect(body.content[0]).toMatchObject({ id: anyText, title: anyText, isRead: expect.any(Boolean) });
  },
  'GET assistant/chat': async ({ ask }) => {
    const { body } = await ask('GET assistant/chat');
    expect(body).toMatchObject({ threads: expect.any(Array), content: expect.any(Array) });
  },
  'PUT assistant/chat': async ({ ask }) => {
    const body = { id: crypto.randomUUID(), thread: crypto.randomUUID(), question: 'Quand partons-nous ?' };
    const answer = await ask('PUT assistant/chat', { body });
    expect(answer.body.thread).toBe(body.thread);
    const authors = answer.body.content.map((one: { author: string }) => one.author);
    expect(authors).toEqual(['PERSON', 'ASSISTANT']);
  },
  'POST device': async ({ ask }) => {
    const { p256dh, auth } = pushReceiver();
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/contract';
    expect((await ask('POST device', { body: { endpoint, p256dh, auth, browser: 'FIREFOX' } })).body.id).toMatch(/\w/);
    const safari = { endpoint, p256dh, auth, browser: 'SAFARI' };
    expect((await ask('POST device', { body: safari })).status).toBe(422);
  },
  'POST analytics': async ({ ask }) => {
    expect((await ask('POST analytics', { body: { page: '/dashboard/list' } })).body).toEqual({ counted: true });
  },
} satisfies Partial<Contracts>;
