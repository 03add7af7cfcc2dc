import { setTimeout as pause } from 'node:timers/promises';
import { identityRefusals as no, user } from '@homeport/model/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityWorld, type World } from '../../../../../tests/support/identity-world.ts';
import { redeemTicket } from './sessions.ts';

let world: World;
beforeAll(async () => {
  world = await identityWorld();
});
afterAll(() => world?.close());

interface Tokens {
  access_token: string;
  refresh_token: string;
}
const refresh = ({ access_token: bearer, refresh_token }: Tokens) =>
  world.call('POST', 'refresh', { bearer, body: { refresh_token } });
const me = (bearer: string) => world.call('GET', 'user/me', { bearer });
/** A call that believes what is remembered of the caller. */
const anyCall = (bearer: string) => world.call('GET', 'user-setting/density', { bearer });
const somebody = async () => {
  const made = await world.user(world.tenants.client, ['hr']);
  return { ...made, tokens: await world.signIn(made.login) };
};
const sessionOf = async (id: string) =>
  (await world.behind.query('select * from app.session where user_id = $1 order by created desc limit 1', [id]))
    .rows[0];

describe('refresh', () => {
  test('query form and body form give new tokens; the absolute end stays', async () => {
    const { id, tokens } = await somebody();
    const { ends_at } = await sessionOf(id);
    const query = await world.call('POST', `refresh?grant_type=refresh_token&refresh_token=${tokens.refresh_token}`, {
      bearer: tokens.access_token,
    });
    expect(query.status).toBe(200);
    expect(query.body.refresh_token).not.toBe(tokens.refresh_token);
    const body = await refresh(query.body);
    expect(body.status).toBe(200);
    expect((await me(body.body.access_token)).status).toBe(200);
    expect((await sessionOf(id)).ends_at).toEqual(ends_at);
  });

  test('counts only with the bearer of the same session', async () => {
    const one = await somebody();
    const other = await world.signIn(one.login);
    const mixed = await refresh({ access_token: other.access_token, refresh_token: one.tokens.refresh_token });
    expect(mixed.status).toBe(401);
    expect((await world.call('POST', 'refresh', { body: { refresh_token: one.tokens.refresh_token } })).status).toBe(
      401,
    );
    expect((await refresh(one.tokens)).status).toBe(200);
  });

  test('ten at once with one token all get the same successor', async () => {
    const { tokens } = await somebody();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(tokens)));
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((a) => a.body.refresh_token)).size).toBe(1);
  });

  test('the predecessor is accepted for ten seconds, afterwards it ends the session', async () => {
    const { id, tokens } = await somebody();
    const next = (await refresh(tokens)).body;
    expect((await refresh(tokens)).body.refresh_token).toBe(next.refresh_token);
    await world.behind.query("update app.session set rotated_at = now() - interval '11 seconds' where user_id = $1", [
      id,
    ]);
    expect((await refresh(tokens)).status).toBe(401);
    expect((await sessionOf(id)).end_reason).toBe('TOKEN_REUSED');
    expect((await refresh(next)).status).toBe(401);
    expect((await me(next.access_token)).status).toBe(401);
    const told = await world.behind.query(
      "select count(*)::int as n from engine.outbox where event = 'identity.tokenReused' and record_id = $1",
      [id],
    );
    expect(told.rows[0].n).toBe(1);
  });

  test('a token two places back ends the session at once', async () => {
    const { id, tokens } = await somebody();
    const second = (await refresh(tokens)).body;
    expect((await refresh(second)).status).toBe(200);
    expect((await refresh(tokens)).status).toBe(401);
    expect((await sessionOf(id)).end_reason).toBe('TOKEN_REUSED');
  });

  test('a made-up token is refused and ends nothing', async () => {
    const { id, tokens } = await somebody();
    for (const refresh_token of ['x', 'A'.repeat(48), tokens.refresh_token.slice(0, -2), `${tokens.refresh_token}A`]) {
      expect((await refresh({ ...tokens, refresh_token })).status).toBe(401);
    }
    expect((await sessionOf(id)).ended_at).toBeNull();
  });

  test('only hashes are stored', async () => {
    const { id, tokens } = await somebody();
    const text = JSON.stringify(await sessionOf(id));
    expect(text).not.toContain(tokens.refresh_token);
    expect(text).not.toContain(tokens.access_token);
  });
});

