import { permissionRefusals as no } from '@homeport/model/identity';
import { sql } from 'kysely';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Answered, type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** What a company sets about the rights of its roles is felt on every way to the records, and taken back it is gone. */
let port: Homeport;
let home = '';
let admin = '';
let manager = '';
let managerId = '';
const role: Record<string, string> = {};
let contact = '';
let file = '';
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('SET');
  await port.user(home, 'adamant', ['administrator']);
  managerId = await port.user(home, 'marabel', ['caseManager']);
  await port.user(home, 'maximum', ['master']);
  admin = await port.signIn('adamant');
  manager = await port.signIn('marabel');
  for (const { id, code } of (await port.call('GET', 'fe/role?size=100', { as: admin })).body.content) role[code] = id;
  contact = (await make(port.in(home), 'contact', { firstName: 'Ada', lastName: 'Osei' })).id;
  await port.server.services.files.put('set/202601/0123456789abcdef0123456789abcdef01234567', Buffer.from('words'));
  file = crypto.randomUUID();
  await port.in(home).query(sql`
    insert into app.attachment (tenant_id, id, version, created, created_by, updated, updated_by, name, content_type, size, sha256, storage_key, purpose, status, share)
    values (${home}::uuid, ${file}::uuid, 1, now(), ${managerId}::uuid, now(), ${managerId}::uuid, 'words.txt', 'text/plain', 5, 'x', 'set/202601/0123456789abcdef0123456789abcdef01234567', 'DOCUMENT', 'CLEAN', 'TEAM')`);
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const set = (given: object, as = admin): Promise<Answered> =>
  port.call('POST', 'fe/permission-setting', { as, body: given });
/** Sets something for as long as the work takes. */
async function during(given: Record<string, unknown>, work: () => Promise<void>): Promise<void> {
  const made = await set({ role: { id: role.CASE_MANAGER }, ...given });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  try {
    await work();
  } finally {
    const headers = { 'if-match': '"1"' };
    const gone = await port.call('DELETE', `fe/permission-setting/${made.body.id}`, { as: admin, headers });
    expect(gone.status).toBeLessThan(300);
    const left = async () => (await accessOf()).permissionSetting.narrowings?.caseManager?.[given.about as string];
    await soon(left).toBeUndefined();
  }
}
/** What is felt at the latest a second after it was set. */
const soon = (ask: () => Promise<unknown>) => expect.poll(ask, { timeout: 5000, interval: 100 });

const filter = encodeURIComponent(JSON.stringify({ field: 'lastName', op: 'eq', value: 'Osei' }));
/** Every way to contacts, and what is answered where it is open. */
const ways: readonly (readonly [string, string, string, object?, object?])[] = [
  ['list', 'GET', 'fe/contact'],
  ['search', 'GET', 'fe/contact/search?search=Osei'],
  ['filter', 'GET', `fe/contact/search?filter=${filter}`],
  ['read', 'GET', 'fe/contact/ID'],
  ['history', 'GET', 'fe/contact/ID/history'],
  ['export', 'GET', 'export/contact'],
  ['import', 'GET', 'import-template/contact'],
  ['totals', 'GET', 'totals/contact'],
  ['similar', 'GET', 'similar/contact?name=Ada%20Osei'],
  ['followers', 'GET', 'followers/contact/ID'],
  ['update', 'PUT', 'fe/contact/ID', { jobTitle: 'Broker' }],
  ['deactivate', 'POST', 'fe/contact/ID/deactivate', {}],
  ['activate', 'POST', 'fe/contact/ID/activate', {}],
];
async function answers(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, method, path, body] of ways) {
    const { status } = await port.call(method, path.replace('ID', contact), { as: manager, ...(body ? { body } : {}) });
    found[name] = status;
  }
  return found;
}
const all = (status: number) => Object.fromEntries(ways.map(([name]) => [name, status]));
const foundEverywhere = async (): Promise<number> =>
  (await port.call('GET', 'find?text=Osei', { as: manager })).body.content.length;
