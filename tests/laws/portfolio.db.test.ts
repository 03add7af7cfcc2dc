import { type Entity, kebab } from '@homeport/grammar';
import { catalogue, type RoleKey } from '@homeport/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../support/factory.ts';
import { type Answered, type Homeport, startHomeport } from '../support/homeport.ts';

/*
 * Whoever works for several companies reads all of them at once what each of them shows to them, and nothing of any other. It
 * ends with the authorisation, and nothing is written where a company was not chosen.
 */
const entities = catalogue.entities.filter((e) => !e.internal && e.scope !== 'global');
/** What work is done with, made in two companies; of the others there is at least what these need. */
const made = [
  'caseDetail',
  'caseExpense',
  'caseService',
  'requiredDocument',
  'caseWorkflowItem',
  'helpDeskTicket',
] as const;
const roles: readonly RoleKey[] = ['caseManager', 'hr', 'administrator', 'vendor'];
/** Whose lists are compared: whoever is confined in one company, sees most, and works for none but their own. */
const compared = ['confined', 'administrator', 'vendor'] as const;

let port: Homeport;
const tenant = { managing: '', north: '', south: '', foreign: '' };
const as: Partial<Record<RoleKey | 'confined' | 'guest', string>> = {};
let authorised = { id: '', version: 0 };

beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  tenant.managing = await port.tenant('PM', { kind: 'TENANT_MC' });
  tenant.north = await port.tenant('NORTH', { managedBy: tenant.managing });
  tenant.south = await port.tenant('SOUTH', { managedBy: tenant.managing });
  tenant.foreign = await port.tenant('FOREIGN');
  for (const role of roles)
    as[role] = await port.enter(tenant.managing, await port.user(tenant.managing, `pm.${role}`, [role]));
  const confined = await port.user(tenant.managing, 'pm.confined', ['caseManager']);
  as.confined = await port.enter(tenant.managing, confined);
  as.guest = await port.enter(tenant.north, await port.user(tenant.north, 'north.guest', ['caseManager']));
  for (const where of [tenant.managing, tenant.north, tenant.south, tenant.foreign])
    for (const name of made) await make(port.in(where), name);
  // Of their own company they see what is of Lyon only, and nothing is.
  const own = port.in(tenant.managing);
  const { id: office } = await make(own, 'office', { code: 'LYON' });
  const { id: team } = await make(own, 'team', { code: 'LYON', caseAccess: 'OWN_OFFICE', office });
  await make(own, 'teamMember', { team, user: confined });
  authorised = (await make(port.in(tenant.managing), 'authorisedTenant', {
    holder: tenant.north,
    grantedTenant: tenant.south,
    until: null,
  })) as never;
}, 300_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const mine = () => [tenant.managing, tenant.north, tenant.south];
const list = (who: string | undefined, where: string, entity: Entity, query = 'size=1000'): Promise<Answered> =>
  port.call('GET', `for-tenant/${where}/fe/${kebab(entity.name)}/search?${query}`, { as: who ?? '' });
type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly tenantId: string };
const byId = (rows: readonly Row[]) => [...rows].sort((one, other) => one.id.localeCompare(other.id));

describe.each(compared)('%s', (role) => {
  test('reads over all companies what each of them shows, and nothing else', async () => {
    const wrong: string[] = [];
    let rows = 0;
    const compare = async (entity: Entity): Promise<void> => {
      const all = await list(as[role], 'all', entity);
      const where = role === 'vendor' ? [tenant.managing] : mine();
      const each = await Promise.all(where.map((one) => list(as[role], one, entity)));
      const expected = each.flatMap(({ status, body }) => (status === 200 ? (body.content as Row[]) : []));
      const isRefused = each.every(({ status }) => status === 403);
      rows += expected.length;
      if (isRefused ? all.status !== 403 : all.status !== 200) {
        wrong.push(`${entity.name}: ${all.status} ${JSON.stringify(all.body).slice(0, 200)}`);
        return;
      }
      if (isRefused) return;
      const shown = (all.body.content as Row[]).map(({ tenantName, ...row }) => row as Row);
      if (JSON.stringify(byId(shown)) !== JSON.stringify(byId(expected)))
        wrong.push(`${entity.name}: ${shown.length} of all, ${expected.length} of each`);
      if (all.body.totalElements !== expected.length) wrong.push(`${entity.name}: counted ${all.body.totalElements}`);
    };
    for (let at = 0; at < entities.length; at += 12) await Promise.all(entities.slice(at, at + 12).map(compare));
    expect(wrong).toEqual([]);
    if (role !== 'vendor') expect(rows).toBeGreaterThan(10);
  }, 120_000);
});

