import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answered, type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** The permissions of a role are seen and changed as a whole: who feels it is said before, all of it holds after. */
let port: Homeport;
let home = '';
let admin = '';
let manager = '';
let both = '';
const role: Record<string, string> = {};
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('MAT');
  await port.user(home, 'mat.admin', ['administrator']);
  await port.user(home, 'mat.manager', ['caseManager']);
  await port.user(home, 'mat.both', ['caseManager', 'hr']);
  await port.user(home, 'mat.hr', ['hr']);
  admin = await port.signIn('mat.admin');
  manager = await port.signIn('mat.manager');
  both = await port.signIn('mat.both');
  for (const { id, code } of (await port.call('GET', 'fe/role?size=100', { as: admin })).body.content) role[code] = id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const matrix = async (of: string, as = admin): Promise<Answered['body']> =>
  (await port.call('GET', `permission-matrix/${of}`, { as })).body;
const rowOf = async (of: string, entity: string) =>
  (await matrix(of)).rows.find((row: { entity: string }) => row.entity === entity);
const nothing = { reach: {}, hide: [], readOnly: [], without: [] };
const send = (of: string, changes: unknown, how: 'check' | 'save' = 'save', as = admin) =>
  port.call('POST', `permission-matrix/${of}${how === 'check' ? '/check' : ''}`, { as, body: { changes } });
const status =
  (as: string, path = 'fe/contact') =>
  async () =>
    (await port.call('GET', path, { as })).status;
const settings = async (): Promise<number> =>
  (await port.call('GET', 'fe/permission-setting?size=100', { as: admin })).body.content.length;

test('shows everything that the platform gives a role, with how far, and nothing else', async () => {
  const seen = await matrix(role.CASE_MANAGER as string);
  expect(seen).toMatchObject({ keys: ['caseManager'], people: 2, closed: null, role: { code: 'CASE_MANAGER' } });
  const of = (entity: string) => seen.rows.find((row: { entity: string }) => row.entity === entity);
  expect(of('contact').given.read).toBe('ALL');
  expect(of('caseExpense').given).toEqual({ read: 'SOME', export: 'SOME' });
  expect(of('permissionSetting')).toBeUndefined();
  const names = (await matrix(role.ADMINISTRATOR as string)).rows;
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((row: { isKept: boolean }) => row.isKept).map((row: { entity: string }) => row.entity)).toEqual(
    expect.arrayContaining(['permissionSetting', 'role']),
  );
});

test('says before saving who loses what, and leaves everything as it is', async () => {
  // HR reads documents of the library as well: who is both keeps it.
  const ofHr = (await matrix(role.HR as string)).rows.filter(
    (row: { given: Record<string, string> }) => row.given.read !== undefined,
  );
  const read = ofHr.map((row: { entity: string }) => row.entity);
  const shared = ofHr
    .filter((row: { given: Record<string, string> }) => row.given.read === 'ALL')
    .map((row: { entity: string }) => row.entity);
  const mine = (await matrix(role.CASE_MANAGER as string)).rows.filter(
    (row: { given: Record<string, string> }) => row.given.read === 'ALL',
  );
  const kept = mine.find((row: { entity: string }) => shared.includes(row.entity)).entity as string;
  const lost = mine.find((row: { entity: string }) => !read.includes(row.entity))?.entity as string | undefined;
  const changes = [kept, ...(lost ? [lost] : [])].map((about) => ({
    about,
    version: null,
    values: { ...nothing, reach: { read: 'NONE' } },
  }));
  const before = await settings();
  const { body } = await send(role.CASE_MANAGER as string, changes, 'check');
  expect(body.people).toBe(2);
  expect(body.changes).toEqual([
    { about: kept, kind: 'deed', name: 'read', from: 'USUAL', to: 'NONE', isLoss: true, people: 1 },
    ...(lost ? [{ about: lost, kind: 'deed', name: 'read', from: 'USUAL', to: 'NONE', isLoss: true, people: 2 }] : []),
  ]);
  expect(await settings()).toBe(before);
});

test('saves several as one deed, felt by open sessions, with history and one line in the trail; and gives it back', async () => {
  const of = role.CASE_MANAGER as string;
  const changes = [
    { about: 'contact', version: null, values: { ...nothing, reach: { read: 'NONE' } } },
    { about: 'opportunity', version: null, values: { ...nothing, readOnly: ['notes'], reach: { delete: 'OWN' } } },
  ];
  expect(await status(manager)()).toBe(200);
  const saved = await send(of, changes);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  await expect.poll(status(manager), { timeout: 5000 }).toBe(403);
  const { version, values } = await rowOf(of, 'contact');
  expect([version, values.reach]).toEqual([1, { read: 'NONE' }]);
  expect((await matrix(of)).lastChange.by).not.toBe('');
  const trail = await query(`select detail from engine.audit where what = 'savePermissions' order by at desc limit 1`);
  expect(JSON.stringify(trail[0]?.detail)).toContain('opportunity');

  const back = await send(of, [{ about: 'contact', version, values: nothing }]);
  expect(back.body.changes).toMatchObject([{ name: 'read', from: 'NONE', to: 'USUAL', isLoss: false }]);
  await expect.poll(status(manager), { timeout: 5000 }).toBe(200);
  const [{ id }] = (await port.call('GET', 'fe/permission-setting?search=contact', { as: admin })).body.content;
  const { body: history } = await port.call('GET', `fe/permission-setting/${id}/history`, { as: admin });
  expect(history.content.map((line: { deed: string }) => line.deed)).toEqual(['update', 'create']);
});

