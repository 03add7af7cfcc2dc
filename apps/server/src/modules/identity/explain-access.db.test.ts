import { deeds, kebab } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { actionsOf } from '@homeport/model/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home = '';
let client = '';
let admin = '';
const users: Record<string, string> = {};
const tokens: Record<string, string> = {};
const role: Record<string, string> = {};
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('WHY', { kind: 'TENANT_MC' });
  client = await port.tenant('CLIENT', { managedBy: home });
  for (const [login, key] of [
    ['administers', 'administrator'],
    ['people', 'hr'],
    ['manager', 'caseManager'],
    ['vendors', 'vendor'],
    ['initiator', 'caseInitiator'],
  ] as const) {
    users[login] = await port.user(home, login, [key]);
    tokens[login] = await port.signIn(login);
  }
  admin = tokens.administers as string;
  for (const { id, code } of (await port.call('GET', 'fe/role?size=100', { as: admin })).body.content) role[code] = id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const why = async (query: Record<string, string>, as = admin) =>
  port.call('GET', `access/explanation?${new URLSearchParams(query)}`, { as });
const set = async (given: object) => {
  const made = await port.call('POST', 'fe/permission-setting', { as: admin, body: given });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id as string;
};

describe('why somebody may or may not see something', () => {
  test('says what the calls of that person say, for every kind of record, deed and role', async () => {
    await set({ role: { id: role.HR }, about: 'lease', mayRead: 'OWN', mayUpdate: 'NONE' });
    await set({ role: { id: role.CASE_INITIATOR }, about: 'company', mayRead: 'NONE' });
    // Settings are felt within a second.
    const leaseOf = async () =>
      (await port.call('GET', 'access-settings/initialise', { as: tokens.people as string })).body.permissionSetting;
    await expect.poll(async () => (await leaseOf()).narrowings?.hr?.lease, { timeout: 5000 }).toBeDefined();
    const wrong: string[] = [];
    let asked = 0;
    for (const name of [
      'lease',
      'company',
      'caseService',
      'contact',
      'caseDetail',
      'document',
      'employee',
      'invoice',
    ]) {
      const entity = catalogue.entity(name);
      const { id } = await make(port.in(home), entity);
      for (const login of ['people', 'vendors', 'initiator', 'manager']) {
        const { status, body } = await port.call('GET', `fe/${kebab(name)}/${id}`, { as: tokens[login] as string });
        const can: readonly string[] = status === 200 ? body.can : [];
        const ofRecord = ['update', 'delete', ...actionsOf(catalogue, entity)].filter(
          (what) => catalogue.actionsOn(name).find((a) => a.name === what)?.scope !== 'collection',
        );
        for (const what of ['read', ...ofRecord]) {
          asked += 1;
          const told = (await why({ user: users[login] as string, entity: name, record: id, action: what })).body;
          const expected = what === 'read' ? status === 200 : can.includes(what);
          const isGiven = told.roles.some((one: { held: boolean }) => one.held);
          if (told.isAllowed !== expected || (expected && !isGiven) || (!expected && isGiven && !told.isClosed))
            wrong.push(`${login} ${what} ${name}: ${JSON.stringify(told)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  }, 120_000);
  test('names the permission setting, the matrix, and the condition that failed', async () => {
    const { id } = await make(port.in(home), 'company');
    const initiator = (await why({ user: users.initiator as string, entity: 'company', record: id })).body;
    expect(initiator).toMatchObject({
      isAllowed: false,
      isActive: true,
      tenant: { id: home, name: 'WHY', held: true },
      roles: [
        {
          name: 'Case initiator',
          from: { id: 'caseInitiator' },
          isGranted: true,
          setting: { held: false },
          held: false,
        },
      ],
    });
    const vendor = (await why({ user: users.vendors as string, entity: 'permissionSetting' })).body;
    expect(vendor).toMatchObject({ isAllowed: false, roles: [{ isGranted: false, setting: null }] });
    const lease = await make(port.in(home), 'lease');
    const people = (await why({ user: users.people as string, entity: 'lease', record: lease.id })).body;
    expect(people.isAllowed).toBe(false);
    // A lease is seen as its assignment is; beside that, the setting asks for one's own.
    const [ofTheCase, own] = people.roles[0].rows.parts;
    expect(ofTheCase).toMatchObject({ held: true });
    expect(own.held).toBe(false);
    expect(own.parts).toContainEqual({
      kind: 'condition',
      held: false,
      field: 'createdBy',
      op: 'eq',
      value: '$me.user',
    });
    const contact = (
      await port.call('POST', 'fe/contact', { as: tokens.people as string, body: { firstName: 'A', lastName: 'B' } })
    ).body;
    expect((await why({ user: users.people as string, entity: 'contact', record: contact.id })).body).toMatchObject({
      isAllowed: true,
      roles: [{ held: true, rows: null, setting: null }],
      hidden: [],
    });
  });
  test('tells hidden fields, the firewall, and that somebody is not active any more', async () => {
    await set({ role: { id: role.PLANNER }, about: 'contact', hiddenFields: 'jobTitle' });
    const planner = await port.user(home, 'planners', ['planner']);
    const { hidden } = (await why({ user: planner, entity: 'contact' })).body;
    expect(hidden).toContainEqual({ name: 'jobTitle', isBySetting: true });
    expect(hidden).toContainEqual({ name: 'homePhone', isBySetting: false });
    const body = { verdict: 'DENY', addresses: '203.0.113.0/24', sequence: 1, role: { id: role.PLANNER } };
    expect((await port.call('POST', 'fe/firewall-rule', { as: admin, body })).status).toBe(201);
    expect((await why({ user: planner, entity: 'contact' })).body).toMatchObject({
      signedInFrom: null,
      firewall: { rules: 1, held: null },
    });
    await port.signIn('planners');
    expect((await why({ user: planner, entity: 'contact' })).body.firewall).toEqual({ rules: 1, held: true });
    const user = (await port.call('GET', `fe/user/${planner}`, { as: admin })).body;
    const headers = { 'if-match': `"${user.version}"` };
    const off = await port.call('POST', `fe/user/${planner}/deactivate`, { as: admin, headers, body: {} });
    expect(off.status, JSON.stringify(off.body)).toBe(200);
    expect((await why({ user: planner, entity: 'contact' })).body).toMatchObject({ isAllowed: false, isActive: false });
  });
  test('about staff of one’s own company in a company that it manages, and in one that it does not', async () => {
    const contact = await make(port.in(client), 'contact');
    const query = new URLSearchParams({ user: users.manager as string, entity: 'contact', record: contact.id });
    const told = await port.call('GET', `for-tenant/${client}/access/explanation?${query}`, { as: admin });
    expect(told.body).toMatchObject({ isAllowed: true, tenant: { id: home, name: 'WHY', held: true } });
    const vendor = new URLSearchParams({ user: users.vendors as string, entity: 'contact' });
    const outsider = await port.call('GET', `for-tenant/${client}/access/explanation?${vendor}`, { as: admin });
    expect(outsider.body).toMatchObject({ isAllowed: false, tenant: { held: false } });
  });
  test('for administrators alone, about people and records of their own company alone', async () => {
    const other = await port.tenant('OTHER');
    const stranger = await port.user(other, 'stranger', ['hr']);
    const theirs = await make(port.in(other), 'contact');
    expect((await why({ user: stranger, entity: 'contact' })).status).toBe(404);
    expect((await why({ user: users.people as string, entity: 'contact', record: theirs.id })).status).toBe(404);
    for (const login of ['people', 'manager', 'vendors'])
      expect((await why({ user: users.people as string, entity: 'contact' }, tokens[login])).status).toBe(403);
    const bad = async (query: Record<string, string>) =>
      (await why({ user: users.people as string, entity: 'contact', ...query })).body.code;
    expect(await bad({ entity: 'session' })).toBe('permission.unknownRecords');
    expect(await bad({ action: 'fly' })).toBe('permission.unknownAction');
    expect(await bad({ user: 'nobody' })).toBe('identity.notFound');
    expect(await bad({ record: crypto.randomUUID() })).toBe('identity.notFound');
  });
  test('every deed can be asked about', async () => {
    for (const action of deeds)
      expect((await why({ user: users.people as string, entity: 'contact', action })).body.isAllowed).toBe(true);
  });
});