test('whoever is confined in one company sees all of the others', async () => {
  const { body } = await list(as.confined, 'all', catalogue.entity('caseDetail'));
  expect(new Set((body.content as Row[]).map(({ tenantId }) => tenantId))).toEqual(
    new Set([tenant.north, tenant.south]),
  );
});

describe('without a company', () => {
  const detail = catalogue.entity('caseDetail');
  test('a record is found where it is, with the name of its company; that of another company is not there', async () => {
    const [row] = (await list(as.caseManager, tenant.south, detail)).body.content as Row[];
    const get = (id: string) => port.call('GET', `for-tenant/all/fe/case-detail/${id}`, { as: as.caseManager ?? '' });
    expect((await get(row?.id ?? '')).body).toMatchObject({ id: row?.id, tenantId: tenant.south, tenantName: 'SOUTH' });
    const [strange] = await port.in(tenant.foreign).records(detail).find();
    const [theirs, nobodys] = [await get(strange?.id ?? ''), await get(crypto.randomUUID())];
    expect([theirs.status, theirs.body.code]).toEqual([nobodys.status, nobodys.body.code]);
    expect(theirs.status).toBe(404);
  });

  test('nothing is written, nor asked that knows one company only', async () => {
    const [row] = (await list(as.hr, 'all', detail)).body.content as Row[];
    const tries = [
      ['POST', 'fe/case-detail', {}],
      ['PUT', `fe/case-detail/${row?.id}`, {}],
      ['DELETE', `fe/case-detail/${row?.id}`, undefined],
      ['GET', `fe/case-detail/${row?.id}/history`, undefined],
    ] as const;
    for (const [method, path, body] of tries) {
      const answer = await port.call(method, `for-tenant/all/${path}`, {
        as: as.hr ?? '',
        ...(body ? { body } : {}),
        headers: { 'if-match': '"1"' },
      });
      expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([400, 'request.companyNeeded']);
    }
  });

  test('what is written lands in the company of the record', async () => {
    const [row] = (
      await list(
        as.hr,
        'all',
        catalogue.entity('person'),
        `size=1000&filter=${encodeURIComponent(JSON.stringify({ field: 'tenantId', op: 'eq', value: tenant.south }))}`,
      )
    ).body.content as Row[];
    const path = `for-tenant/${row?.tenantId}/fe/person/${row?.id}`;
    const { status, body } = await port.call('PUT', path, {
      as: as.hr ?? '',
      body: { preferredName: 'Across' },
      headers: { 'if-match': `"${row?.version}"` },
    });
    expect([status, body.tenantId]).toEqual([200, tenant.south]);
    const elsewhere = await port.call('PUT', `for-tenant/${tenant.north}/fe/person/${row?.id}`, {
      as: as.hr ?? '',
      body: {},
    });
    expect(elsewhere.status).toBe(404);
  });

  test('what waits, what is found and what is added up is that of all', async () => {
    const get = (path: string) => port.call('GET', `for-tenant/all/${path}`, { as: as.caseManager ?? '' });
    const sums = await get('totals/caseDetail?group=tenantId');
    expect(sums.body.groups.map(({ key }: { key: string }) => key).sort()).toEqual(mine().sort());
    expect((await get('work/mine')).status).toBe(200);
    const [person] = (await list(as.hr, tenant.north, catalogue.entity('person'))).body.content as Row[];
    const found = await get(`find?text=${encodeURIComponent(String(person?.firstName))}`);
    expect(found.status).toBe(200);
    expect(found.body.content.every(({ tenantId }: Row) => mine().includes(tenantId))).toBe(true);
  });
});

test('an authorisation that is withdrawn ends with the next request; without one there is only the own company', async () => {
  const companies = async () => {
    const { body } = await list(as.guest, 'all', catalogue.entity('caseDetail'));
    return [...new Set((body.content as Row[]).map(({ tenantId }) => tenantId))].sort();
  };
  expect(await companies()).toEqual([tenant.north, tenant.south].sort());
  const owner = port.in(tenant.managing).records(catalogue.entity('authorisedTenant'));
  await owner.delete(authorised.id);
  // A session is looked at again after 900 ms at the latest.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await companies()).toEqual([tenant.north]);
});
