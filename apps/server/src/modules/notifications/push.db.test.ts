import { setTimeout as pause } from 'node:timers/promises';
import { serviceCommented } from '@homeport/model/comments';
import { expenseApproved } from '@homeport/model/expenses';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import {
  openPushEndpoint,
  type PushEndpoint,
  pushReceiver,
  senderOf,
} from '../../../../../tests/support/push-endpoint.ts';

let port: Homeport;
let service: PushEndpoint;
let home = '';
let camille = '';
let report = '';
const token: Record<string, string> = {};
beforeAll(async () => {
  service = await openPushEndpoint();
  port = await startHomeport({ env: { OUTBOUND_HOSTS: service.host, PUSH_HOSTS: service.host } });
  home = await port.tenant('HOME');
  camille = (await make(port.in(home), 'person')).id;
  await port.user(home, 'camille', ['assignee'], camille);
  await port.user(home, 'other', ['assignee'], (await make(port.in(home), 'person')).id);
  for (const login of ['camille', 'other']) token[login] = await port.signIn(login);
  const assignment = (await make(port.in(home), 'caseDetail', { assignee: camille })).id;
  report = (await make(port.in(home), 'caseExpenseBatch', { caseDetailId: assignment })).id;
}, 120_000);
afterAll(async () => {
  await port?.[Symbol.asyncDispose]();
  await service?.[Symbol.asyncDispose]();
});
afterEach(async () => {
  await port.in(home).query(sql`delete from app.device`);
  await port.in(home).query(sql`delete from app.user_setting where name = 'NOTICES'`);
  service.messages.length = 0;
});

const until = async <T>(ask: () => Promise<T> | T, holds: (value: T) => boolean): Promise<T> => {
  for (const end = Date.now() + 10_000; ; await pause(30)) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`never: ${JSON.stringify(value)}`);
  }
};
let count = 0;
/** A browser of somebody, registered as the app does it. */
async function browserOf(login: string) {
  const receiver = pushReceiver();
  count += 1;
  const path = `/push/${count}`;
  const { p256dh, auth } = receiver;
  const body = { endpoint: `http://${service.host}${path}`, p256dh, auth, browser: 'CHROME' };
  const { status } = await port.call('POST', 'device', { as: token[login] as string, body });
  expect(status).toBe(200);
  const mine = () => service.messages.filter((message) => message.path === path);
  return { path, body, mine, read: () => mine().map((message) => JSON.parse(receiver.open(message.sealed))) };
}
const approved = (reason: string) =>
  port.in(home).emit(expenseApproved, report, {
    ...{ report, reference: 'ER-1', description: 'March', assignee: camille, caseDetail: null },
    ...{ expense: 'Hotel', expenseEs: 'Hotel', expenseFr: 'Hôtel', amount: '1250.5', currency: 'EUR', reason },
    approver: null,
  } as never);
const commented = (comment: string) =>
  port.in(home).emit(serviceCommented, crypto.randomUUID(), {
    ...{ caseDetail: null, service: crypto.randomUUID(), subject: 'Home search', author: 'Grace', comment },
    assignee: camille,
  } as never);
const deliveries = async () =>
  port.in(home).query<{ state: string; reason: string | null; attempts: number }>(sql`
    select state, reason, attempts from app.notice_delivery where channel = 'PUSH' order by created desc, id`);
const latest = async () => (await deliveries())[0];
const choose = (body: object) => port.call('PUT', 'notification/preferences', { as: token.camille as string, body });