describe('a withdrawn session, role, user or tenant is refused within a second', () => {
  const refusedSoon = async (bearer: string, change: () => Promise<unknown>): Promise<void> => {
    expect((await anyCall(bearer)).status).toBe(200);
    await change();
    await pause(1000);
    expect((await anyCall(bearer)).status).toBe(401);
  };
  test('session', async () => {
    const { id, tokens } = await somebody();
    await refusedSoon(tokens.access_token, () =>
      world.behind.query('update app.session set ended_at = now() where user_id = $1', [id]),
    );
  });
  test('user', async () => {
    const { id, tokens } = await somebody();
    await refusedSoon(tokens.access_token, () =>
      world.in(world.tenants.client).records(user).move(id, 'status.deactivate'),
    );
  });
  test('role', async () => {
    const admin = await world.user(world.tenants.client, ['administrator']);
    const { access_token: bearer } = await world.signIn(admin.login);
    expect((await world.call('GET', 'fe/user', { bearer })).status).toBe(200);
    await world.behind.query('delete from app.user_roles_link where owner_id = $1', [admin.id]);
    await pause(1000);
    expect((await world.call('GET', 'fe/user', { bearer })).status).toBe(403);
  });
  test('tenant', async () => {
    const { login } = await world.user(world.tenants.foreign, ['hr']);
    const { access_token } = await world.signIn(login);
    await refusedSoon(access_token, () => world.setTenant(world.tenants.foreign, { active: false }));
    await world.setTenant(world.tenants.foreign, { active: true });
  });
  test('idle longer than the tenant allows, also for a refresh', async () => {
    const { id, tokens } = await somebody();
    await refusedSoon(tokens.access_token, () =>
      world.behind.query("update app.session set last_seen = now() - interval '31 minutes' where user_id = $1", [id]),
    );
    expect((await refresh(tokens)).status).toBe(401);
  });
  test('past its absolute end, however busy', async () => {
    const { id, tokens } = await somebody();
    await refusedSoon(tokens.access_token, () =>
      world.behind.query("update app.session set ends_at = now() - interval '1 second' where user_id = $1", [id]),
    );
  });
});

describe('idle time', () => {
  const lastSeen = async (id: string): Promise<number> => {
    const { rows } = await world.behind.query(
      'select extract(epoch from now() - last_seen)::float8 as age from app.session where user_id = $1',
      [id],
    );
    return rows[0].age;
  };
  test('calls keep a session awake, sockets that only ask after it do not', async () => {
    const { id, tokens } = await somebody();
    const session = (await sessionOf(id)).id;
    await world.behind.query("update app.session set last_seen = now() - interval '20 minutes' where user_id = $1", [
      id,
    ]);
    world.identity.authenticator.forget(session);
    expect((await world.identity.authenticator.callerOf(world.tenants.client, session, '127.0.0.1'))?.user).toBe(id);
    expect(await lastSeen(id)).toBeGreaterThan(1000);
    expect((await anyCall(tokens.access_token)).status).toBe(200);
    expect(await lastSeen(id)).toBeLessThan(60);
  });
});

describe('signing out', () => {
  test('here ends this session at once, everywhere ends all', async () => {
    const made = await somebody();
    const [second, third] = [await world.signIn(made.login), await world.signIn(made.login)];
    expect((await world.call('POST', 'auth/logout', { bearer: second.access_token })).status).toBe(204);
    expect((await me(second.access_token)).status).toBe(401);
    expect((await me(third.access_token)).status).toBe(200);
    const listed = await world.call('GET', 'auth/sessions', { bearer: third.access_token });
    expect(listed.body).toHaveLength(2);
    expect(listed.body.filter((s: { isThis: boolean }) => s.isThis)).toHaveLength(1);
    expect((await world.call('POST', 'auth/logout-everywhere', { bearer: third.access_token })).status).toBe(204);
    expect((await me(third.access_token)).status).toBe(401);
    expect((await me(made.tokens.access_token)).status).toBe(401);
  });

  test('ends one device of one’s own, never of somebody else', async () => {
    const made = await somebody();
    const other = await somebody();
    const id = (await sessionOf(other.id)).id;
    const { status, body } = await world.call('DELETE', `auth/sessions/${id}`, { bearer: made.tokens.access_token });
    expect({ status, code: body.code }).toEqual({ status: 404, code: no.notFound().code });
    expect((await me(other.tokens.access_token)).status).toBe(200);
    expect((await world.call('DELETE', `auth/sessions/${id}`, { bearer: other.tokens.access_token })).status).toBe(204);
    expect((await me(other.tokens.access_token)).status).toBe(401);
  });

  test('an administrator sees who is signed in to the own tenant only', async () => {
    const made = await somebody();
    const foreign = await world.user(world.tenants.foreign, ['hr']);
    await world.signIn(foreign.login);
    const admin = await world.user(world.tenants.client, ['administrator']);
    const { access_token: bearer } = await world.signIn(admin.login);
    const { body } = await world.call('GET', 'user/logged-in', { bearer });
    const logins = body.map((s: { login: string }) => s.login);
    expect(logins).toContain(made.login);
    expect(logins).not.toContain(foreign.login);
    expect((await world.call('GET', 'user/logged-in', { bearer: made.tokens.access_token })).status).toBe(403);
  });
});

