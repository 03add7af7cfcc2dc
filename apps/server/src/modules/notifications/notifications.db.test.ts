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
import { deliveryReaction, mailSender } from './deliver.ts';
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
const choose = (login: string, body: object) =>
  port.call('PUT', 'notification/preferences', { as: token[login], body });
const ways = (effectId: string, channel: string) =>
  port.in(home).query<{ id: string; state: string; reason: string | null }>(sql`
    select d.id, d.state, d.reason from app.notice_delivery d join app.notification n on n.id = d.notification_id
    where n.effect_id like ${`${effectId}%`} and d.channel = ${channel}`);
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
    expect(bell.content[0].title.replace(/[\u202f\u00a0]/g, ' ')).toContain('1 250,50 EUR');
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
  test('that is delivered twice tells once, and its mail goes on where it stopped', async () => {
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
    const reaction = noticeReactions(services as never).find((r) => r.event === 'expenses.expenseApproved');
    const mail = mailSender(services as never, composeMail);
    const mails = deliveryReaction(services as never, { MAIL: mail, PUSH: mail });
    const payload = {
      report,
      reference: 'ER-2',
      assignee: camille,
      expense: 'Taxi',
      amount: '5',
      currency: 'JPY',
      reason: null,
    };
    const happened = { effectId: crypto.randomUUID(), recordId: report, payload };
    const before = (await lines('camille')).totalElements;
    // Quiet hours keep the server's own outbox from mailing what this test mails.
    const clock = (hours: number) =>
      Temporal.Now.zonedDateTimeISO('UTC').add({ hours }).toPlainTime().toString().slice(0, 5);
    await choose('camille', { quiet: { from: clock(-1), to: clock(2), zone: 'UTC' } });
    await reaction?.run(port.in(home), happened);
    await reaction?.run(port.in(home), happened);
    expect((await lines('camille')).totalElements).toBe(before + 1);
    const [way] = await ways(happened.effectId, 'MAIL');
    expect(way?.state).toBe('WAITING');
    // The server's own outbox has looked at it and lets it wait: it does not come to it while this test mails.
    const looked = sql`select 1 from engine.outbox where record_id = ${way?.id}::uuid and failure = 'has to wait'`;
    await expect.poll(async () => (await port.in(home).query(looked)).length, { timeout: 20_000 }).toBe(1);
    await port.in(home).query(sql`delete from app.user_setting where name = 'NOTICES'`);
    const due = { effectId: crypto.randomUUID(), recordId: way?.id ?? '', payload: {} };
    await expect(mails.run(port.in(home), due)).rejects.toThrow('mail server away');
    expect(await ways(happened.effectId, 'MAIL')).toMatchObject([{ state: 'FAILED', reason: 'mail server away' }]);
    isDown = false;
    await mails.run(port.in(home), due);
    await mails.run(port.in(home), due);
    expect(await ways(happened.effectId, 'MAIL')).toMatchObject([{ state: 'SENT', reason: null }]);
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
    const [reaction] = noticeReactions(services as never);
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

describe('preferences', () => {
  const event = 'expenses.expenseApproved';
  const grid = async (login: string) => (await port.call('GET', 'notification/preferences', { as: token[login] })).body;
  test('offer what reaches this app, in the language of the reader, never what is for their safety', async () => {
    const { rows, quiet } = await grid('camille');
    expect(quiet).toBeNull();
    expect(rows).toContainEqual({
      event,
      label: 'Dépense approuvée',
      isDecision: true,
      closed: [],
      app: true,
      mail: true,
      push: true,
    });
    const names = (of: { event: string }[]) => of.map((row) => row.event);
    expect(names(rows).filter((name) => name.startsWith('identity.'))).toEqual([]);
    expect(names(rows)).not.toContain('expenses.reportSubmitted');
    expect(names((await grid('approver')).rows)).toContain('expenses.reportSubmitted');
  });
  test('a decision moves to another way, and cannot be switched off entirely', async () => {
    const off = { app: false, mail: false, push: false };
    const refused = await choose('camille', { choices: { [event]: off } });
    expect([refused.status, refused.body.code]).toEqual([422, 'notifications.decisionStays']);
    expect((await choose('camille', { choices: { [event]: { ...off, mail: true } } })).status).toBe(200);
    const before = await lines('camille');
    await approved('only by mail');
    await until(
      () => outbox().list('camille@example.org'),
      (all) => all.some((m) => m.text.includes('only by mail')),
    );
    expect((await lines('camille')).totalElements).toBe(before.totalElements);
    await choose('camille', { choices: { [event]: { app: true, mail: true, push: true } } });
  });
  test('in quiet hours the bell rings and the mail waits', async () => {
    const now = Temporal.Now.zonedDateTimeISO('Asia/Kolkata');
    const clock = (hours: number) => now.add({ hours }).toPlainTime().toString().slice(0, 5);
    const { body } = await choose('camille', { quiet: { from: clock(-1), to: clock(2), zone: 'Asia/Kolkata' } });
    expect(body.quiet).toEqual({ from: clock(-1), to: clock(2), zone: 'Asia/Kolkata' });
    await approved('at night');
    await until(
      () => lines('camille'),
      (b) => b.content.some((line: { body: string }) => line.body.includes('at night')),
    );
    const held = () =>
      port.in(home).query<{ hours: number; attempts: number }>(sql`
        select extract(epoch from claimed_until - now()) / 3600 as hours from engine.outbox
        where event = 'notifications.noticeDue' and failure = 'has to wait'`);
    const [row] = await until(held, (rows) => rows.length > 0);
    expect(Number(row?.hours)).toBeGreaterThan(1.9);
    expect((await outbox().list('camille@example.org')).some((m) => m.text.includes('at night'))).toBe(false);
    expect((await choose('camille', { quiet: null })).body.quiet).toBeNull();
  });
  test.each([
    [{ quiet: { from: '25:00', to: '07:00', zone: 'UTC' } }, 'notifications.clockTime'],
    [{ quiet: { from: '07:00', to: '07:00', zone: 'UTC' } }, 'notifications.sameTime'],
    [{ quiet: { from: '22:00', to: '07:00', zone: 'Mars/Base' } }, 'notifications.timeZone'],
    [{ quiet: 7 }, 'notifications.clockTime'],
    [{ choices: { 'no.such': { app: true, mail: true, push: true } } }, 'notifications.unknownEvent'],
    [{ choices: { [event]: true } }, 'notifications.unknownEvent'],
  ])('refuse %j', async (body, code) => expect((await choose('camille', body)).body.code).toBe(code));
  test('and deliveries are shown to staff, not to others', async () => {
    await port.user(home, 'manager', ['caseManager']);
    const manager = await port.signIn('manager');
    const seen = await port.call('GET', 'fe/notice-delivery/search', { as: manager });
    expect(seen.body.content.map((row: { channel: string }) => row.channel)).toContain('MAIL');
    expect((await port.call('GET', 'fe/notice-delivery/search', { as: token.camille })).status).toBe(403);
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