const accessOf = async (as = manager) => (await port.call('GET', 'access-settings/initialise', { as })).body;
const menuHas = async (entity: string): Promise<boolean> =>
  (await accessOf()).menuSettingItems.some((item: { entity?: string }) => item.entity === entity);

describe('records taken from a role', () => {
  test('are refused on every way, leave the menu, and are back once the setting is gone', async () => {
    expect(await answers()).toEqual(all(200));
    expect(await foundEverywhere()).toBe(1);
    expect(await menuHas('contact')).toBe(true);
    await during({ about: 'contact', mayRead: 'NONE' }, async () => {
      await soon(async () => (await port.call('GET', 'fe/contact', { as: manager })).status).toBe(403);
      const now = await answers();
      expect(Object.entries(now).filter(([, status]) => status !== 403 && status !== 404)).toEqual([]);
      expect(await foundEverywhere()).toBe(0);
      expect(await menuHas('contact')).toBe(false);
      const { permissionSettingItems } = await accessOf();
      expect(permissionSettingItems.filter((item: { entity: string }) => item.entity === 'contact')).toEqual([]);
      // A filter or a new record that leads there is refused as well.
      const over = encodeURIComponent(JSON.stringify({ field: 'contact.lastName', op: 'eq', value: 'Osei' }));
      expect((await port.call('GET', `fe/opportunity/search?filter=${over}`, { as: manager })).status).toBe(400);
      // Nobody else feels it.
      expect((await port.call('GET', 'fe/contact', { as: admin })).status).toBe(200);
    });
    await soon(async () => (await port.call('GET', 'fe/contact', { as: manager })).status).toBe(200);
    expect(await answers()).toEqual(all(200));
    expect(await menuHas('contact')).toBe(true);
  });
  test('give no file', async () => {
    const open = async () => (await port.call('GET', `file-storage/raw/${file}`, { as: manager })).status;
    expect(await open()).toBe(200);
    await during({ about: 'attachment', mayRead: 'NONE' }, async () => soon(open).toBe(404));
    await soon(open).toBe(200);
  });
  test('close a room over a socket to who is in it', async () => {
    const startsAt = new Date().toISOString();
    const call = await make(port.in(home), 'videoCall', { startsAt, minutes: 30, status: 'SCHEDULED' });
    const { token } = (await port.call('GET', 'session-token', { as: manager })).body;
    const socket: Socket = connect(port.baseUrl, {
      path: '/api/live',
      transports: ['websocket'],
      auth: { ticket: token },
      forceNew: true,
    });
    const enter = () => new Promise((done) => socket.emit('enter', `call:${call.id}`, home, done));
    expect(await enter()).toBe(true);
    const putOut = new Promise((done) =>
      socket.on('room', (_: string, { what, isMine }) => what === 'left' && isMine && done(what)),
    );
    await during({ about: 'videoCall', mayRead: 'NONE' }, async () => {
      expect(await putOut).toBe('left');
      expect(await enter()).toBe(false);
    });
    await soon(enter).toBe(true);
    socket.close();
  });
});

