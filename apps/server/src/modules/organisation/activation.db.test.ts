import { companyActivation } from '@homeport/model/organisation';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Answered, type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { everythingAbout } from '../../operations/export-person.ts';
import { openPersonKeeper } from '../../operations/person-keeper.ts';
import { findSubject, type Subject } from '../../operations/person-records.ts';
import { type Activation, tenantOf } from './activation.ts';
import { activationWork } from './activation-job.ts';

/** A client company gets a tenant of its own: the eight steps, what stands at their end, and what stops them. */
let port: Homeport;
let home = '';
let group = '';
let center = '';
let db: pg.Client;
const token: Record<string, string> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('MANAGER', { kind: 'TENANT_MC' });
  ids.boss = await port.user(home, 'boss.one', ['administrator']);
  await port.user(home, 'case.one', ['caseManager']);
  const other = await port.tenant('OTHER', { kind: 'TENANT_MC' });
  await port.user(other, 'other.one', ['administrator']);
  const client = await port.tenant('CLIENT', { managedBy: home });
  await port.user(client, 'client.one', ['administrator']);
  for (const login of ['boss.one', 'case.one', 'other.one', 'client.one']) token[login] = await port.signIn(login);
  db = new pg.Client(port.superuserUrl);
  await db.connect();
  const in_ = port.in(home);
  center = (await make(in_, 'dataCenter', { kind: 'EMBEDDED', isDefault: true })).id;
  group = (await make(in_, 'companyGroup', { code: 'NORDIC', name: 'Nordic Group', dataCenter: center })).id;
  const company = (await make(in_, 'company', { code: 'NORDIC-AS', name: 'Nordic AS', companyGroup: group })).id;
  const entity = (
    await make(in_, 'legalEntity', { code: 'NORDIC-NO', name: 'Nordic Norge', company, country: 'NO', currency: 'NOK' })
  ).id;
  await make(in_, 'office', { code: 'OSLO', name: 'Oslo', legalEntity: entity });
  const roleOf = async (code: string): Promise<string> =>
    (await db.query('select id from app.role where tenant_id = $1 and code = $2', [home, code])).rows[0].id;
  await make(in_, 'permissionSetting', { role: await roleOf('PAYROLL'), about: 'employee', mayExport: 'NONE' });
}, 120_000);
afterAll(async () => {
  await db?.end();
  await port?.[Symbol.asyncDispose]();
});

