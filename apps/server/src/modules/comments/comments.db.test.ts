import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { localOutbox } from '../../adapters/mail/local-outbox.ts';

let port: Homeport;
let service = '';
let hidden = '';
let assignment = '';
let home = '';
const token: Record<string, string> = {};
beforeAll(async () => {
  port = await startHomeport();
  const above = await port.tenant('ABOVE', { kind: 'TENANT_MC' });
  home = await port.tenant('BELOW', { managedBy: above, parent: above });
  const camille = (await make(port.in(home), 'person')).id;
  const other = (await make(port.in(home), 'person')).id;
  await port.user(home, 'camille', ['assignee'], camille);
  await port.user(home, 'other', ['assignee'], other);
  const vendor = await port.user(home, 'vendor', ['vendor']);
  await port.user(home, 'payroll', ['payroll']);
  const manager = await port.user(above, 'manager', ['caseManager']);
  assignment = (await make(port.in(home), 'caseDetail', { assignee: camille, manager })).id;
  const about = { caseDetailId: assignment, assignee: camille, vendorUser: vendor };
  service = (await make(port.in(home), 'caseService', { ...about, name: 'Home search', shareWithAssignee: true })).id;
  hidden = (await make(port.in(home), 'caseService', { ...about, name: 'Hidden', shareWithAssignee: false })).id;
  for (const login of ['camille', 'other', 'vendor', 'manager', 'payroll']) token[login] = await port.signIn(login);
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const path = (login: string) => (login === 'manager' ? `for-tenant/${home}/comment` : 'comment');
const add = (login: string, comment: string, more = {}) =>
  port.call('POST', path(login), {
    as: token[login],
    body: { comment, category: 'SERVICE', entityId: service, format: 'COMMENT', tenantId: home, ...more },
  });
const thread = async (login: string, entityId = service) =>
  port.call('GET', `${path(login)}?category=SERVICE&entityId=${entityId}`, { as: token[login] });
const said = async (login: string) => (await thread(login)).body.content.map((one: { comment: string }) => one.comment);

describe('POST comment', () => {
  test('with comment, category SERVICE, entityId, format COMMENT and tenantId reaches everyone on the service', async () => {
    const { status, body } = await add('camille', 'When do we visit?');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      comment: 'When do we visit?',
      isMine: true,
      isFromAssignee: true,
      audience: 'ASSIGNEE',
    });
    await add('vendor', 'On Monday.', { audience: 'ASSIGNEE' });
    for (const login of ['camille', 'vendor', 'manager'])
      expect(await said(login)).toEqual(['When do we visit?', 'On Monday.']);
  });
  test('tells the case manager of another company under their bell and by mail, with a link into this one', async () => {
    const end = Date.now() + 10_000;
    let bell = (await port.call('GET', 'notification', { as: token.manager })).body;
    while (bell.totalElements === 0 && Date.now() < end) {
      await pause(50);
      bell = (await port.call('GET', 'notification', { as: token.manager })).body;
    }
    expect(bell.content[0]).toMatchObject({
      title: 'Some camille wrote about Home search',
      body: 'When do we visit?',
      link: `/workspace/cases/case-service/${service}?tenant=${home}`,
    });
    await pause(300);
    const mails = await localOutbox(`${port.configuration.dataDir}/outbox`).list('manager@example.org');
    expect(mails.filter((mail) => mail.text.includes('When do we visit?'))).toHaveLength(1);
  });
  test('of the team alone is read by the team alone', async () => {
    const budget = await add('manager', 'Budget is tight.', { audience: 'TEAM' });
    expect(budget.body).toMatchObject({ audience: 'TEAM' });
    expect((await add('manager', 'Ask Wei Ling.', { audience: 'VENDOR' })).status).toBe(200);
    expect(await said('manager')).toContain('Budget is tight.');
    expect(await said('vendor')).not.toContain('Budget is tight.');
    expect(await said('vendor')).toContain('Ask Wei Ling.');
    expect(await said('camille')).toEqual(['When do we visit?', 'On Monday.']);
    const list = await port.call('GET', 'fe/comment/search', { as: token.camille });
    expect(JSON.stringify(list.body)).not.toContain('Budget');
  });
  test('is refused for readers one may not write for, another tenant, an empty text and things one may not see', async () => {
    expect((await add('camille', 'x', { audience: 'TEAM' })).status).toBe(422);
    expect((await add('camille', 'x', { tenantId: crypto.randomUUID() })).status).toBe(404);
    expect((await add('camille', '')).status).toBe(422);
    expect((await add('camille', 'x', { entityId: hidden })).status).toBe(404);
    expect((await add('camille', 'x', { entityId: crypto.randomUUID() })).status).toBe(404);
    expect((await add('camille', 'x', { category: 'NOTHING' })).status).toBe(422);
    expect((await add('other', 'x')).status).toBe(404);
    expect((await add('payroll', 'x')).status).toBe(403);
    expect((await thread('other')).status).toBe(404);
    expect((await thread('camille', hidden)).status).toBe(404);
  });
  test('under one key happens once', async () => {
    const how = {
      as: token.camille,
      headers: { 'idempotency-key': 'one' },
      body: { comment: 'Once', category: 'SERVICE', entityId: service },
    };
    const first = await port.call('POST', 'comment', how);
    const second = await port.call('POST', 'comment', how);
    expect(second.body.id).toBe(first.body.id);
    expect((await said('camille')).filter((one: string) => one === 'Once')).toHaveLength(1);
  });
  test('cannot be changed afterwards', async () => {
    const { id } = (await thread('camille')).body.content[0];
    expect(
      (await port.call('PUT', `fe/comment/${id}`, { as: token.camille, body: { comment: 'other' } })).status,
    ).not.toBe(200);
    expect((await said('camille'))[0]).toBe('When do we visit?');
  });
});

describe('a comment with an id of its sender', () => {
  test('that comes twice under one id is kept once, told once, and is nobody else’s', async () => {
    const id = crypto.randomUUID();
    const before = (await said('camille')).length;
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await add('camille', 'Sent from the tunnel', { id });
      expect([status, body.id, body.isMine]).toEqual([200, id, true]);
    }
    expect((await said('camille')).length).toBe(before + 1);
    expect((await add('vendor', 'Mine now', { id })).status).toBe(404);
    expect((await add('camille', 'Not an id', { id: 'x' })).status).toBe(404);
    expect(await said('vendor')).not.toContain('Mine now');
  });
});