describe('less than the usual', () => {
  test('own records only: who made them keeps them', async () => {
    const own = (await port.call('POST', 'fe/contact', { as: manager, body: { firstName: 'Own', lastName: 'One' } }))
      .body;
    await during({ about: 'contact', mayRead: 'OWN' }, async () => {
      await soon(async () => (await port.call('GET', `fe/contact/${contact}`, { as: manager })).status).toBe(404);
      const list = (await port.call('GET', 'fe/contact', { as: manager })).body.content;
      expect(list.map((one: { id: string }) => one.id)).toEqual([own.id]);
      const table = await port.call('GET', 'export/contact?columns=id', { as: manager });
      expect(String(table.body)).toContain(own.id);
      expect(String(table.body)).not.toContain(contact);
      expect(await foundEverywhere()).toBe(0);
    });
  });
  test('no change, no new one, no file of them: buttons and calls go together', async () => {
    const can = async () => (await port.call('GET', `fe/contact/${contact}`, { as: manager })).body.can as string[];
    expect(await can()).toEqual(expect.arrayContaining(['update', 'delete']));
    const taken = { mayUpdate: 'NONE', mayCreate: 'NONE', mayDelete: 'OWN', mayExport: 'NONE', mayImport: 'NONE' };
    await during({ about: 'contact', ...taken }, async () => {
      await soon(can).toEqual([]);
      const { narrowings } = (await accessOf()).permissionSetting;
      expect(narrowings.caseManager.contact.deeds).toMatchObject({ update: 'NONE', delete: 'OWN' });
      const now = await answers();
      expect(now).toMatchObject({
        read: 200,
        list: 200,
        history: 200,
        export: 403,
        import: 403,
        update: 403,
        deactivate: 403,
      });
      const body = { firstName: 'New', lastName: 'One' };
      expect((await port.call('POST', 'fe/contact', { as: manager, body })).status).toBe(403);
      expect((await port.call('DELETE', `fe/contact/${contact}`, { as: manager })).status).toBe(403);
    });
  });
  test('hidden fields are in no answer, filter, order, history or file; read-only ones stay as they are', async () => {
    await during({ about: 'contact', hiddenFields: 'email, jobTitle', readOnlyFields: 'phone' }, async () => {
      await soon(async () => 'email' in (await port.call('GET', `fe/contact/${contact}`, { as: manager })).body).toBe(
        false,
      );
      const asked = encodeURIComponent(JSON.stringify({ field: 'email', op: 'notNull' }));
      expect((await port.call('GET', `fe/contact/search?filter=${asked}`, { as: manager })).status).toBe(400);
      expect((await port.call('GET', 'fe/contact?sort=email,asc', { as: manager })).status).toBe(400);
      const { body: history } = await port.call('GET', `fe/contact/${contact}/history`, { as: manager });
      expect(JSON.stringify(history)).not.toContain('jobTitle');
      expect(String((await port.call('GET', 'export/contact', { as: manager })).body)).not.toContain('Broker');
      const put = await port.call('PUT', `fe/contact/${contact}`, {
        as: manager,
        body: { phone: '+33 1 23 45 67 89' },
      });
      expect(put.status).toBe(422);
    });
  });
  test('an action or a transition that was taken away is neither offered nor done', async () => {
    const detail = await make(port.in(home), 'caseDetail', { manager: managerId });
    const path = `fe/case-detail/${detail.id}`;
    const can = async () => (await port.call('GET', path, { as: manager })).body.can as string[];
    const named = (await can()).find(
      (name) => !['update', 'delete', 'activate', 'deactivate'].includes(name),
    ) as string;
    expect(named).toBeDefined();
    await during({ about: 'caseDetail', withoutActions: named }, async () => {
      await soon(can).not.toContain(named);
      const kebab = named.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
      const body = {};
      const headers = { 'if-match': `"${detail.version}"`, 'idempotency-key': crypto.randomUUID() };
      expect((await port.call('POST', `${path}/${kebab}`, { as: manager, body, headers })).status).toBe(403);
    });
    await soon(can).toContain(named);
  });
});