const call = (
  method: string,
  path: string,
  how: { as?: string; body?: unknown; headers?: Record<string, string> } = {},
) => port.call(method, path, { ...how, as: token[how.as ?? 'boss.one'] ?? '' });
let count = 0;
const activation = (more: Record<string, unknown> = {}) => {
  count += 1;
  return {
    companyGroup: group,
    dataCenter: center,
    tenantCode: `NORDIC${count}`,
    tenantName: 'Nordic',
    subDomain: `nordic${count}`,
    language: 'fr',
    baseCurrency: 'NOK',
    adminFirstName: 'Ingrid',
    adminLastName: 'Berg',
    adminLogin: `ingrid.berg.${count}`,
    adminEmail: 'ingrid.berg@nordic.example',
    ...more,
  };
};
async function deed(id: string, name: string, as = 'boss.one'): Promise<Answered> {
  const { body } = await call('GET', `fe/company-activation/${id}`, { as });
  return call('POST', `fe/company-activation/${id}/${name}`, {
    as,
    body: {},
    headers: { 'if-match': `"${body.version}"`, 'idempotency-key': crypto.randomUUID() },
  });
}
const prepare = async (more: Record<string, unknown> = {}): Promise<string> => {
  const made = await call('POST', 'fe/company-activation', { body: activation(more) });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id;
};
const over = async (id: string) => {
  let last: Answered['body'];
  await expect
    .poll(
      async () => {
        last = (await call('GET', `fe/company-activation/${id}`)).body;
        return last.status;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toMatch(/COMPLETED|FAILED/);
  return last;
};
const codes = (answered: Answered): string[] =>
  [answered.body.code, ...(answered.body.errors ?? []).map((one: { code: string }) => one.code)].filter(Boolean);
const countIn = async (table: string, tenant: string): Promise<number> =>
  Number((await db.query(`select count(*) from app.${table} where tenant_id = $1`, [tenant])).rows[0].count);
const everything = async (tenant: string): Promise<Record<string, number>> => {
  const { rows } =
    await db.query(`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' where n.nspname = 'app' and c.relkind = 'r'`);
  const counts: Record<string, number> = {};
  for (const { name } of rows) counts[name] = await countIn(name, tenant);
  return counts;
};

describe('an activation is refused', () => {
  test('without a data centre, in the words of the specification', async () => {
    const made = await call('POST', 'fe/company-activation', { body: activation({ dataCenter: null }) });
    expect(made.status).toBe(422);
    expect(JSON.stringify(made.body)).toContain('Company group activation requires a data centre.');
  });
  test('for a group and a company at once, or for neither', async () => {
    const body = activation({ companyGroup: null });
    expect(codes(await call('POST', 'fe/company-activation', { body }))).toContain('organisation.groupOrCompany');
  });
  test('to those who administer nothing, and in a company that manages nobody', async () => {
    expect((await call('POST', 'fe/company-activation', { as: 'case.one', body: activation() })).status).toBe(403);
    const own = await make(
      port.in((await db.query(`select id from app.tenant where code = 'CLIENT'`)).rows[0].id),
      'companyActivation',
      {},
    );
    const started = await deed(own.id, 'start', 'client.one');
    expect([started.status, codes(started)]).toEqual([403, ['organisation.managingOnly']]);
  });
  test('into a data centre that this installation does not reach; it can be corrected and tried again', async () => {
    const away = (await make(port.in(home), 'dataCenter', { kind: 'EXTERNAL', databaseHost: 'db.example.org' })).id;
    const alone = (await make(port.in(home), 'companyGroup', { code: 'ALONE', name: 'Alone' })).id;
    const id = await prepare({ dataCenter: away, companyGroup: alone });
    expect((await deed(id, 'start')).status).toBe(200);
    const failed = await over(id);
    expect([failed.status, failed.step, failed.ownTenant]).toEqual(['FAILED', 0, null]);
    expect(failed.failure).toContain('reaches its own database only');
    const now = await call('GET', `fe/company-activation/${id}`);
    const saved = await call('PUT', `fe/company-activation/${id}`, {
      body: { dataCenter: center },
      headers: { 'if-match': `"${now.body.version}"` },
    });
    expect(saved.status).toBe(200);
    expect((await deed(id, 'try-again')).status).toBe(200);
    expect(await over(id)).toMatchObject({ status: 'COMPLETED', failure: null });
  });
  test('when the username or the code is somebody else’s', async () => {
    const taken = await prepare({ adminLogin: 'boss.one' });
    await deed(taken, 'start');
    expect((await over(taken)).failure).toBe('Somebody else has this username.');
    const code = await prepare({ tenantCode: 'OTHER' });
    await deed(code, 'start');
    expect((await over(code)).failure).toBe('Another tenant has this code or sub-domain.');
  });
});

describe('a company group', () => {
  let id = '';
  let tenant = '';
  test('goes through its eight steps to a tenant of its own', async () => {
    id = await prepare();
    const rival = await prepare();
    const started = await deed(id, 'start');
    expect([started.status, started.body.status]).toEqual([200, 'STARTING']);
    // Once at a time.
    expect((await deed(rival, 'start')).body.code).toBe('organisation.activationRunning');
    const done = await over(id);
    expect(done).toMatchObject({ status: 'COMPLETED', step: 8, failure: null });
    expect(done.finishedAt).toBeTruthy();
    tenant = done.ownTenant.id;
    expect(tenant).toBe(tenantOf(id));
  });
  test('has options, roles, house rules, notices with words, numbers, a look, its organisation and its manager', async () => {
    const counts = await everything(tenant);
    expect(counts).toMatchObject({
      role: 17,
      permission_setting: 1,
      reference_number: 9,
      notification_event: 3,
      notification_template: 9,
      theme: 1,
      company_group: 1,
      company: 1,
      legal_entity: 1,
      office: 1,
      // The company itself, of which its own company is a side, and the one that manages it.
      party: 2,
      user: 1,
    });
    for (const table of [
      'data_option',
      'expense_item',
      'tax_code',
      'service_type',
      'benefit',
      'widget',
      'timeline_item',
    ])
      expect(counts[table], table).toBeGreaterThan(0);
    const { rows } = await db.query(
      `select c.code, g.code as of, l.code as entity, o.code as office from app.company c
       join app.company_group g on g.tenant_id = c.tenant_id and g.id = c.company_group_id
       join app.legal_entity l on l.company_id = c.id join app.office o on o.legal_entity_id = l.id where c.tenant_id = $1`,
      [tenant],
    );
    expect(rows).toEqual([{ code: 'NORDIC-AS', of: 'NORDIC', entity: 'NORDIC-NO', office: 'OSLO' }]);
    const look = await db.query('select status, is_shown, logo_id from app.theme where tenant_id = $1', [tenant]);
    expect(look.rows).toEqual([{ status: 'PUBLISHED', is_shown: true, logo_id: null }]);
  });
  test('tells every step in its log, with what it wrote', async () => {
    const { body } = await call(
      'GET',
      `fe/activation-line/search?size=200&sort=created,asc&filter=${encodeURIComponent(JSON.stringify({ field: 'companyActivation', op: 'eq', value: id }))}`,
    );
    const lines: { step: string; what: string; about: string | null; count: number | null }[] = body.content;
    expect(new Set(lines.map(({ step }) => step)).size).toBe(8);
    expect(lines.filter(({ what }) => what === 'DONE')).toHaveLength(8);
    expect(lines.filter(({ what }) => what === 'BEGUN')).toHaveLength(7);
    expect(lines).toContainEqual(expect.objectContaining({ what: 'WROTE', about: 'role', count: 17 }));
    expect(lines.some(({ what }) => what === 'RESUMED' || what === 'FAILED')).toBe(false);
  });
  test('is reached by its managing company, and by nobody else; a second activation finds it taken', async () => {
    const path = `for-tenant/${tenant}/fe/company/search`;
    // A session learns within a second which tenants there are.
    await expect.poll(async () => (await call('GET', path)).body.content?.length, { timeout: 10_000 }).toBe(1);
    expect((await call('GET', path, { as: 'other.one' })).status).toBe(404);
    expect((await call('GET', `fe/company-activation/${id}`, { as: 'other.one' })).status).toBe(404);
    const again = await prepare();
    expect(codes(await deed(again, 'start'))).toEqual(['organisation.isActivated']);
  });
  test('invites its first administrator once', async () => {
    const { rows } = await db.query(
      `select u.login, c.purpose, c.used_at from app."user" u join app.one_time_code c on c.user_id = u.id where u.tenant_id = $1`,
      [tenant],
    );
    expect(rows).toEqual([{ login: expect.stringMatching(/^ingrid\.berg/), purpose: 'INVITATION', used_at: null }]);
  });
  test('keeps everything as it is when each of its steps is done once more', async () => {
    const before = await everything(tenant);
    const me = (await port.server.services.contextOf(home, ids.boss ?? ''))?.me;
    const record = await port.in(home).records(companyActivation).get(id);
    const system = port.in(home);
    const ctx = { ...system, me: me ?? system.me };
    const work: Activation = {
      ctx,
      record: record as Activation['record'],
      tenant,
      services: port.server.services as Activation['services'],
      identity: port.server.identity,
    };
    for (const [step, [doIt]] of Object.entries(activationWork)) {
      const did = await doIt(work);
      expect(Array.isArray(did), `${step}: ${JSON.stringify(did)}`).toBe(true);
    }
    expect(await everything(tenant)).toEqual(before);
  });
});

test('a single company gets its tenant as well', async () => {
  const alone = (await make(port.in(home), 'company', { code: 'SOLO', name: 'Solo' })).id;
  const id = await prepare({ companyGroup: null, company: alone });
  await deed(id, 'start');
  const done = await over(id);
  expect(done.status, done.failure).toBe('COMPLETED');
  expect((await call('GET', `fe/company/${alone}`)).body.ownTenant.id).toBe(done.ownTenant.id);
});

test('an erased first administrator is not named on the activation of the managing company any more', async () => {
  const id = await prepare({ companyGroup: (await make(port.in(home), 'companyGroup', { code: 'GONE' })).id });
  expect((await deed(id, 'start')).status).toBe(200);
  const { ownTenant, adminLogin } = await over(id);
  const person = (await make(port.in(ownTenant.id), 'person', { firstName: 'Ingrid', lastName: 'Berg' })).id;
  await db.query('update app."user" set person_id = $1 where tenant_id = $2 and login = $3', [
    person,
    ownTenant.id,
    adminLogin,
  ]);
  const keeper = openPersonKeeper(port.configuration, port.databaseUrl);
  const kind = { entity: companyActivation.name, records: 1, what: 'emptied' };
  expect((await keeper.facts(ownTenant.id, person))?.kinds).toContainEqual(kind);
  const subject = (await findSubject(db, ownTenant.id, person)) as Subject;
  const records = (await everythingAbout(db, subject)).records.filter((one) => one.entity === companyActivation.name);
  expect(records.map((one) => one.values)).toMatchObject([{ id, admin_login: adminLogin }]);
  const others = 'select count(*) from app.company_activation where admin_last_name = $1';
  const before = Number((await db.query(others, ['Berg'])).rows[0].count);
  expect(await keeper.erase(ownTenant.id, person)).toMatchObject({ files: [] });
  const now = (await call('GET', `fe/company-activation/${id}`)).body;
  expect(now).toMatchObject({
    adminFirstName: 'Erased',
    adminLastName: 'Erased',
    adminLogin: 'Erased',
    status: 'COMPLETED',
  });
  expect(now.tenantName).toBe('Nordic');
  expect(Number((await db.query(others, ['Berg'])).rows[0].count)).toBe(before - 1);
  const told = await db.query(
    `select changes::text as said from engine.history where record_id = $1
     union all select r::text from app.company_activation r where id = $1
     union all select l::text from app.activation_line l where company_activation_id = $1`,
    [id],
  );
  expect(told.rows.length).toBeGreaterThan(5);
  for (const { said } of told.rows) expect(said).not.toMatch(/ingrid|berg/i);
});
