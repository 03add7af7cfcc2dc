import { setTimeout as pause } from 'node:timers/promises';
import { expenseApproved, reportSubmitted } from '@homeport/model/expenses';
import { sql } from 'kysely';
import { io as connect } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { composeMail } from '../../adapters/mail/compose-mail.ts';
import { localOutbox } from '../../adapters/mail/local-outbox.ts';
import type { Mail } from '../../services.ts';
import { noticeLink, noticeParams } from './notice-params.ts';
import { noticeReactions } from './tell-readers.ts';

let port: Homeport;
let home = '';
let camille = '';
let approver = '';
let assignment = '';
let report = '';
const token: Record<string, string> = {};
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME', { appName: 'Halden Move', brandColor: '#0B2E59' });
  camille = (await make(port.in(home), 'person')).id;
  await port.user(home, 'camille', ['assignee'], camille);
  approver = await port.user(home, 'approver', ['approver']);
  await port.user(home, 'second', ['approver']);
  await port
    .in(home)
    .query(sql`update app."user" set language = 'fr', date_format = 'dd-MMM-yyyy' where login = 'camille'`);
  for (const login of ['camille', 'approver', 'second']) token[login] = await port.signIn(login);
  assignment = (await make(port.in(home), 'caseDetail', { assignee: camille })).id;
  report = (await make(port.in(home), 'caseExpenseBatch', { caseDetailId: assignment })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const until = async <T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> => {
  for (const end = Date.now() + 10_000; ; await pause(30)) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`never: ${JSON.stringify(value)}`);
  }
};
const lines = async (login: string, query = '') =>
  (await port.call('GET', `notification${query}`, { as: token[login] })).body;
const outbox = () => localOutbox(`${port.configuration.dataDir}/outbox`);
const approved = (reason: string) =>
  port.in(home).emit(expenseApproved, report, {
    report,
    reference: 'ER-1',
    description: 'March',
    assignee: camille,
    caseDetail: assignment,
    expense: 'Hotel',
    expenseEs: 'Hotel',
    expenseFr: 'Hôtel',
    amount: '1250.5',
    currency: 'EUR',
    reason,
    approver,
  } as never);

describe('an event', () => {
  test('tells its reader under the bell, by mail and in the open page, in their language', async () => {
    const ticket = (await port.call('GET', 'session-token', { as: token.camille })).body.token;
    const socket = connect(port.baseUrl, {
      path: '/api/live',
      transports: ['websocket'],
      auth: { ticket },
      reconnection: false,
    });
    const topics: string[] = [];
    socket.on('wake', (topic: string) => topics.push(topic));
    await new Promise((ready) => socket.once('ready', ready));
    await approved('Fine');
    const bell = await until(
      () => lines('camille'),
      (b) => b.totalElements === 1,
    );
    expect(bell).toMatchObject({
      unread: 1,
      content: [
        {
          event: 'expenses.expenseApproved',
          isRead: false,
          link: `/dashboard/batch/${report}`,
          caseDetailId: assignment,
        },
      ],
    });
    expect(bell.content[0].title).toContain('Hôtel');
    expect(bell.content[0].title.replace(/\u202f/g, ' ')).toContain('1 250,50 EUR');
    const [mail] = await until(
      () => outbox().list('camille@example.org'),
      (all) => all.some((m) => m.text.includes('Fine')),
    );
    expect(mail?.subject).toBe(bell.content[0].title);
    for (const part of [mail?.html, mail?.text])
      expect(part).toContain(`${port.configuration.publicUrl}/dashboard/batch/${report}`);
    expect(mail?.html).toContain('Ouvrir dans Halden Move');
    expect(mail?.html).toContain('#0b2e59');
    await until(
      async () => topics,
      (t) => t.includes('notifications'),
    );
    socket.disconnect();
  });
  test('is for its own readers alone', async () => {
    expect((await lines('approver')).totalElements).toBe(0);
    await port.in(home).emit(reportSubmitted, report, {
      report,
      reference: 'ER-1',
      description: 'March',
      assignee: camille,
      total: '10',
      currency: 'EUR',
      approver,
    } as never);
    await until(
      () => lines('approver'),
      (b) => b.totalElements === 1,
    );
    expect((await lines('second')).totalElements).toBe(0);
    const { content } = await lines('approver');
    expect((await port.call('GET', `fe/notification/${content[0].id}`, { as: token.camille })).status).toBe(404);
    expect(
      (await port.call('PUT', `fe/notification/${content[0].id}`, { as: token.camille, body: { isRead: true } }))
        .status,
    ).toBe(404);
  });
  test('whose Assignment is gone by then is told all the same', async () => {
    const gone = crypto.randomUUID();
    const told = {
      report,
      reference: 'ER-9',
      assignee: camille,
      caseDetail: gone,
      total: '10',
      currency: 'EUR',
      approver,
    };
    const before = (await lines('approver')).totalElements;
    await port.in(home).emit(reportSubmitted, report, { ...told, description: 'Late' } as never);
    const bell = await until(
      () => lines('approver'),
      (b) => b.totalElements === before + 1,
    );
    expect(bell.content[0].caseDetailId).toBeNull();
  });
  test('that is delivered twice tells once, and goes on where it stopped', async () => {
    const sent: Mail[] = [];
    let isDown = true;
    const mailer = {
      send: async (mail: Mail) => {
        if (isDown) throw new Error('mail server away');
        sent.push(mail);
      },
    };
    const woken: string[] = [];
    const services = { ...port.server.services, mailer, wake: (_: string, user: string) => woken.push(user) };
    const reaction = noticeReactions(services as never, composeMail).find(
      (r) => r.event === 'expenses.expenseApproved',
    );
    const happened = {
      effectId: crypto.randomUUID(),
      recordId: report,
      payload: {
        report,
        reference: 'ER-2',
        assignee: camille,
        expense: 'Taxi',
        amount: '5',
        currency: 'JPY',
        reason: null,
      },
    };
    const before = (await lines('camille')).totalElements;
    await expect(reaction?.run(port.in(home), happened)).rejects.toThrow('mail server away');
    isDown = false;
    await reaction?.run(port.in(home), happened);
    await reaction?.run(port.in(home), happened);
    expect((await lines('camille')).totalElements).toBe(before + 1);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.effectId).toContain(happened.effectId);
    expect(new Set(woken).size).toBe(1);
  });
  test('for a role tells everyone who has it, and nobody who is deactivated', async () => {
    const event = {
      name: 'test.toRole',
      on: 'caseExpense',
      label: 'x',
      payload: {},
      notices: [{ to: 'role:approver', channels: ['app'], title: 't', body: 'b' }],
    };
    const services = {
      ...port.server.services,
      catalogue: { ...port.server.services.catalogue, events: [event] },
      textOf: () => 'Text',
    };
    const [reaction] = noticeReactions(services as never, composeMail);
    await port.in(home).query(sql`update app."user" set status = 'INACTIVE' where login = 'second'`);
    await reaction?.run(port.in(home), { effectId: crypto.randomUUID(), recordId: report, payload: {} });
    const rows = await port
      .in(home)
      .query<{ login: string }>(
        sql`select u.login from app.notification n join app."user" u on u.id = n.user_id where n.event = 'test.toRole' order by 1`,
      );
    expect(rows.map((r) => r.login)).toEqual(['approver']);
    await port.in(home).query(sql`update app."user" set status = 'ACTIVE' where login = 'second'`);
  });
});