describe('roles and their settings', () => {
  test('a role of the company’s own has the settings of the one above it, and its own win', async () => {
    const made = await port.call('POST', 'fe/role', {
      as: admin,
      body: { code: 'JUNIOR', name: 'Junior', parentRole: { id: role.CASE_MANAGER } },
    });
    expect(made.status).toBe(201);
    const user = await port.user(home, 'juniper', ['caseManager']);
    const stored = (await port.call('GET', `fe/user/${user}`, { as: admin })).body;
    const headers = { 'if-match': `"${stored.version}"` };
    await port.call('PUT', `fe/user/${user}`, { as: admin, headers, body: { roles: [{ id: made.body.id }] } });
    const june = await port.signIn('juniper');
    const list = (as: string) => async () => (await port.call('GET', 'fe/contact', { as })).status;
    await during({ about: 'contact', mayRead: 'NONE' }, async () => {
      await soon(list(june)).toBe(403);
      const back = await set({ role: { id: made.body.id }, about: 'contact', mayRead: 'USUAL' });
      expect(back.status).toBe(201);
      await soon(list(june)).toBe(200);
      expect(await list(manager)()).toBe(403);
      // Rights add up: with both roles the one that was left more counts.
      const now = (await port.call('GET', `fe/user/${managerId}`, { as: admin })).body;
      const roles = [{ id: role.CASE_MANAGER }, { id: made.body.id }];
      const how = { as: admin, headers: { 'if-match': `"${now.version}"` }, body: { roles } };
      expect((await port.call('PUT', `fe/user/${managerId}`, how)).status).toBe(200);
      await soon(list(manager)).toBe(200);
    });
  });
  test('never give more than the platform grants the role', async () => {
    const given = await set({ role: { id: role.ASSIGNEE }, about: 'contact', mayRead: 'USUAL' });
    expect(given.status).toBe(201);
    const someone = await port.user(home, 'annabel', ['assignee']);
    const ann = await port.enter(home, someone);
    expect((await port.call('GET', 'fe/contact', { as: ann })).status).toBe(403);
  });
  test('nobody is locked out of permission settings, whatever is stored', async () => {
    for (const about of ['permissionSetting', 'role'])
      expect((await set({ role: { id: role.ADMINISTRATOR }, about, mayRead: 'NONE' })).body.errors[0].code).toBe(
        no.keepsAdministration().code,
      );
    await port.in(home).query(sql`
      insert into app.permission_setting (tenant_id, id, version, created, created_by, updated, updated_by, role_id, about, may_read)
      values (${home}::uuid, gen_random_uuid(), 1, now(), ${managerId}::uuid, now(), ${managerId}::uuid, ${role.ADMINISTRATOR}::uuid, 'permissionSetting', 'NONE')`);
    const fresh = await port.signIn('adamant');
    expect((await port.call('GET', 'fe/permission-setting', { as: fresh })).status).toBe(200);
    expect((await set({ role: { id: role.HR }, about: 'lease', mayDelete: 'NONE' }, fresh)).status).toBe(201);
  });
  test('names what is not there, or a role above one’s own: refused with the reason', async () => {
    const codes = async (given: object) =>
      (await set({ role: { id: role.HR }, ...given })).body.errors.map((e: { code: string }) => e.code);
    expect(await codes({ about: 'session' })).toEqual(['input.notOption']);
    expect(await codes({ about: 'nothing' })).toEqual(['input.notOption']);
    expect(await codes({ about: 'contact', hiddenFields: 'shoeSize' })).toEqual(['input.notOption']);
    expect(await codes({ about: 'contact', hiddenFields: 'lastName' })).toEqual([no.namesRecord().code]);
    expect(await codes({ about: 'contact', withoutActions: 'fly' })).toEqual(['input.notOption']);
    expect(await codes({ about: 'contact', role: { id: role.MASTER } })).toEqual([no.reachesFurther().code]);
    expect((await set({ role: { id: role.HR }, about: 'contact' }, manager)).status).toBe(403);
  });
  test('no role is made or moved above one’s own, nor above itself', async () => {
    const make_ = (body: object) => port.call('POST', 'fe/role', { as: admin, body });
    const code = async (answer: Promise<Answered>) => (await answer).body.errors?.[0]?.code;
    expect(await code(make_({ code: 'TOP', name: 'Top', parentRole: { id: role.MASTER } }))).toBe(
      no.reachesFurther().code,
    );
    const one = (await make_({ code: 'ONE', name: 'One' })).body;
    const two = (await make_({ code: 'TWO', name: 'Two', parentRole: { id: one.id } })).body;
    const move = (id: string, to: string | undefined) =>
      port.call('PUT', `fe/role/${id}`, {
        as: admin,
        headers: { 'if-match': '"1"' },
        body: { parentRole: { id: to } },
      });
    expect(await code(move(one.id, role.MASTER))).toBe(no.reachesFurther().code);
    expect(await code(move(one.id, two.id))).toBe(no.ownAncestor().code);
  });
});