describe('a notice by push', () => {
  test('is opened by the registered browser alone, signed by this installation, and recorded', async () => {
    const { publicKey } = (await port.call('GET', 'device/key', { as: token.camille as string })).body;
    const browser = await browserOf('camille');
    const stranger = await browserOf('other');
    await commented('Two flats on Tuesday');
    await until(browser.mine, (all) => all.length === 1);
    expect(browser.read()).toMatchObject([
      { title: 'Grace wrote about Home search', body: 'Two flats on Tuesday', lang: 'en' },
    ]);
    expect(browser.read()[0].link).toMatch(/^\/dashboard\/services\//);
    const [message] = browser.mine();
    const sender = senderOf(message as never);
    expect(sender?.key).toBe(publicKey);
    expect(sender?.claims.aud).toBe(`http://${service.host}`);
    expect(sender?.claims.sub).toMatch(/^mailto:.+@/);
    expect((sender?.claims.exp ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600);
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: '86400' });
    expect(message?.headers.topic).toMatch(/^[\w-]{32}$/);
    const sealed = message?.sealed ?? Buffer.alloc(0);
    expect(sealed.includes('Tuesday')).toBe(false);
    expect(() => pushReceiver().open(sealed)).toThrow();
    expect(stranger.mine()).toEqual([]);
    await until(latest, (way) => way?.state === 'SENT');
  });
  test('of a decision carries its title and nothing of what was said', async () => {
    const browser = await browserOf('camille');
    await approved('Because the receipt shows room 214');
    await until(browser.mine, (all) => all.length === 1);
    expect(browser.read()[0].title).toContain('Hotel');
    // Its number alone may stand in an id.
    expect(JSON.stringify(browser.read())).not.toContain('room 214');
    expect(browser.mine()[0]?.headers.urgency).toBe('high');
  });
  test('does not go where push is switched off for it, and waits in quiet hours', async () => {
    const browser = await browserOf('camille');
    const event = 'communication.serviceCommented';
    await choose({ choices: { [event]: { app: true, mail: false, push: false } } });
    const before = (await deliveries()).length;
    await commented('unwanted');
    const clock = (hours: number) =>
      Temporal.Now.zonedDateTimeISO('UTC').add({ hours }).toPlainTime().toString().slice(0, 5);
    await until(
      async () => (await port.call('GET', 'notification', { as: token.camille as string })).body.content,
      (lines) => lines.some((line: { body: string }) => line.body.includes('unwanted')),
    );
    expect((await deliveries()).length).toBe(before);
    await choose({
      choices: { [event]: { app: false, mail: false, push: true } },
      quiet: { from: clock(-1), to: clock(2), zone: 'UTC' },
    });
    await commented('at night');
    await until(
      async () => port.in(home).query(sql`select 1 from engine.outbox where failure = 'has to wait'`),
      (rows) => rows.length > 0,
    );
    expect((await latest())?.state).toBe('WAITING');
    expect(browser.mine()).toEqual([]);
  });
  test('forgets a browser that is gone, and reaches the others', async () => {
    const [gone, there] = [await browserOf('camille'), await browserOf('camille')];
    service.answers.set(gone.path, 410);
    await commented('still here?');
    await until(there.mine, (all) => all.length === 1);
    await until(latest, (way) => way?.state === 'SENT');
    await commented('and now?');
    await until(there.mine, (all) => all.length === 2);
    expect(gone.mine()).toHaveLength(1);
    service.answers.set(there.path, 404);
    await commented('nobody left');
    expect(await until(latest, (way) => way?.state === 'DROPPED')).toMatchObject({
      reason: 'no browser is registered any more',
    });
    expect(await port.in(home).query(sql`select id from app.device`)).toEqual([]);
  });
  test('is tried again when the service is away, and told once', async () => {
    const browser = await browserOf('camille');
    service.answers.set(browser.path, 503);
    await commented('later');
    expect(await until(latest, (way) => way?.state === 'FAILED')).toMatchObject({
      reason: 'the push service answered 503',
    });
    service.answers.delete(browser.path);
    await until(latest, (way) => way?.state === 'SENT');
    const topics = new Set(browser.mine().map((message) => message.headers.topic));
    expect(topics.size).toBe(1);
  });
});

describe('a browser', () => {
  test('that somebody else has used before tells its new user only', async () => {
    const { body } = await browserOf('other');
    expect((await port.call('POST', 'device', { as: token.camille as string, body })).status).toBe(200);
    const owners = await port
      .in(home)
      .query<{ login: string }>(sql`select u.login from app.device d join app."user" u on u.id = d.user_id`);
    expect(owners).toEqual([{ login: 'camille' }]);
  });
  test('at another host, or without keys that can be sealed for, is refused', async () => {
    const { body } = await browserOf('camille');
    for (const [wrong, code] of [
      [{ endpoint: 'https://push.example/x' }, 'communication.pushAddress'],
      [{ endpoint: 'http://127.0.0.1:1/x' }, 'communication.pushAddress'],
      [{ p256dh: Buffer.alloc(65, 4).toString('base64url') }, 'communication.pushKeys'],
      [{ auth: 'short' }, 'communication.pushKeys'],
    ] as const) {
      const refused = await port.call('POST', 'device', { as: token.camille as string, body: { ...body, ...wrong } });
      expect([refused.status, refused.body.code]).toEqual([422, code]);
    }
  });
  test('is forgotten when its user signs out everywhere', async () => {
    await port.user(home, 'leaving', ['assignee'], (await make(port.in(home), 'person')).id);
    token.leaving = await port.signIn('leaving');
    await browserOf('leaving');
    expect((await port.call('POST', 'auth/logout-everywhere', { as: token.leaving, body: {} })).status).toBeLessThan(
      300,
    );
    expect(await port.in(home).query(sql`select id from app.device`)).toEqual([]);
  });
});
test('the key of this installation lies sealed in the database', async () => {
  await port.call('GET', 'device/key', { as: token.camille as string });
  const kept = await port.server.store.open<{ name: string; sealed: string }>(
    sql`select name, sealed from app.installation_keys() where name = 'web push'`,
  );
  const key = await port.server.identity.keys.key('web push');
  expect(kept).toHaveLength(1);
  expect(kept[0]?.sealed).toMatch(/^v1\./);
  expect(Buffer.from(kept[0]?.sealed.slice(3) ?? '', 'base64url').includes(key)).toBe(false);
});
