import { identityRefusals as no, user } from '@homeport/model/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityWorld, password, type World } from '../../../../../tests/support/identity-world.ts';

let world: World;
beforeAll(async () => {
  world = await identityWorld();
});
afterAll(() => world?.close());

const login = (username: string, given = password, more = {}) =>
  world.call('POST', 'auth/login', { body: { username, password: given, ...more } });
const ifMatch = { 'if-match': '"1"' };
const code = (refusal: () => { code: string }): string => refusal().code;

describe('sign-in', () => {
  test('name and password give tokens, a welcome and where the role starts', async () => {
    const { login: name } = await world.user(world.tenants.client, ['hr']);
    const { status, body } = await login(name.toUpperCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: 'Bearer',
      welcomeMessage: 'Welcome, Some',
      landingPage: '/workspace/dashboard/home',
    });
    const me = await world.call('GET', 'user/me', { bearer: body.access_token });
    expect(me.body).toMatchObject({
      login: name,
      role: { code: 'HR', name: 'HR' },
      tenant: { id: world.tenants.client, code: 'ACORN' },
      pending: null,
    });
  });

  test('a wrong password, an unknown name and a closed user are answered alike', async () => {
    const { login: known } = await world.user(world.tenants.client, ['hr']);
    const closed = await world.user(world.tenants.client, ['hr']);
    const moved = await world.in(world.tenants.client).records(user).move(closed.id, 'status.deactivate');
    expect(moved).not.toHaveProperty('isRefusal');
    const answers = [await login(known, 'wrong'), await login('nobody.at.all', 'wrong'), await login(closed.login)];
    const told = answers.map(({ status, body: { traceId, instance, trace, ...rest } }) => ({ status, rest }));
    expect(told[0]?.status).toBe(401);
    expect(told[0]?.rest.code).toBe(code(no.invalidLogin));
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test('the assignee app refuses every other role with "incorrect role"', async () => {
    const hr = await world.user(world.tenants.client, ['hr']);
    const assignee = await world.user(world.tenants.client, ['assignee']);
    const refused = await login(hr.login, password, { application: 'assignee' });
    expect(refused).toMatchObject({ status: 403, body: { code: code(no.incorrectRole), title: 'incorrect role' } });
    expect((await login(assignee.login, password, { application: 'assignee' })).status).toBe(200);
    expect((await login(assignee.login, password, { application: 'workspace' })).status).toBe(403);
    // The right password costs nobody a try.
    const { rows } = await world.behind.query('select failures from app.credential where user_id = $1', [hr.id]);
    expect(rows[0].failures).toBe(0);
  });

  test('of thirty simultaneous wrong tries only the tenant maximum counts, then right ones are refused too', async () => {
    const { login: name, id } = await world.user(world.tenants.client, ['hr']);
    await Promise.all(Array.from({ length: 30 }, () => login(name, 'wrong')));
    const { rows } = await world.behind.query(
      'select failures, locked_until > now() as locked from app.credential where user_id = $1',
      [id],
    );
    expect(rows[0]).toEqual({ failures: 5, locked: true });
    expect(await login(name)).toMatchObject({ status: 401, body: { code: code(no.invalidLogin) } });
    const kinds = await world.behind.query(
      'select kind, count(*)::int as n from app.sign_in_event where user_id = $1 group by kind',
      [id],
    );
    const counted = Object.fromEntries(kinds.rows.map((r) => [r.kind, r.n]));
    expect(counted.LOCKED).toBeGreaterThanOrEqual(1);
    expect(counted.REFUSED_WHILE_LOCKED).toBeGreaterThanOrEqual(1);
  });

  test('a lock ends by itself and does not end live sessions', async () => {
    const { login: name, id } = await world.user(world.tenants.client, ['hr']);
    const { access_token } = await world.signIn(name);
    for (let i = 0; i < 5; i += 1) await login(name, 'wrong');
    expect((await login(name)).status).toBe(401);
    expect((await world.call('GET', 'user/me', { bearer: access_token })).status).toBe(200);
    await world.behind.query(
      "update app.credential set locked_until = now() - interval '1 second' where user_id = $1",
      [id],
    );
    expect((await login(name)).status).toBe(200);
    const { rows } = await world.behind.query('select failures, locked_until from app.credential where user_id = $1', [
      id,
    ]);
    expect(rows[0]).toEqual({ failures: 0, locked_until: null });
  });

  test('the first four wrong tries are forgotten by a right one', async () => {
    const { login: name } = await world.user(world.tenants.client, ['hr']);
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) expect((await login(name, 'wrong')).status).toBe(401);
      expect((await login(name)).status).toBe(200);
    }
  });

  test('without a username the specified sentence is said', async () => {
    const { status, body } = await login('');
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('Please enter a Username');
  });

  test('terms are asked once, and nothing else opens before', async () => {
    const { login: name } = await world.user(world.tenants.client, ['administrator'], { hasAcceptedTerms: false });
    const { body } = await login(name);
    expect(body.step).toBe('terms');
    const bearer = body.access_token as string;
    expect((await world.call('GET', 'fe/user', { bearer })).status).toBe(403);
    expect((await world.call('GET', 'user/me', { bearer })).body.pending).toBe('terms');
    const accepted = await world.call('POST', 'user/terms/accept', { bearer, body: {} });
    expect(accepted.body).toMatchObject({ pending: null });
    expect((await world.call('GET', 'fe/user', { bearer })).status).toBe(200);
    expect((await login(name)).body.step).toBeUndefined();
  });

  test('an administrator unlocks a user, but not one above', async () => {
    const admin = await world.user(world.tenants.client, ['administrator']);
    const master = await world.user(world.tenants.client, ['master']);
    const { login: name, id } = await world.user(world.tenants.client, ['hr']);
    for (let i = 0; i < 5; i += 1) await login(name, 'wrong');
    const { access_token: bearer } = await world.signIn(admin.login);
    expect((await world.call('POST', `fe/user/${id}/unlock`, { bearer, body: {}, headers: ifMatch })).status).toBe(200);
    expect((await login(name)).status).toBe(200);
    const refused = await world.call('POST', `fe/user/${master.id}/unlock`, { bearer, body: {}, headers: ifMatch });
    expect(refused).toMatchObject({ status: 403, body: { code: code(no.notUpwards) } });
  });

  test('what a user needs nothing of is not offered: a lock that is none, a factor that is off, an invitation of somebody inactive', async () => {
    const admin = await world.user(world.tenants.client, ['administrator']);
    const { login: name, id } = await world.user(world.tenants.client, ['hr']);
    const { access_token: bearer } = await world.signIn(admin.login);
    const shown = async () => (await world.call('GET', `fe/user/${id}`, { bearer })).body;
    const ask = async (path: string) => {
      const { version } = await shown();
      return world.call('POST', `fe/user/${id}/${path}`, {
        bearer,
        body: {},
        headers: { 'if-match': `"${version}"` },
      });
    };
    const named = ['unlock', 'resetTwoFactor', 'invite', 'endSessions'];
    const offered = async () => {
      const { can } = await shown();
      return named.filter((one) => can.includes(one));
    };
    expect(await offered()).toEqual(['invite', 'endSessions']);
    expect((await ask('unlock')).body.code).toBe(code(no.notLocked));
    expect((await ask('reset-two-factor')).body.code).toBe(code(no.twoFactorIsOff));

    for (let i = 0; i < 5; i += 1) await login(name, 'wrong');
    expect(await offered()).toEqual(['unlock', 'invite', 'endSessions']);
    expect(Date.parse((await shown()).lockedUntil)).toBeGreaterThan(Date.now());
    expect((await ask('unlock')).status).toBe(200);
    expect([await offered(), (await shown()).lockedUntil]).toEqual([['invite', 'endSessions'], null]);
    // A lock that is over by itself needs nobody.
    for (let i = 0; i < 5; i += 1) await login(name, 'wrong');
    await world.behind.query(
      "update app.credential set locked_until = now() - interval '2 seconds' where user_id = $1",
      [id],
    );
    expect(await offered()).toEqual(['invite', 'endSessions']);
    expect((await ask('unlock')).body.code).toBe(code(no.notLocked));

    expect((await ask('deactivate')).status).toBe(200);
    expect(await offered()).toEqual(['endSessions']);
    expect((await ask('invite')).body.code).toBe(code(no.userInactive));
  });
});