test('all or none: one wish that is refused leaves the others undone', async () => {
  const before = await settings();
  const wrong = [
    { about: 'lease', version: null, values: { ...nothing, reach: { read: 'NONE' } } },
    { about: 'contact', version: 99, values: nothing },
  ];
  const refused = await send(role.HR as string, wrong);
  expect([refused.status, refused.body.code]).toEqual([409, 'permission.changedMeanwhile']);
  const hidden = [wrong[0], { about: 'contact', version: null, values: { ...nothing, hide: ['lastName'] } }];
  expect((await send(role.HR as string, hidden)).status).toBe(422);
  expect(await settings()).toBe(before);
});

test('of eight who save at once on what they saw one does', async () => {
  const wish = [{ about: 'campaign', version: null, values: { ...nothing, reach: { delete: 'NONE' } } }];
  const all = await Promise.all(Array.from({ length: 8 }, () => send(role.CASE_MANAGER as string, wish)));
  expect(all.map((one) => one.status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
});

test('what somebody saves on the setting by itself at that moment is not lost', async () => {
  const of = role.CASE_MANAGER as string;
  const wish = (version: number | null, reach: object) => [
    { about: 'opportunity', version, values: { ...nothing, reach } },
  ];
  const { version } = await rowOf(of, 'opportunity');
  expect((await send(of, wish(version, { delete: 'OWN' }))).status).toBe(200);
  const seen = (await rowOf(of, 'opportunity')).version;
  const behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  try {
    await behind.query('begin');
    await behind.query(
      `update app.permission_setting set may_delete = 'NONE', version = version + 1 where about = 'opportunity' and role_id = $1`,
      [of],
    );
    // What is stored was read before the other one is done, and is written after.
    const saved = send(of, wish(seen, {}));
    const waits = async () =>
      (await behind.query(`select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`))
        .rowCount;
    await expect.poll(waits, { timeout: 10_000 }).toBe(1);
    await behind.query('commit');
    const refused = await saved;
    expect([refused.status, refused.body.code]).toEqual([409, 'permission.changedMeanwhile']);
    expect((await rowOf(of, 'opportunity')).values.reach).toEqual({ delete: 'NONE' });
  } finally {
    await behind.end();
  }
});

test('administrators are not locked out, no role above one’s own is touched, and others ask in vain', async () => {
  for (const about of ['permissionSetting', 'role'])
    for (const how of ['check', 'save'] as const) {
      const taken = [{ about, version: null, values: { ...nothing, reach: { update: 'NONE' } } }];
      const refused = await send(role.ADMINISTRATOR as string, taken, how);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        422,
        expect.stringContaining('permission.keepsAdministration'),
      ]);
    }
  const some = [{ about: 'contact', version: null, values: nothing }];
  expect((await send(role.MASTER as string, some)).body.code).toBe('permission.reachesFurther');
  expect((await matrix(role.MASTER as string)).closed).not.toBeNull();
  expect((await send(role.HR as string, some, 'save', both)).status).toBe(403);
  expect((await port.call('GET', `permission-matrix/${role.HR}`, { as: manager })).status).toBe(403);
  const other = await port.tenant('MATO');
  const [theirs] = await port.in(other).query<{ id: string }>(sql`select id from app.role limit 1`);
  expect((await send(theirs?.id as string, some)).status).toBe(404);
  for (const odd of [[], [{}], 'x', [{ about: 'session', version: null, values: nothing }], [...some, ...some]])
    expect((await send(role.HR as string, odd)).status, JSON.stringify(odd)).toBe(422);
});

test('whether a role can be previewed is said at once, with the reason', async () => {
  const asked = async (id: string | undefined, path = '') =>
    (await port.call('GET', `${path}auth/preview/${id}`, { as: admin })).body.reason;
  expect(await asked(role.CLIENT)).toBeNull();
  expect(await asked(role.ASSIGNEE)).toBe('Only roles that work here in the workspace can be previewed.');
  expect(await asked(role.MASTER)).toBe('This role reaches further than your own.');
});

async function query(text: string): Promise<{ detail: unknown }[]> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: port.superuserUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