describe('the bell', () => {
  test('counts what is unread, and is read at once or one by one', async () => {
    await approved('one');
    await approved('two');
    const bell = await until(
      () => lines('camille', '?unread=true'),
      (b) => ['one', 'two'].every((said) => b.content.some((line: { body: string }) => line.body.includes(said))),
    );
    const [first] = bell.content;
    expect(
      (await port.call('PUT', `fe/notification/${first.id}`, { as: token.camille, body: { isRead: true } })).status,
    ).toBe(200);
    expect((await lines('camille')).unread).toBe(bell.unread - 1);
    const { body } = await port.call('POST', 'fe/notification/mark-all-read', { as: token.camille, body: {} });
    expect(body.changed).toBe(bell.unread - 1);
    expect((await lines('camille', '?unread=true')).content).toEqual([]);
    expect((await lines('camille', '?size=1')).content).toHaveLength(1);
  });
  test('cannot be written to', async () => {
    expect((await port.call('POST', 'fe/notification', { as: token.camille, body: { title: 'x' } })).status).toBe(403);
  });
});

describe('the words of a notice', () => {
  const event = { ...expenseApproved };
  const payload = { amount: '1234567890123.45', currency: 'KWD', reason: null, reportId: 'a/b?c', expense: '{x} <b>' };
  test('have amounts with their digits, days in the format, nothing for what is missing', () => {
    expect(noticeParams(event, payload, { language: 'en-x-halden', dateFormat: 'dd-MM-yyyy' })).toMatchObject({
      amount: '1,234,567,890,123.450',
      reason: '',
      expense: '{x} <b>',
    });
  });
  test('name things as the reader’s language does, and as they are called where it has no word', () => {
    const named = { ...payload, expense: 'Taxi and ride', expenseFr: 'Taxi et VTC', expenseEs: null };
    const told = (language: string) => noticeParams(event, named, { language, dateFormat: 'dd-MM-yyyy' }).expense;
    expect(told('fr')).toBe('Taxi et VTC');
    expect(told('es')).toBe('Taxi and ride');
    expect(told('en-x-halden')).toBe('Taxi and ride');
  });
  test('lead to one place of our own app', () =>
    expect(noticeLink('/dashboard/batch/{report}', event, payload)).toBe('/dashboard/batch/a%2Fb%3Fc'));
});