describe('an administrator signs a device out', () => {
  const out = (id: string, bearer: string) => world.call('DELETE', `user/logged-in/${id}`, { bearer });

  test('and its tokens open nothing any more; the trail says who did it', async () => {
    const made = await somebody();
    const again = await world.signIn(made.login);
    const admin = await world.user(world.tenants.client, ['administrator']);
    const { access_token: bearer } = await world.signIn(admin.login);
    const { id } = await sessionOf(made.id);
    expect((await out(id, bearer)).status).toBe(204);
    const open = await Promise.all([made.tokens.access_token, again.access_token as string].map((one) => me(one)));
    expect(open.map((one) => one.status).sort()).toEqual([200, 401]);
    const { rows } = await world.behind.query(
      "select by_user from app.sign_in_event where user_id = $1 and kind = 'SESSION_ENDED' and session = $2",
      [made.id, id],
    );
    expect(rows).toEqual([{ by_user: admin.id }]);
    expect((await out(id, bearer)).status).toBe(404);
  });
  test('but not one of another company, nor of somebody with more rights, nor without the right', async () => {
    const admin = await world.user(world.tenants.client, ['administrator']);
    const { access_token: bearer } = await world.signIn(admin.login);
    const foreign = await world.user(world.tenants.foreign, ['hr']);
    await world.signIn(foreign.login);
    expect((await out((await sessionOf(foreign.id)).id, bearer)).status).toBe(404);
    const master = await world.user(world.tenants.client, ['master']);
    await world.signIn(master.login);
    const refused = await out((await sessionOf(master.id)).id, bearer);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 403, code: no.notUpwards().code });
    const made = await somebody();
    expect((await out((await sessionOf(made.id)).id, made.tokens.access_token)).status).toBe(403);
  });
});

describe('socket tickets', () => {
  test('open once, and every tab has its own', async () => {
    const { tokens, id } = await somebody();
    const ticket = async (): Promise<string> =>
      (await world.call('GET', 'session-token', { bearer: tokens.access_token })).body.token;
    const first = await ticket();
    const second = await ticket();
    expect((await redeemTicket(world.identity, first))?.caller.user).toBe(id);
    expect(await redeemTicket(world.identity, first)).toBeUndefined();
    const both = await Promise.all([redeemTicket(world.identity, second), redeemTicket(world.identity, second)]);
    expect(both.filter((r) => r?.caller.user === id)).toHaveLength(1);
  });
  test('are over after thirty seconds', async () => {
    const { tokens, id } = await somebody();
    const { body } = await world.call('GET', 'session-token', { bearer: tokens.access_token });
    expect(body.expiresIn).toBeLessThanOrEqual(30);
    await world.behind.query(
      `update app.session set tickets = (select jsonb_object_agg(key, value::float8 - 30) from jsonb_each(tickets))
       where user_id = $1`,
      [id],
    );
    expect(await redeemTicket(world.identity, body.token)).toBeUndefined();
    await world.call('GET', 'session-token', { bearer: tokens.access_token });
    const { rows } = await world.behind.query('select tickets from app.session where user_id = $1', [id]);
    expect(Object.keys(rows[0].tickets)).toHaveLength(1);
  });
});

describe('what a session opens with', () => {
  const get = async (path: string, bearer: string) => (await world.call('GET', path, { bearer })).body;

  test('is what its parts say one by one, with everything that was set', async () => {
    const { access_token: bearer } = (await somebody()).tokens;
    for (const [name, settingValue] of [
      ['workspace-look', { density: 'compact' }],
      ['first-view.caseDetail', 'plain'],
    ] as const) {
      const saved = await world.call('PUT', `user-setting/${name}`, { bearer, body: { settingValue } });
      expect(saved.status).toBe(200);
    }
    const opening = await get('tenant/opening', bearer);
    expect(opening.me).toEqual(await get('user/me', bearer));
    expect(opening.theme).toEqual(await get('tenant/init', bearer));
    expect(opening.access).toEqual(await get('access-settings/initialise', bearer));
    expect(opening.settings).toEqual({ 'WORKSPACE-LOOK': { density: 'compact' }, 'FIRST-VIEW.CASEDETAIL': 'plain' });
  });

  test('are nobody else’s settings, and nothing without a session', async () => {
    const { access_token: bearer } = (await somebody()).tokens;
    expect((await get('tenant/opening', bearer)).settings).toEqual({});
    expect((await world.call('GET', 'tenant/opening')).status).toBe(401);
  });
});
