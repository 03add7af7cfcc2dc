import { company as companyEntity } from '@homeport/model/organisation';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../../tests/support/homeport.ts';
import { ownEvents } from '../../../../../../tests/support/own-events.ts';

let port: Homeport;
let home = '';
let other = '';
let camille = '';
let assignment = '';
const token: Record<string, string> = {};
const id: Record<string, string> = {};
const role: Record<string, string> = {};
const happened = 'notifications.companyEventHappened';

const left = async () =>
  (await port.in(home).query(sql`select from engine.outbox where dead is null and failure is null`)).length;
const events = ownEvents(() => ({ port, token, left }));
const { post, declare, end, told } = events;
const put = async (path: string, body: object, as = 'admin') => {
  const { version } = (await port.call('GET', path, { as: token.admin })).body;
  return port.call('PUT', path, { as: token[as], body, headers: { 'if-match': `"${version}"` } });
};
const listeners = () => port.in(home).query(sql`select event from engine.listener where tenant_id = ${home}::uuid`);

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME', {});
  other = await port.tenant('OTHER', {});
  camille = (await make(port.in(home), 'person')).id;
  for (const [login, tenant, key, person] of [
    ['admin', home, 'administrator', undefined],
    ['manager', home, 'caseManager', undefined],
    ['clerk', home, 'finance', undefined],
    ['vendor', home, 'vendor', undefined],
    ['camille', home, 'assignee', camille],
    ['stranger', other, 'caseManager', undefined],
  ] as const) {
    id[login] = await port.user(tenant, login, [key], person);
    token[login] = await port.enter(tenant, id[login]);
  }
  for (const one of await port
    .in(home)
    .query<{ id: string; code: string }>(sql`select id, code from app.role where tenant_id = ${home}::uuid`))
    role[one.code] = one.id;
  assignment = (await make(port.in(home), 'caseDetail', { assignee: camille })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('an event of a company’s own making', () => {
  test('is heard only while it is declared and switched on; writing leaves nothing behind without it', async () => {
    expect(await listeners()).toEqual([]);
    await make(port.in(home), 'company', { name: 'Unheard' });
    expect(await told('manager')).toEqual([]);
    const event = await declare({ users: [{ id: id.manager }] });
    expect(await listeners()).toEqual([{ event: 'company.created' }]);
    const off = await port.call('POST', `fe/notification-event/${event}/deactivate`, {
      as: token.admin,
      body: {},
      headers: { 'if-match': '"1"' },
    });
    expect(off.status).toBe(200);
    expect(await listeners()).toEqual([]);
    await make(port.in(home), 'company', { name: 'Switched off' });
    expect(await told('manager')).toEqual([]);
    await end(event);
    expect(await listeners()).toEqual([]);
  });

  test('tells in the words of its template, in the reader’s language, with the way to the record', async () => {
    const event = await declare(
      { roles: [{ id: role.CASE_MANAGER }] },
      { en: ['{name} is new', 'Look at {record} ({code}).'], fr: ['{name} est nouvelle', 'Regardez {record}.'] },
    );
    await port.in(home).query(sql`update app."user" set language = 'fr' where id = ${id.manager}::uuid`);
    const made = await make(port.in(home), 'company', { name: 'Nordlys' });
    expect((await told('manager'))[0]).toMatchObject({
      title: 'Nordlys est nouvelle',
      link: `/workspace/admin/company/${made.id}`,
    });
    await port.in(home).query(sql`update app."user" set language = 'es' where id = ${id.manager}::uuid`);
    await make(port.in(home), 'company', { name: 'Faro' });
    expect((await told('manager'))[0]?.title).toBe('Faro is new');
    await port.in(home).query(sql`update app."user" set language = 'en' where id = ${id.manager}::uuid`);
    expect((await told('stranger')).length + (await told('clerk')).length).toBe(0);
    await end(event);
  });

  test('never tells whoever did it, and tells of a change only where a named field changed', async () => {
    const made = await make(port.in(home), 'company', { name: 'Before' });
    const event = await declare({
      happening: 'CHANGED',
      changedFields: 'name',
      users: [{ id: id.manager }, { id: id.admin }],
    });
    const before = (await told('manager')).length;
    expect((await put(`fe/company/${made.id}`, { legalName: 'Another one' })).status).toBe(200);
    expect(await told('manager')).toHaveLength(before);
    await put(`fe/company/${made.id}`, { name: 'After' });
    expect((await told('manager'))[0]?.title).toBe(`Event ${events.count}: After`);
    expect(await told('admin')).toEqual([]);
    await end(event);
  });

  test('tells nobody of a record that they may not see, nor what is hidden from them in it', async () => {
    const event = await declare(
      { about: 'caseService', happening: 'CREATED', users: [{ id: id.vendor }, { id: id.manager }], toAssignee: true },
      { en: ['{name} for {assignee}', 'Of {caseDetail}: {notes}.'] },
    );
    const search = {
      caseDetailId: assignment,
      assignee: camille,
      name: 'Home search',
      notes: 'A secret',
      shareWithAssignee: true,
    };
    await make(port.in(home), 'caseService', search);
    const [manager] = await told('manager');
    expect(manager?.title).toMatch(/^Home search for ./);
    expect(manager?.body).toMatch(/^Of .+: A secret\.$/);
    const [assignee] = await told('camille');
    expect(assignee?.title).toMatch(/^Home search for ./);
    expect(assignee?.body).toMatch(/^Of .*: \.$/);
    expect(assignee?.link).toBeNull();
    expect(await told('vendor')).toEqual([]);
    await end(event);
  });

  test('tells when a status is reached, and only where its conditions hold', async () => {
    const event = await declare({
      about: 'caseService',
      happening: 'STATUS',
      states: 'REQUESTED',
      roles: [{ id: role.CASE_MANAGER }],
    });
    const condition = (field: string, operator: string, value: string) =>
      post('fe/notification-event-condition', {
        notificationEvent: { id: event },
        sequence: 1,
        field,
        operator,
        value,
      });
    expect((await condition('nothing', 'eq', 'x')).body.errors).toMatchObject([
      { field: 'field', code: 'input.noSuchField' },
    ]);
    expect((await condition('startDate', 'eq', 'soon')).body.errors).toMatchObject([
      { field: 'value', code: 'input.notDate' },
    ]);
    expect((await condition('name', 'lk', 'visa')).status).toBe(201);
    const start = async (name: string) => {
      const made = await make(port.in(home), 'caseService', { caseDetailId: assignment, assignee: camille, name });
      const moved = await port.call('POST', `fe/case-service/${made.id}/request`, { as: token.admin, body: {} });
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    };
    const before = (await told('manager')).length;
    await start('Shipment');
    expect(await told('manager')).toHaveLength(before);
    await start('Visa for Camille');
    expect(await told('manager')).toHaveLength(before + 1);
    await end(event);
  });

  test('goes by the ways it names, as the reader has chosen, and waits for the end of quiet hours unless it is urgent', async () => {
    const ways = async (title: string) =>
      port.in(home).query(sql`
        select d.channel, d.state from app.notice_delivery d join app.notification n on n.tenant_id = d.tenant_id and n.id = d.notification_id
        where n.title = ${title} and d.user_id = ${id.manager}::uuid order by d.channel`);
    const zone = 'UTC';
    const hour = (plus: number) =>
      `${String((Temporal.Now.instant().toZonedDateTimeISO(zone).hour + plus + 24) % 24).padStart(2, '0')}:00`;
    const quiet = { from: hour(-1), to: hour(2), zone };
    await port.call('PUT', 'notification/preferences', { as: token.manager, body: { quiet } });
    const users = [{ id: id.manager }];
    const calm = await declare({ users, inApp: false }, { en: ['Calm', 'x'] });
    const urgent = await declare({ users, isUrgent: true }, { en: ['Urgent', 'x'] });
    await make(port.in(home), 'company');
    await told('manager');
    await expect
      .poll(() => ways('Urgent'))
      .toEqual([
        { channel: 'APP', state: 'SENT' },
        { channel: 'MAIL', state: 'SENT' },
      ]);
    expect(await ways('Calm')).toEqual([{ channel: 'MAIL', state: 'WAITING' }]);
    const choices = { [happened]: { app: false, mail: false, push: false } };
    await port.call('PUT', 'notification/preferences', { as: token.manager, body: { choices, quiet: null } });
    await make(port.in(home), 'company');
    await told('manager');
    expect(await ways('Urgent')).toHaveLength(2);
    await port.call('PUT', 'notification/preferences', {
      as: token.manager,
      body: { choices: { [happened]: { app: true, mail: true, push: true } } },
    });
    await end(calm);
    await end(urgent);
  });

  test('that cannot be acted on is left in the list of what failed, and holds no other up', async () => {
    const users = [{ id: id.manager }];
    const broken = await declare({ users });
    const sound = await declare({ users }, { en: ['Sound {name}', 'x'] });
    await post('fe/notification-event-condition', {
      notificationEvent: { id: broken },
      sequence: 1,
      field: 'name',
      operator: 'lk',
      value: 'x',
    });
    // A release has taken the field away.
    await port
      .in(home)
      .query(
        sql`update app.notification_event_condition set field = 'gone' where notification_event_id = ${broken}::uuid`,
      );
    await make(port.in(home), 'company', { name: 'Both' });
    expect((await told('manager'))[0]?.title).toBe('Sound Both');
    await expect
      .poll(() =>
        port
          .in(home)
          .query(
            sql`select event, record_id as "of", failure like '%cannot be read%' as said from engine.outbox where event = ${happened}`,
          ),
      )
      .toEqual([{ event: happened, of: broken, said: true }]);
    await port
      .in(home)
      .query(
        sql`update app.notification_event_condition set field = 'name' where notification_event_id = ${broken}::uuid`,
      );
    await end(broken);
    await end(sound);
  });

  test('is refused where it tells nobody, by no way, of what nobody can be told, or names what is not there', async () => {
    const event = {
      code: 'REFUSED',
      name: 'Refused',
      about: 'company',
      happening: 'CREATED',
      users: [{ id: id.manager }],
    };
    const codes = async (change: object) =>
      (await post('fe/notification-event', { ...event, ...change })).body.errors?.map(
        (one: { code: string }) => one.code,
      );
    expect(await codes({ users: [] })).toEqual(['companyEvents.tellsNobody']);
    expect(await codes({ inApp: false, byEmail: false })).toEqual(['companyEvents.noWay']);
    expect(await codes({ about: 'noticeDelivery' })).toEqual(['companyEvents.cannotBeTold']);
    expect(await codes({ toAssignee: true })).toEqual(['companyEvents.noAssignee']);
    expect(await codes({ userFields: 'name' })).toEqual(['companyEvents.namesNobody']);
    expect(await codes({ happening: 'TRANSITION' })).toEqual(['input.required']);
    expect(await codes({ states: 'NOWHERE' })).toEqual(['input.notOption']);
    expect((await post('fe/notification-event', event, 'clerk')).status).toBe(403);
  });

  test('has no words for what the record does not have: the template is refused at its place', async () => {
    const event = await declare({ users: [{ id: id.manager }] });
    const write = (body: object) =>
      post('fe/notification-template', {
        notificationEvent: event,
        language: 'en',
        subject: 'Hello',
        body: 'Hello',
        ...body,
      });
    const unknown = await write({ subject: 'Hello {salary}' });
    expect(unknown.body.errors).toMatchObject([{ field: 'subject', code: 'companyEvents.unknownPlaceholder' }]);
    expect(unknown.body.errors[0].title).toContain(
      'no field “salary”. They have: Company (record), Code (code), Name (name),',
    );
    expect((await write({ body: 'Hello {name' })).body.errors).toMatchObject([
      { field: 'body', code: 'companyEvents.badBrackets' },
    ]);
    expect((await write({})).status).toBe(201);
    await end(event);
  });

  test('is nobody’s in another company: what happens there is not heard here', async () => {
    const event = await declare({ users: [{ id: id.manager }] });
    const before = (await told('manager')).length;
    await port
      .in(other)
      .records(companyEntity)
      .create({ code: 'THERE', name: 'There' } as never);
    expect(await told('manager')).toHaveLength(before);
    await end(event);
  });
});

describe('the preview of an event', () => {
  const preview = (event: string, body: object, as = 'admin') => post(`notification/events/${event}/preview`, body, as);

  test('fills the words in from the newest record, or from the one that is chosen, in each language as its readers get it', async () => {
    const event = await declare(
      { users: [{ id: id.manager }] },
      { en: ['{name} is new', 'Look at {record}.\nCode {code}'], fr: ['{name} est nouvelle', 'Regardez {record}.'] },
    );
    const first = await make(port.in(home), 'company', { name: 'First seen' });
    await make(port.in(home), 'company', { name: 'Last seen' });
    const newest = await preview(event, { language: 'en' });
    expect(newest.body).toMatchObject({ subject: 'Last seen is new', wordsFrom: 'en', record: { label: 'Last seen' } });
    expect(newest.body.paragraphs).toHaveLength(2);
    expect(newest.body.text).toContain('Look at Last seen.');
    const chosen = await preview(event, { language: 'fr', record: first.id });
    expect(chosen.body).toMatchObject({ subject: 'First seen est nouvelle', wordsFrom: 'fr' });
    expect((await preview(event, { language: 'es' })).body).toMatchObject({
      subject: 'Last seen is new',
      wordsFrom: 'en',
    });
    await end(event);
  });

  test('shows the built-in words where there are no others, and nothing to whom the event is none of their business', async () => {
    const event = await declare({ users: [{ id: id.manager }] });
    const { body } = await preview(event, { language: 'en' });
    expect(body).toMatchObject({ wordsFrom: null, subject: `Event ${events.count}: ${body.record.label}` });
    for (const as of ['clerk', 'manager', 'vendor', 'camille', 'stranger']) {
      expect((await preview(event, { language: 'en' }, as)).status, as).toBe(403);
      expect((await post(`notification/events/${event}/test`, { language: 'en' }, as)).status, as).toBe(403);
    }
    expect((await preview(id.admin as string, { language: 'en' })).body.code).toBe('companyEvents.unknownEvent');
    expect((await preview(event, { language: 'en', record: id.admin })).body.code).toBe('companyEvents.noRecord');
    await end(event);
  });

  test('tells nobody: no line under a bell, and a test goes to whoever asked', async () => {
    const event = await declare({ users: [{ id: id.manager }] }, { en: ['Only a try', 'x'] });
    const before = (await told('manager')).length;
    const sent = await post(`notification/events/${event}/test`, { language: 'en' });
    expect(sent.body).toEqual({ to: 'admin@example.org' });
    expect(await told('manager')).toHaveLength(before);
    expect((await told('admin')).filter(({ title }) => title.includes('Only a try'))).toEqual([]);
    await end(event);
  });
});
