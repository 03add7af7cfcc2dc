import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
const tenant = { managing: '', client: '', foreign: '' };
const id: Record<string, string> = {};
let hr = '';
beforeAll(async () => {
  port = await startHomeport();
  tenant.managing = await port.tenant('MANAGING', { kind: 'TENANT_MC' });
  tenant.client = await port.tenant('CLIENT', { managedBy: tenant.managing });
  tenant.foreign = await port.tenant('FOREIGN');
  id.manager = await port.user(tenant.managing, 'manager', ['caseManager']);
  id.vendor = await port.user(tenant.managing, 'vendor', ['vendor']);
  id.stranger = await port.user(tenant.foreign, 'stranger', ['caseManager']);
  id.hr = await port.user(tenant.client, 'people', ['hr']);
  await port.user(tenant.client, 'approver', ['approver']);
  hr = await port.signIn('people');
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const asked = (query = '', as = hr) => port.call('GET', `user/from-elsewhere${query}`, { as });

describe('staff of the managing company', () => {
  test('can be found in a client by those who name managers', async () => {
    const { body } = await asked();
    expect(body).toEqual([{ id: id.manager, name: 'Some manager', role: 'Case manager', company: 'MANAGING' }]);
    expect((await asked('?search=MANÁG')).body).toHaveLength(1);
    expect((await asked('?search=%25')).body).toEqual([]);
    expect((await asked('', await port.signIn('approver'))).status).toBe(403);
  });

  test('are nobody to a company that they do not manage', async () => {
    expect((await asked('', await port.signIn('stranger'))).body).toEqual([]);
    expect((await asked('', await port.signIn('manager'))).body).toEqual([]);
  });

  test('can be named as manager of an Assignment there; strangers and outsiders cannot', async () => {
    const assignee = (await make(port.in(tenant.client), 'person')).id;
    const detail = await make(port.in(tenant.client), 'caseDetail', { assignee });
    const name = async (manager: string | undefined) => {
      const { body } = await port.call('GET', `fe/case-detail/${detail.id}`, { as: hr });
      const headers = { 'if-match': `"${body.version}"` };
      return port.call('PUT', `fe/case-detail/${detail.id}`, { as: hr, body: { manager: { id: manager } }, headers });
    };
    for (const other of [id.vendor, id.stranger, crypto.randomUUID()]) {
      const refused = await name(other);
      expect(refused.status).toBe(422);
      expect(refused.body.errors[0].field).toBe('manager');
    }
    const named = await name(id.manager);
    expect(named.status).toBe(200);
    expect(named.body.manager).toEqual({ id: id.manager, label: 'Some manager' });
    expect((await name(id.hr)).status).toBe(200);
  });

  test('are named in the history of what they change there', async () => {
    const person = (await make(port.in(tenant.client), 'person')).id;
    const as = await port.signIn('manager');
    const path = `for-tenant/${tenant.client}/fe/person/${person}`;
    expect((await port.call('PUT', path, { as, body: { preferredName: 'By staff' } })).status).toBe(200);
    for (const [reader, at] of [
      [hr, `fe/person/${person}`],
      [as, path],
    ] as const) {
      const { body } = await port.call('GET', `${at}/history`, { as: reader });
      expect(body.content[0].by).toEqual({ id: id.manager, label: 'Some manager' });
    }
  });
});

test('whether a tenant is reached is the same asked for one and for all', async () => {
  const away = await port.tenant('AWAY', { managedBy: tenant.managing });
  const over = await port.tenant('OVER', { managedBy: tenant.managing });
  const owner = port.in(tenant.managing);
  await make(owner, 'authorisedTenant', { holder: tenant.client, grantedTenant: away, until: null });
  await make(owner, 'authorisedTenant', { holder: tenant.client, grantedTenant: over, until: '2020-01-31' });
  const database = new pg.Client({ connectionString: port.databaseUrl });
  await database.connect();
  try {
    // Row security shows the tenants to the gate alone; taken back, nobody has become one.
    await database.query('begin; grant homeport_gate to current_user; set local role homeport_gate');
    const { rows } = await database.query<{ from: string; to: string; one: boolean; all: boolean }>(
      `select f.code as from, t.code as to, app.reaches(f.id, t.id) as one,
         exists (select from jsonb_array_elements(app.reachable_tenants(f.id)) r where r ->> 'id' = t.id::text) as all
       from app.tenant f cross join app.tenant t`,
    );
    expect(rows.filter(({ one, all }) => one !== all)).toEqual([]);
    const reached = (code: string) => rows.filter(({ from, one }) => one && from === code).map(({ to }) => to);
    expect(reached('MANAGING').sort()).toEqual(['AWAY', 'CLIENT', 'MANAGING', 'OVER']);
    expect(reached('CLIENT').sort()).toEqual(['AWAY', 'CLIENT']);
    expect(reached('FOREIGN')).toEqual(['FOREIGN']);
  } finally {
    await database.query('rollback');
    await database.end();
  }
});
