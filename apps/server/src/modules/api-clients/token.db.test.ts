import { apiClient } from '@homeport/model/api-clients';
import { user } from '@homeport/model/identity';
import { firewallRule } from '@homeport/model/tenancy';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { identityWorld, type World } from '../../../../../tests/support/identity-world.ts';

let world: World;
let admin: { bearer: string; id: string };
beforeAll(async () => {
  world = await identityWorld();
  const made = await world.user(world.tenants.client, ['administrator']);
  admin = { id: made.id, bearer: (await world.signIn(made.login)).access_token };
});
afterAll(() => world?.close());
afterEach(async () => void (await world.behind.query('delete from app.firewall_rule')));

const soon = { timeout: 3000, interval: 50 };
let count = 0;
const roleOf = async (code: string): Promise<string> =>
  (await world.behind.query('select id from app.role where tenant_id = $1 and code = $2', [world.tenants.client, code]))
    .rows[0].id;

/** A client with its first secret, as an administrator makes them. */
async function client(values: object = {}) {
  count += 1;
  const made = await world.call('POST', 'fe/api-client', {
    bearer: admin.bearer,
    body: { clientId: `PROGRAM-${count}`, name: `Program ${count}`, roles: [await roleOf('ADMINISTRATOR')], ...values },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id, clientId } = made.body;
  return { id: id as string, clientId: clientId as string, clientSecret: await newSecret(id) };
}
async function newSecret(id: string): Promise<string> {
  const { body: now } = await world.call('GET', `fe/api-client/${id}`, { bearer: admin.bearer });
  const answered = await world.call('POST', `fe/api-client/${id}/make-secret`, {
    bearer: admin.bearer,
    headers: { 'if-match': `"${now.version}"` },
    body: {},
  });
  expect(answered.status, JSON.stringify(answered.body)).toBe(200);
  return answered.body.clientSecret;
}
const change = async (id: string, changes: object) => {
  const made = await world.in(world.tenants.client).records(apiClient).update(id, changes);
  if ('kind' in made) throw new Error(JSON.stringify(made));
};

interface Asked {
  readonly basic?: string;
  readonly address?: string;
  readonly type?: string;
}
async function ask(form: Record<string, string>, { basic, address, type }: Asked = {}) {
  const answered = await world.app.inject({
    method: 'POST',
    url: '/api/oauth/token',
    ...(address ? { remoteAddress: address } : {}),
    headers: {
      'content-type': type ?? 'application/x-www-form-urlencoded',
      ...(basic ? { authorization: `Basic ${Buffer.from(basic).toString('base64')}` } : {}),
    },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: answered.statusCode, headers: answered.headers, body: answered.json() };
}
const grant = { grant_type: 'client_credentials' };
type Client = Awaited<ReturnType<typeof client>>;
const tokenOf = async ({ clientId, clientSecret }: Client, scope?: string): Promise<string> => {
  const { status, body } = await ask({
    ...grant,
    client_id: clientId,
    client_secret: clientSecret,
    ...(scope ? { scope } : {}),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.access_token;
};
const users = (bearer: string) => world.call('GET', 'fe/user?size=1', { bearer });
const renamed = async (bearer: string, { id }: { id: string }, firstName: string) => {
  const { rows } = await world.behind.query('select version from app."user" where id = $1', [id]);
  const headers = { 'if-match': `"${rows[0].version}"` };
  return world.call('PUT', `fe/user/${id}`, { bearer, headers, body: { firstName } });
};

describe('the secret', () => {
  test('is shown once, kept as a hash, and a new one takes the place of the old one and its tokens', async () => {
    const made = await client();
    expect(made.clientSecret).toMatch(/^hp_[\w-]{43}$/);
    const { body: shown } = await world.call('GET', `fe/api-client/${made.id}`, { bearer: admin.bearer });
    expect(shown.secretEnding).toBe(made.clientSecret.slice(-4));
    const tables = ['app.api_client', 'engine.history', 'engine.outbox', 'engine.audit', 'engine.idempotency'];
    for (const table of tables) {
      const { rows } = await world.behind.query(`select coalesce(string_agg(t::text, ''), '') as all from ${table} t`);
      expect(rows[0].all, table).not.toContain(made.clientSecret);
    }
    const token = await tokenOf(made);
    expect((await users(token)).status).toBe(200);
    const next = await newSecret(made.id);
    expect((await ask({ ...grant, client_id: made.clientId, client_secret: made.clientSecret })).status).toBe(401);
    expect((await users(token)).status).toBe(401);
    expect((await users(await tokenOf({ ...made, clientSecret: next }))).status).toBe(200);
  });

  test('is made after a fresh proof, by administrators', async () => {
    const { id } = await client();
    const hr = await world.user(world.tenants.client, ['hr']);
    const { access_token: bearer } = await world.signIn(hr.login);
    const headers = { 'if-match': '*' };
    expect((await world.call('POST', `fe/api-client/${id}/make-secret`, { bearer, headers, body: {} })).status).toBe(
      404,
    );
    const old = await world.user(world.tenants.client, ['administrator']);
    const { access_token: stale } = await world.signIn(old.login);
    await world.behind.query("update app.session set proven_at = now() - interval '1 hour' where user_id = $1", [
      old.id,
    ]);
    const answered = await world.call('POST', `fe/api-client/${id}/make-secret`, { bearer: stale, headers, body: {} });
    expect({ status: answered.status, code: answered.body.code }).toEqual({
      status: 403,
      code: 'request.freshSignInNeeded',
    });
  });
});

describe('the token endpoint', () => {
  test('takes basic authentication and the body, and answers as the standard says', async () => {
    const { clientId, clientSecret } = await client({ scopes: 'read caseDetail:write' });
    for (const answered of [
      await ask({ ...grant, client_id: clientId, client_secret: clientSecret }),
      await ask(grant, { basic: `${clientId}:${clientSecret}` }),
    ]) {
      expect(answered.status).toBe(200);
      expect(answered.body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read caseDetail:write' });
      expect(Object.keys(answered.body).sort()).toEqual(['access_token', 'expires_in', 'scope', 'token_type']);
      expect(answered.headers['cache-control']).toBe('no-store');
      expect(answered.headers['content-type']).toContain('application/json');
    }
    const narrow = await ask({ ...grant, scope: 'caseDetail:read' }, { basic: `${clientId}:${clientSecret}` });
    expect(narrow.body.scope).toBe('caseDetail:read');
  });

  test('refuses with the errors of the standard', async () => {
    const { clientId, clientSecret } = await client();
    const own = `${clientId}:${clientSecret}`;
    const wrong = await ask(grant, { basic: `${clientId}:hp_wrong` });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(wrong.headers['www-authenticate']).toContain('Basic');
    expect(await ask(grant, { basic: 'NOBODY:x' })).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(await ask({ ...grant, scope: 'write' }, { basic: own })).toMatchObject({
      status: 400,
      body: { error: 'invalid_scope' },
    });
    expect(await ask({ grant_type: 'password' }, { basic: own })).toMatchObject({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    });
    expect(await ask(grant, { basic: own, type: 'application/json' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });

  test('counts tries of one client', async () => {
    const { clientId } = await client();
    const tries = await Promise.all(
      Array.from({ length: 101 }, () => ask({ ...grant, client_id: clientId, client_secret: 'guess' })),
    );
    const last = tries.find(({ status }) => status === 429);
    expect(last?.body.error).toBe('temporarily_unavailable');
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('stands behind the firewall of the company', async () => {
    const { clientId, clientSecret } = await client();
    await world.in(world.tenants.client).records(firewallRule).create({ verdict: 'DENY', addresses: '203.0.113.0/24' });
    const form = { ...grant, client_id: clientId, client_secret: clientSecret };
    expect(await ask(form, { address: '203.0.113.5' })).toMatchObject({
      status: 400,
      body: { error: 'unauthorized_client' },
    });
    const { status, body } = await ask(form, { address: '198.51.100.5' });
    expect(status).toBe(200);
    const from = (address: string) =>
      world.call('GET', 'fe/user?size=1', { bearer: body.access_token, address }).then((a) => a.status);
    expect([await from('198.51.100.5'), await from('203.0.113.5')]).toEqual([200, 401]);
  });
});

describe('a token', () => {
  test('reads with the scope to read, writes with the scope to write, one kind of record where it says so', async () => {
    const target = await world.user(world.tenants.client, ['hr']);
    const [reads, writes, one] = [
      await tokenOf(await client({ scopes: 'read' })),
      await tokenOf(await client({ scopes: 'write' })),
      await tokenOf(await client({ scopes: 'role:read user:write' })),
    ];
    expect([(await users(reads)).status, (await users(writes)).status, (await users(one)).status]).toEqual([
      200, 200, 200,
    ]);
    const refused = await renamed(reads, target, 'No');
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 403, code: 'request.scopeMissing' });
    expect((await renamed(writes, target, 'One')).status).toBe(200);
    expect((await renamed(one, target, 'Two')).status).toBe(200);
    expect((await world.call('GET', 'fe/role?size=1', { bearer: one })).status).toBe(200);
    expect((await world.call('GET', 'fe/tenant?size=1', { bearer: one })).body.code).toBe('request.scopeMissing');
    expect((await world.call('GET', 'user/me', { bearer: one })).body.code).toBe('request.scopeMissing');
  });

  test('opens no more than the roles of the client, whatever its scope', async () => {
    const bearer = await tokenOf(await client({ scopes: 'write', roles: [await roleOf('VENDOR')] }));
    expect((await users(bearer)).status).toBe(403);
    const nobody = await tokenOf(await client({ scopes: 'write', roles: [] }));
    expect((await users(nobody)).status).toBe(403);
  });

  test('is the client in history, and cannot do what wants somebody to sit there', async () => {
    const made = await client({ scopes: 'write' });
    const bearer = await tokenOf(made);
    const target = await world.user(world.tenants.client, ['hr']);
    expect((await renamed(bearer, target, 'By program')).status).toBe(200);
    const { body } = await world.call('GET', `fe/user/${target.id}/history`, { bearer: admin.bearer });
    expect(body.content[0].by.label).toBe(`API Program ${count}`);
    const unlock = await world.call('POST', `fe/user/${target.id}/unlock`, {
      bearer,
      headers: { 'if-match': '*' },
      body: {},
    });
    expect(unlock.body.code).toBe('request.freshSignInNeeded');
    const secret = await world.call('POST', `fe/api-client/${made.id}/make-secret`, {
      bearer,
      headers: { 'if-match': '*' },
      body: {},
    });
    expect(secret.body.code).toBe('request.freshSignInNeeded');
  });

  test('ends with its client: switched off, over, gone, or without the role or scope', async () => {
    const ends = async (how: (made: Client) => Promise<unknown>, status: number) => {
      const made = await client({ scopes: 'read' });
      const bearer = await tokenOf(made);
      expect((await users(bearer)).status).toBe(200);
      await how(made);
      await expect.poll(async () => (await users(bearer)).status, soon).toBe(status);
      return made;
    };
    const off = await ends(({ id }) => change(id, { active: false }), 401);
    expect((await ask({ ...grant, client_id: off.clientId, client_secret: off.clientSecret })).status).toBe(401);
    await ends(({ id }) => change(id, { validUntil: '2020-01-01' }), 401);
    await ends(({ id }) => change(id, { roles: [] }), 403);
    await ends(({ id }) => change(id, { scopes: 'caseDetail:read' }), 403);
    await ends(({ id }) => world.in(world.tenants.client).records(apiClient).delete(id), 401);
  });

  test('may call as often as its client says', async () => {
    const bearer = await tokenOf(await client({ callsPerMinute: 3 }));
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await users(bearer)).status));
    expect(statuses.filter((s) => s === 429).length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((s) => s === 200)).toHaveLength(3);
  });

  test('notes when it was used, and its actor signs in nowhere', async () => {
    const made = await client();
    await tokenOf(made);
    const { body } = await world.call('GET', `fe/api-client/${made.id}`, { bearer: admin.bearer });
    expect(Date.parse(body.lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
    const [actor] = await world
      .in(world.tenants.client)
      .records(user)
      .find({
        filter: { field: 'login', op: 'eq', value: `api:${made.id}` },
      });
    expect(actor).toMatchObject({ status: 'INACTIVE', roles: [] });
    const refused = await world.call('POST', 'auth/login', {
      body: { username: actor?.login, password: made.clientSecret },
    });
    expect(refused.body.code).toBe('identity.invalidLogin');
  });
});

test('nobody gives a client more rights than their own, and scopes exist', async () => {
  const add = async (body: object) =>
    world.call('POST', 'fe/api-client', { bearer: admin.bearer, body: { clientId: 'X', name: 'X', ...body } });
  const codes = ({ body }: { body: { errors?: { code: string }[] } }) => body.errors?.map((e) => e.code);
  expect(codes(await add({ roles: [await roleOf('MASTER')] }))).toEqual(['identity.cannotSelectRole']);
  expect(codes(await add({ scopes: 'user:delete' }))).toEqual(['tenancy.unknownScope']);
});
