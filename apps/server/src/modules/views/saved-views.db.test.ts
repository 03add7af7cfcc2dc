import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
const token: Record<string, string> = {};
const id: Record<string, string> = {};
const logins = {
  marta: 'caseManager',
  benno: 'finance',
  fiona: 'finance',
  adele: 'administrator',
  paula: 'payroll',
  verena: 'vendor',
} as const;
type Login = keyof typeof logins | 'stranger';

const save = (as: Login, name: string, more: Readonly<Record<string, unknown>> = {}) =>
  port.call('POST', 'fe/saved-view', {
    as: token[as],
    body: { list: 'caseExpense', name, settings: { group: 'status' }, owner: { id: id[as] }, ...more },
  });
const seen = async (as: Login): Promise<string[]> =>
  (await port.call('GET', 'fe/saved-view/search?sort=name,asc', { as: token[as] })).body.content.map(
    (view: { name: string }) => view.name,
  );

beforeAll(async () => {
  port = await startHomeport();
  const home = await port.tenant('HOME', { appName: 'Home Move', language: 'en' });
  const away = await port.tenant('AWAY', { appName: 'Away', language: 'en' });
  for (const [login, role] of Object.entries(logins)) id[login] = await port.user(home, login, [role]);
  id.stranger = await port.user(away, 'stranger', ['administrator']);
  for (const login of [...Object.keys(logins), 'stranger']) token[login] = await port.signIn(login);
}, 60_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('a saved view', () => {
  test('belongs to who saved it: nobody else finds, opens, changes or deletes it', async () => {
    const made = await save('benno', "Ben's own");
    expect(made.status).toBe(201);
    expect(made.body.settings).toEqual({ group: 'status' });
    expect(await seen('benno')).toContain("Ben's own");
    for (const other of ['fiona', 'marta', 'adele', 'stranger'] as const) {
      expect(await seen(other)).not.toContain("Ben's own");
      const path = `fe/saved-view/${made.body.id}`;
      expect((await port.call('GET', path, { as: token[other] })).status).toBe(404);
      expect((await port.call('PUT', path, { as: token[other], body: { name: 'Taken' } })).status).toBe(404);
      expect((await port.call('DELETE', path, { as: token[other] })).status).toBe(404);
    }
  });

  test.each(['paula', 'verena'] as const)(
    'is saved by whoever has lists, also by who sees no other users: %s',
    async (who) => {
      const made = await save(who, 'My work');
      expect([made.status, made.body.errors ?? []]).toEqual([201, []]);
      expect(await seen(who)).toContain('My work');
      const path = `fe/saved-view/${made.body.id}`;
      expect((await port.call('PUT', path, { as: token[who], body: { name: 'Mine' } })).status).toBe(200);
      expect((await save(who, 'Not mine', { owner: { id: id.benno } })).status).toBeGreaterThanOrEqual(403);
    },
  );

  test('for everyone is saved by administration, seen by all of the company, and by no other company', async () => {
    const made = await save('adele', 'Waiting for approval', { sharedWith: 'EVERYONE' });
    expect(made.status).toBe(201);
    for (const other of ['benno', 'fiona', 'marta'] as const)
      expect(await seen(other)).toContain('Waiting for approval');
    expect(await seen('stranger')).not.toContain('Waiting for approval');
    const path = `fe/saved-view/${made.body.id}`;
    const theirs = await port.call('GET', path, { as: token.benno });
    expect(theirs.body.can).not.toContain('update');
    expect((await port.call('PUT', path, { as: token.benno, body: { name: 'Mine' } })).status).toBeGreaterThanOrEqual(
      403,
    );
    expect((await port.call('DELETE', path, { as: token.benno })).status).toBeGreaterThanOrEqual(403);
  });

  test('for a role is seen by that role alone, and by those who keep shared views', async () => {
    expect((await save('adele', 'To be paid', { sharedWith: 'ROLE', role: 'FINANCE' })).status).toBe(201);
    expect(await seen('benno')).toContain('To be paid');
    expect(await seen('fiona')).toContain('To be paid');
    expect(await seen('adele')).toContain('To be paid');
    expect(await seen('marta')).not.toContain('To be paid');
    const roleless = await save('adele', 'For no role', { sharedWith: 'ROLE' });
    expect(roleless.status).toBe(422);
  });

  test('cannot be shared by who may not, neither at once nor later, nor put down to somebody else', async () => {
    expect((await save('benno', 'Forced', { sharedWith: 'EVERYONE' })).status).toBeGreaterThanOrEqual(400);
    const own = await save('benno', 'Own first');
    const shared = await port.call('PUT', `fe/saved-view/${own.body.id}`, {
      as: token.benno,
      body: { sharedWith: 'EVERYONE' },
    });
    expect(shared.status).toBeGreaterThanOrEqual(400);
    expect(await seen('fiona')).not.toContain('Own first');
    expect((await save('benno', 'Planted', { owner: { id: id.fiona } })).status).toBeGreaterThanOrEqual(400);
    expect(await seen('fiona')).not.toContain('Planted');
  });

  test('has a name that its owner has not used yet, and settings of a list', async () => {
    await save('fiona', 'Twice');
    const again = await save('fiona', 'Twice');
    expect([again.status, again.body.code]).toEqual([409, 'views.nameTaken']);
    expect((await save('marta', 'Twice')).status).toBe(201);
    for (const settings of [['a'], { a: 1 }, { a: { b: 'c' } }, { a: 'x'.repeat(4001) }]) {
      const wrong = await save('fiona', 'Wrong', { settings });
      expect(wrong.status).toBe(422);
    }
  });
});
