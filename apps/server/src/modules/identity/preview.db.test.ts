import { identityRefusals as no, permissionRefusals } from '@homeport/model/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** A preview shows what a role sees, no more than who looks may see, and changes nothing. */
let port: Homeport;
let home = '';
let admin = '';
let contact = '';
const role: Record<string, string> = {};
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('LOOK');
  await port.user(home, 'administers', ['administrator']);
  await port.user(home, 'planners', ['planner']);
  admin = await port.signIn('administers');
  for (const { id, code } of (await port.call('GET', 'fe/role?size=100', { as: admin })).body.content) role[code] = id;
  contact = (
    await make(port.in(home), 'contact', { firstName: 'Ada', lastName: 'Osei', homePhone: '+33 1 23 45 67 89' })
  ).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const preview = (id: string | undefined, as = admin) => port.call('POST', 'auth/preview', { as, body: { role: id } });
const accessOf = async (as: string) => (await port.call('GET', 'access-settings/initialise', { as })).body;

test('menus, permissions and records are those of the role; its name is in every answer about me', async () => {
  const { status, body } = await preview(role.PLANNER);
  expect(status, JSON.stringify(body)).toBe(200);
  const as = body.access_token as string;
  const planner = await port.signIn('planners');
  const [mine, theirs] = [await accessOf(as), await accessOf(planner)];
  expect(mine.menuSetting).toEqual(theirs.menuSetting);
  expect(mine.dashboardSetting).toEqual(theirs.dashboardSetting);
  expect(mine.permissionSetting.roles).toEqual(['planner']);
  // Nothing beyond the role; and what an administrator may not see stays hidden.
  const codes = (items: { code: string }[]) => items.map(({ code }) => code);
  const beyond = codes(mine.menuSettingItems).filter((code) => !codes(theirs.menuSettingItems).includes(code));
  expect(beyond).toEqual([]);
  expect((await port.call('GET', 'user/me', { as })).body).toMatchObject({
    login: 'administers',
    preview: { id: role.PLANNER, name: 'Planner' },
    roles: [{ code: 'PLANNER', name: 'Planner' }],
  });
  const seen = (await port.call('GET', `fe/contact/${contact}`, { as })).body;
  const asPlanner = (await port.call('GET', `fe/contact/${contact}`, { as: planner })).body;
  expect(Object.keys(seen).sort()).toEqual(Object.keys(asPlanner).sort());
  expect(seen.can).toEqual(asPlanner.can);
  expect('homePhone' in seen).toBe(false);
  expect((await port.call('GET', 'fe/permission-setting', { as })).status).toBe(403);
});

test('no more is seen than by who looks', async () => {
  const { access_token: as } = (await preview(role.FINANCE_LEAD)).body;
  const lead = await port.enter(home, await port.user(home, 'leaders', ['financeLead']));
  const listed = async (token: string, entity: string) =>
    (await port.call('GET', `fe/${entity}`, { as: token })).status;
  let closed = 0;
  for (const entity of ['bank-details', 'payslip', 'company-account', 'expense-payment', 'payment-batch', 'invoice']) {
    const [mine, theirs, own] = [await listed(as, entity), await listed(lead, entity), await listed(admin, entity)];
    expect([entity, mine]).toEqual([entity, theirs === 200 && own === 200 ? 200 : 403]);
    if (mine === 403) closed += 1;
  }
  expect(closed).toBeGreaterThan(0);
});

test('nothing is changed, by any call', async () => {
  const { access_token: as } = (await preview(role.CASE_MANAGER)).body;
  const body = { firstName: 'New', lastName: 'One' };
  const tries: readonly (readonly [string, string, object?])[] = [
    ['POST', 'fe/contact', body],
    ['PUT', `fe/contact/${contact}`, { jobTitle: 'x' }],
    ['DELETE', `fe/contact/${contact}`],
    ['POST', `fe/contact/${contact}/deactivate`, {}],
    ['PUT', `followers/contact/${contact}`, {}],
    ['PUT', 'user/me', { language: 'fr' }],
    ['PUT', 'user-setting/language', { settingValue: 'fr' }],
    ['POST', 'auth/preview', { role: role.HR }],
    ['POST', 'auth/login-as', { user: contact }],
    ['POST', 'export/contact', {}],
    ['POST', 'bulk/contact', {}],
  ];
  for (const [method, path, sent] of tries) {
    const refused = await port.call(method, path, { as, ...(sent ? { body: sent } : {}) });
    expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'request.onlyPreview']);
  }
  expect((await port.call('GET', `fe/contact/${contact}`, { as })).body.version).toBe(1);
});

test('one comes back, and both ends are in the trail', async () => {
  const { access_token: as } = (await preview(role.HR)).body;
  const back = await port.call('POST', 'auth/login-as/return', { as, body: {} });
  expect(back.status).toBe(200);
  expect((await port.call('GET', 'user/me', { as })).status).toBe(401);
  const again = back.body.access_token as string;
  expect((await port.call('GET', 'user/me', { as: again })).body).toMatchObject({ preview: null, actingBy: null });
  const { rows } = await query(
    `select kind from app.sign_in_event where kind like 'PREVIEW%' order by created desc limit 2`,
  );
  expect(rows.map((row) => row.kind).sort()).toEqual(['PREVIEW_ENDED', 'PREVIEW_STARTED']);
  const trail = await query(`select record_id from engine.audit where what = 'preview'`);
  expect(trail.rows.map((row) => row.record_id)).toContain(role.HR);
});

test('not a role above one’s own, of assignees, of nobody, or by somebody who administers nothing', async () => {
  expect((await preview(role.MASTER)).body.code).toBe(permissionRefusals.reachesFurther().code);
  expect((await preview(role.ASSIGNEE)).body.code).toBe(no.notPreviewed().code);
  expect((await preview(crypto.randomUUID())).body.code).toBe(no.notFound().code);
  const other = await port.tenant('ELSE');
  const [theirs] = await port.in(other).records(port.server.engine.catalogue.entity('role')).find({ limit: 1 });
  expect((await preview((theirs as unknown as { id: string }).id)).body.code).toBe(no.notFound().code);
  expect((await preview(role.HR, await port.signIn('planners'))).status).toBe(403);
});

async function query(text: string): Promise<{ rows: { kind: string; record_id: string }[] }> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: port.superuserUrl });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
