import { company as companyEntity } from '@homeport/model/organisation';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home = '';
const token: Record<string, string> = {};
const id: Record<string, string> = {};
let company = '';

const follow = (method: 'GET' | 'PUT' | 'DELETE', as: string, record = company, entity = 'company', tenant = '') =>
  port.call(method, `${tenant ? `for-tenant/${tenant}/` : ''}followers/${entity}/${record}`, { as: token[as] });
const rename = async (name: string, as = 'admin') =>
  expect(
    (await port.call('PUT', `fe/company/${company}`, { as: token[as], body: { name }, headers: await version() }))
      .status,
  ).toBe(200);
const version = async () => ({
  'if-match': `"${(await port.call('GET', `fe/company/${company}`, { as: token.admin })).body.version}"`,
});
/** What somebody was told, once everything that happened has been acted on. */
async function told(as: string): Promise<readonly { title: string; body: string; link: string }[]> {
  await expect
    .poll(
      async () => (await port.in(home).query(sql`select from engine.outbox where event = 'company.updated'`)).length,
    )
    .toBe(0);
  const { body } = await port.call('GET', 'notification', { as: token[as] });
  return body.content.filter((one: { event: string }) => one.event === 'notifications.recordChanged');
}

beforeAll(async () => {
  port = await startHomeport();
  const above = await port.tenant('ABOVE', { kind: 'TENANT_MC' });
  home = await port.tenant('HOME', { managedBy: above, parent: above });
  for (const [login, tenant, role] of [
    ['admin', home, 'administrator'],
    ['manager', home, 'caseManager'],
    ['clerk', home, 'finance'],
    ['assigned', home, 'assignee'],
    ['staff', above, 'caseManager'],
  ] as const) {
    id[login] = await port.user(tenant, login, [role]);
    token[login] = await port.enter(tenant, id[login]);
  }
  company = (await make(port.in(home), 'company', { name: 'Old name' })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('followers of a record', () => {
  test('are those who asked to be, each once, and they are named to whoever sees the record', async () => {
    expect((await follow('GET', 'manager')).body).toEqual({ isFollowing: false, followers: [] });
    await follow('PUT', 'manager');
    const twice = await follow('PUT', 'manager');
    expect(twice.body).toEqual({ isFollowing: true, followers: [{ id: id.manager, label: 'Some manager' }] });
    expect((await follow('GET', 'admin')).body).toEqual({ ...twice.body, isFollowing: false });
  });

  test('are told what others change, with the way to it, and nothing of what they change themselves', async () => {
    await rename('New name');
    expect(await told('manager')).toEqual([
      expect.objectContaining({
        title: 'Some admin changed what you follow: New name',
        body: 'Company: Name',
        link: `/workspace/admin/company/${company}`,
      }),
    ]);
    await rename('By themselves', 'manager').catch(() => undefined);
    expect(await told('admin')).toEqual([]);
  });

  test('are told as their preferences say: nothing where they have switched it off', async () => {
    const before = (await told('manager')).length;
    const choices = { 'notifications.recordChanged': { app: false, mail: false, push: false } };
    const saved = await port.call('PUT', 'notification/preferences', {
      as: token.manager,
      body: { choices, quiet: null },
    });
    expect(saved.body.rows.find((row: { event: string }) => row.event === 'notifications.recordChanged')).toMatchObject(
      {
        app: false,
        mail: false,
      },
    );
    await rename('Not told');
    expect(await told('manager')).toHaveLength(before);
    const again = { 'notifications.recordChanged': { app: true, mail: true, push: false } };
    await port.call('PUT', 'notification/preferences', { as: token.manager, body: { choices: again, quiet: null } });
    await rename('Told by mail as well');
    expect(await told('manager')).toHaveLength(before + 1);
    const ways = await port.in(home).query<{ channel: string }>(sql`
      select d.channel from app.notice_delivery d where d.event = 'notifications.recordChanged' and d.user_id = ${id.manager}::uuid
      order by d.created desc, d.channel limit 2`);
    expect(ways.map((way) => way.channel).sort()).toEqual(['APP', 'MAIL']);
  });

  test('are no longer told once they have stopped, or may no longer see it', async () => {
    await follow('PUT', 'clerk');
    await follow('DELETE', 'manager');
    const before = (await told('manager')).length;
    const user = await port.call('GET', `fe/user/${id.clerk}`, { as: token.admin });
    expect(user.status).toBe(200);
    await port.in(home).query(sql`update app."user" set status = 'INACTIVE' where id = ${id.clerk}::uuid`);
    await rename('Nobody is told');
    expect(await told('manager')).toHaveLength(before);
    const lines = await port.in(home).query(sql`
      select from app.notification where user_id = ${id.clerk}::uuid and event = 'notifications.recordChanged'`);
    expect(lines).toHaveLength(0);
  });

  test('may be staff of the company that manages this one: named here, told there, with the way into this company', async () => {
    const followed = await follow('PUT', 'staff', company, 'company', home);
    expect(followed.body.followers).toContainEqual({ id: id.staff, label: 'Some staff' });
    await rename('Seen from above');
    const [line] = await told('staff');
    expect(line?.link).toBe(`/workspace/admin/company/${company}?tenant=${home}`);
  });

  test('are gone with the record', async () => {
    const made = await make(port.in(home), 'company');
    await follow('PUT', 'admin', made.id);
    expect((await port.in(home).records(companyEntity).delete(made.id)) === true).toBe(true);
    expect(await port.in(home).query(sql`select from engine.follower where record_id = ${made.id}::uuid`)).toEqual([]);
  });

  test('are waited for in one place, each by a row that goes with them', async () => {
    const listening = async () =>
      (await port.in(home).query(sql`select from engine.listener where event = 'company.updated'`)).length;
    const before = await listening();
    const made = await make(port.in(home), 'company');
    await follow('PUT', 'admin', made.id);
    await follow('PUT', 'manager', made.id);
    await follow('PUT', 'manager', made.id);
    expect(await listening()).toBe(before + 2);
    await follow('DELETE', 'manager', made.id);
    expect(await listening()).toBe(before + 1);
    await port.in(home).records(companyEntity).delete(made.id);
    expect(await listening()).toBe(before);
  });

  test('cannot be those who may not see the record, nor follow what has no page or is none', async () => {
    expect((await follow('PUT', 'assigned')).status).toBe(403);
    expect((await follow('PUT', 'admin', crypto.randomUUID())).status).toBe(404);
    expect((await follow('PUT', 'admin', 'no-id')).status).toBe(404);
    expect((await follow('PUT', 'admin', company, 'credential')).status).toBe(404);
    expect((await follow('PUT', 'admin', company, 'notification')).body.code).toBe('notifications.notFollowed');
    expect((await follow('PUT', 'clerk', (await make(port.in(home), 'payslip')).id, 'payslip')).status).not.toBe(200);
    expect((await port.call('GET', `followers/company/${company}`)).status).toBe(401);
  });
});
