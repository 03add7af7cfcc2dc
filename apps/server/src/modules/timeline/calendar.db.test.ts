import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { readCalendar } from '../../../../../tests/support/read-calendar.ts';

let port: Homeport;
let home = '';
const person: Record<string, string> = {};
const account: Record<string, string> = {};
const token: Record<string, string> = {};
const made: Record<string, string> = {};
let today: Temporal.PlainDate;
const dayIn = (days: number): string => today.add({ days }).toString();

beforeAll(async () => {
  today = Temporal.Now.plainDateISO('UTC');
  port = await startHomeport();
  home = await port.tenant('HOME');
  const ctx = port.in(home);
  for (const login of ['camille', 'diego']) {
    person[login] = (await make(ctx, 'person', { firstName: login })).id;
    account[login] = await port.user(home, login, ['assignee'], person[login]);
  }
  await port.user(home, 'manager', ['caseManager']);
  await port.user(home, 'admin', ['administrator']);
  for (const login of ['camille', 'diego', 'manager', 'admin']) token[login] = await port.signIn(login);
  const milestone = (await make(ctx, 'timelineItem', { longDescription: 'Two hours before; bring both.' })).id;
  /** An assignment made now, so the newest; with one date that is told and one that is not. */
  const assignment = async (name: string, of: string, days: readonly [number, number]) => {
    const { id } = await make(ctx, 'caseDetail', {
      assignee: person[of],
      homeLocation: { town: 'Lyon', country: 'FR' },
      hostLocation: { town: name, country: 'SG' },
      assignmentStartDate: dayIn(days[0]),
      assignmentEndDate: dayIn(days[1]),
    });
    made[name] = id;
    const entry = (given: object) => make(ctx, 'caseTimeline', { caseDetailId: id, timelineItem: milestone, ...given });
    const told = { description: `Flight, ${name}`, eventDate: dayIn(days[0]), publishToAssignee: true };
    made[`${name} flight`] = (await entry(told)).id;
    await entry({ description: `Secret of ${name}`, eventDate: dayIn(days[0]) });
    return id;
  };
  const activate = (id: string) =>
    ctx.asSystem('test').query(sql`update app.case_detail set status = 'ACTIVE' where id = ${id}::uuid`);
  await activate(await assignment('Singapore', 'camille', [-100, 40]));
  await assignment('Tokyo', 'camille', [41, 400]);
  await assignment('Bern', 'diego', [5, 50]);
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, as = 'camille') =>
  port.call(method, path, { as: token[as] as string });
const linkOf = async (as = 'camille'): Promise<string> => {
  expect((await ask('POST', 'calendar-link', as)).status).toBe(200);
  return (await ask('GET', 'calendar-link', as)).body.url;
};
/** As a calendar program does: an address and nothing else. */
const read = async (url: string) => {
  const answer = await fetch(url.replace(/^https?:\/\/[^/]+/, new URL(port.baseUrl).origin));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const daysOf = async (url: string) => {
  const { status, text } = await read(url);
  expect(status, text).toBe(200);
  return readCalendar(text).events;
};

describe('one assignment that runs and a newer one', () => {
  test('the one that runs is present, by the call that names it and everywhere the server asks', async () => {
    expect((await ask('GET', 'case/mai-case')).body.id).toBe(made.Singapore);
  });
});

describe('a file', () => {
  test('of the timeline: what is published of the assignment, under a name to keep it', async () => {
    const { status, headers, body } = await ask('GET', `case-timeline/calendar?caseDetailId=${made.Singapore}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('homeport.ics');
    const { events, properties } = readCalendar(String(body));
    expect(properties.NAME).toBe('Homeport · Lyon – Singapore');
    expect(events).toMatchObject([
      { UID: made['Singapore flight'], SUMMARY: 'Flight, Singapore', DTSTART: dayIn(-100) },
    ]);
  });
  test('of one date; of somebody else’s there is none', async () => {
    const one = `case-timeline/calendar?caseDetailId=${made.Tokyo}&item=${made['Tokyo flight']}`;
    expect(readCalendar(String((await ask('GET', one)).body)).events).toHaveLength(1);
    const foreign = `case-timeline/calendar?caseDetailId=${made.Bern}`;
    expect((await ask('GET', foreign)).status).toBe(404);
    expect((await ask('GET', one, 'diego')).status).toBe(404);
    const mixed = `case-timeline/calendar?caseDetailId=${made.Tokyo}&item=${made['Bern flight']}`;
    expect((await ask('GET', mixed)).status).toBe(404);
  });
});

describe('a calendar link', () => {
  test('is there once it was made, and read without signing in; nothing of it stands in the database', async () => {
    expect((await ask('GET', 'calendar-link')).body).toEqual({ url: null, madeAt: null, lastReadAt: null });
    const url = await linkOf();
    const { status, headers, text } = await read(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toContain('no-store');
    const { events } = readCalendar(text);
    expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual(['Flight, Singapore', 'Flight, Tokyo']);
    expect(events[0]?.DESCRIPTION).toContain('Two hours before; bring both.');
    expect((await ask('GET', 'calendar-link')).body.lastReadAt).toMatch(/^\d{4}-/);
    const secret = (/feed\/(.+)\.ics$/.exec(url) as RegExpExecArray)[1] as string;
    const kept = await port
      .in(home)
      .asSystem('test')
      .query<{ row: string }>(sql`
      select l::text || coalesce((select string_agg(k::text, '') from engine.idempotency k), '') as row from app.calendar_subscription l`);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.row).not.toContain(secret);
  });
  test('tells a moved day under the same id and a higher sequence, in the language of the person; what is taken back goes', async () => {
    const url = await linkOf();
    const before = (await daysOf(url)).find(({ UID }) => UID === made['Singapore flight']);
    const change = (body: object) => {
      const path = `for-tenant/${home}/fe/case-timeline/${made['Singapore flight']}`;
      return port.call('PUT', path, { as: token.manager as string, body });
    };
    expect((await change({ eventDate: dayIn(9), notesForEmployee: 'Plus tard' })).status).toBe(200);
    await port
      .in(home)
      .asSystem('test')
      .query(sql`update app."user" set language = 'fr' where id = ${account.camille}::uuid`);
    const after = (await daysOf(url)).find(({ UID }) => UID === made['Singapore flight']);
    expect(after).toMatchObject({ DTSTART: dayIn(9), UID: before?.UID });
    expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
    expect(after?.DESCRIPTION).toContain('Note pour vous : Plus tard');
    expect((await change({ publishToAssignee: false })).status).toBe(200);
    expect((await daysOf(url)).map(({ UID }) => UID)).toEqual([made['Tokyo flight']]);
    await change({ publishToAssignee: true });
  });
  test('has the trips of its owner, from departure to return; one that is cancelled goes', async () => {
    const url = await linkOf();
    const tripOf = (of: string, more: object) =>
      make(port.in(home), 'trip', {
        ...{ assignee: person[of], fromPlace: 'Lyon', fromCountry: 'FR', toPlace: 'Madrid', toCountry: 'ES' },
        ...{ departureDate: dayIn(3), returnDate: dayIn(5), ...more },
      });
    const { id } = await tripOf('camille', {});
    await tripOf('camille', { toPlace: 'Oslo', departureDate: dayIn(-500), returnDate: dayIn(-490) });
    const his = await tripOf('diego', { toPlace: 'Rome' });
    const trips = async () => (await daysOf(url)).filter(({ SUMMARY = '' }) => SUMMARY.includes('Lyon – '));
    const [planned, ...others] = await trips();
    expect(others).toEqual([]);
    expect(planned).toMatchObject({ UID: id, DTSTART: dayIn(3), DTEND: dayIn(6), STATUS: 'TENTATIVE' });
    expect(planned?.SUMMARY).toContain('Lyon – Madrid');
    expect(planned?.URL).toContain(`/dashboard/travel?trip=${id}`);
    const file = await ask('GET', `case-timeline/calendar?caseDetailId=${made.Singapore}`);
    expect(readCalendar(String(file.body)).events.map(({ UID }) => UID)).toContain(id);
    const cancelled = await port.call('POST', `for-tenant/${home}/fe/trip/${id}/cancel`, {
      as: token.camille as string,
      headers: { 'if-match': '"1"' },
      body: {},
    });
    expect(cancelled.status).toBe(200);
    expect(await trips()).toEqual([]);
    await port.in(home).asSystem('test').query(sql`delete from app.trip where id = ${his.id}::uuid`);
  });
  test('made again, the one before is gone; revoked, both are; each is written down', async () => {
    const [first, second] = [await linkOf(), await linkOf()];
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    expect((await ask('DELETE', 'calendar-link')).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    expect((await ask('GET', 'calendar-link')).body.url).toBeNull();
    expect((await ask('DELETE', 'calendar-link')).status).toBe(404);
    const lines = await port
      .in(home)
      .asSystem('test')
      .query<{ what: string }>(sql`
      select what from engine.audit where tenant_id = ${home}::uuid and what like 'calendarLink%' order by at`);
    expect(lines.map(({ what }) => what)).toContain('calendarLinkMade');
    expect(lines.at(-1)?.what).toBe('calendarLinkRevoked');
  });
  test('opens nothing else, and nothing opens it: changed, cut or invented it is not there', async () => {
    const url = await linkOf('diego');
    const secret = (/feed\/(.+)\.ics$/.exec(url) as RegExpExecArray)[1] as string;
    expect((await daysOf(url)).map(({ SUMMARY }) => SUMMARY)).toEqual(['Flight, Bern']);
    for (const given of [`${secret.slice(0, -2)}AA`, secret.slice(2), secret.repeat(2), 'x', crypto.randomUUID()])
      expect((await read(url.replace(secret, given))).status, given).toBe(404);
    expect((await port.call('GET', 'case-timeline?caseDetailId=x', { as: secret })).status).toBe(401);
    expect((await ask('POST', 'calendar-link', 'manager')).status).toBe(403);
  });
  test('goes with the account and does not come back with it', async () => {
    const url = await linkOf('diego');
    const { body } = await port.call('GET', `for-tenant/${home}/fe/user/${account.diego}`, {
      as: token.admin as string,
    });
    const move = (deed: string, version: number) =>
      port.call('POST', `for-tenant/${home}/fe/user/${account.diego}/${deed}`, {
        as: token.admin as string,
        headers: { 'if-match': `"${version}"` },
        body: {},
      });
    const closed = await move('deactivate', body.version);
    expect(closed.status).toBe(200);
    expect((await read(url)).status).toBe(404);
    expect((await move('activate', closed.body.version)).status).toBe(200);
    expect((await read(url)).status).toBe(404);
  });
  test('is read from where its owner may call, and from nowhere else', async () => {
    const url = new URL(await linkOf());
    const from = async (remoteAddress: string) => {
      const answer = await port.server.app.inject({ url: url.pathname, remoteAddress });
      return [answer.statusCode, answer.statusCode === 200 ? '' : answer.json().code];
    };
    const lastRead = async () => (await ask('GET', 'calendar-link')).body.lastReadAt;
    expect(await from('203.0.113.9')).toEqual([200, '']);
    const before = await lastRead();
    const { id } = await make(port.in(home), 'firewallRule', {
      verdict: 'ALLOW',
      addresses: '198.51.100.0/24',
      role: null,
    });
    expect(await from('203.0.113.9')).toEqual([401, 'identity.addressShutOut']);
    // It was not read.
    expect(await lastRead()).toBe(before);
    expect(await from('198.51.100.7')).toEqual([200, '']);
    await port.in(home).asSystem('test').query(sql`delete from app.firewall_rule where id = ${id}::uuid`);
    expect(await from('203.0.113.9')).toEqual([200, '']);
  });
  test('is read so often and no more', async () => {
    const url = await linkOf();
    const answers: number[] = [];
    for (let time = 0; time < 32; time++) answers.push((await read(url)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });
});
