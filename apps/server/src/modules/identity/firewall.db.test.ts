import { identityRefusals as no, role } from '@homeport/model/identity';
import { firewallRule, tenancyRefusals } from '@homeport/model/tenancy';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { identityWorld, password, type World } from '../../../../../tests/support/identity-world.ts';
import { redeemTicket } from './sessions.ts';

let world: World;
beforeAll(async () => {
  world = await identityWorld();
});
afterAll(() => world?.close());
afterEach(async () => void (await world.behind.query('delete from app.firewall_rule')));

const office = '198.51.100.7';
const home = '203.0.113.9';
const shutOut = no.addressShutOut().code;

/** Rules of the client company, past who may add them. */
const rule = async (values: object, tenant = world.tenants.client) => {
  const made = await world.in(tenant).records(firewallRule).create(values);
  if ('code' in made && 'kind' in made) throw new Error(JSON.stringify(made));
};
const signInFrom = (login: string, address: string) =>
  world.call('POST', 'auth/login', { body: { username: login, password }, address });
/** The authenticator may remember a caller for 900 ms; a change of rules holds within a second. */
const soon = { timeout: 2000, interval: 50 };

describe('signing in', () => {
  test('is refused from outside the allowed network, after the password is proved, with a line of its own', async () => {
    const { login, id } = await world.user(world.tenants.client, ['hr']);
    await rule({ verdict: 'ALLOW', addresses: '198.51.100.0/24' });
    const refused = await signInFrom(login, home);
    expect(refused).toMatchObject({ status: 401, body: { code: shutOut } });
    expect(refused.body.title).toContain(home);
    const wrong = await world.call('POST', 'auth/login', { body: { username: login, password: 'x' }, address: home });
    expect(wrong.body.code).toBe(no.invalidLogin().code);
    expect((await signInFrom(login, office)).status).toBe(200);
    expect((await signInFrom(login, '127.0.0.1')).status).toBe(200);
    const { rows } = await world.behind.query(
      "select kind, address from app.sign_in_event where user_id = $1 and kind = 'ADDRESS_SHUT_OUT'",
      [id],
    );
    expect(rows).toEqual([{ kind: 'ADDRESS_SHUT_OUT', address: home }]);
    const tries = await world.behind.query('select failures from app.credential where user_id = $1', [id]);
    expect(tries.rows[0].failures).toBe(0);
  });

  test('rules of another company say nothing', async () => {
    const { login } = await world.user(world.tenants.client, ['hr']);
    await rule({ verdict: 'DENY', addresses: '0.0.0.0/0' }, world.tenants.foreign);
    expect((await signInFrom(login, home)).status).toBe(200);
  });

  test('a rule for a role concerns those who have it or descend from it', async () => {
    const context = world.in(world.tenants.client);
    const [hr] = await context.records(role).find({ filter: { field: 'code', op: 'eq', value: 'HR' } });
    const own = await context.records(role).create({ code: 'HR_NORTH', name: 'HR North', parentRole: hr?.id ?? '' });
    if (!('id' in own)) throw new Error(JSON.stringify(own));
    const [north, other] = [
      await world.user(world.tenants.client, ['hr']),
      await world.user(world.tenants.client, ['finance']),
    ];
    await world.behind.query('update app.user_roles_link set target_id = $1 where owner_id = $2', [own.id, north.id]);
    await rule({ verdict: 'DENY', addresses: '203.0.113.0/24', role: hr?.id });
    expect((await signInFrom(north.login, home)).body.code).toBe(shutOut);
    expect((await signInFrom(other.login, home)).status).toBe(200);
  });
});

describe('a session', () => {
  test('holds only where its user may call from, for calls, new tokens and sockets', async () => {
    const { login } = await world.user(world.tenants.client, ['hr']);
    const { body: tokens } = await signInFrom(login, home);
    const me = (address: string) => world.call('GET', 'user/me', { bearer: tokens.access_token, address });
    const ticketOf = async (address: string): Promise<string> =>
      (await world.call('GET', 'session-token', { bearer: tokens.access_token, address })).body.token;
    expect((await me(home)).status).toBe(200);
    const [early, moved] = [await ticketOf(home), await ticketOf(home)];
    const [tenant, session, secret] = moved.split('.');
    const forged = [tenant, session, secret, Buffer.from(office).toString('base64url')].join('.');
    await rule({ verdict: 'ALLOW', addresses: '198.51.100.0/24' });
    await expect.poll(async () => (await me(home)).body.code, soon).toBe(shutOut);
    expect((await me(office)).status).toBe(200);
    expect(await redeemTicket(world.identity, early)).toBeUndefined();
    expect(await redeemTicket(world.identity, forged)).toBeUndefined();
    expect((await redeemTicket(world.identity, await ticketOf(office)))?.caller.userName).toBe(login);
    const renew = (address: string) =>
      world.call('POST', 'refresh', {
        bearer: tokens.access_token,
        body: { refresh_token: tokens.refresh_token },
        address,
      });
    expect((await renew(home)).body.code).toBe(shutOut);
    expect((await renew(office)).status).toBe(200);
    await world.behind.query('delete from app.firewall_rule');
    await expect.poll(async () => (await me(home)).status, soon).toBe(200);
  });

  test('of a log-in-as is judged by the rules of who sits there', async () => {
    const boss = await world.user(world.tenants.managing, ['administrator']);
    const target = await world.user(world.tenants.client, ['hr']);
    const { body: tokens } = await signInFrom(boss.login, home);
    await rule({ verdict: 'ALLOW', addresses: '198.51.100.0/24' });
    const acting = await world.call('POST', 'auth/login-as', {
      bearer: tokens.access_token,
      body: { user: target.id, tenant: world.tenants.client },
      address: home,
    });
    expect(acting.status).toBe(200);
    const me = () => world.call('GET', 'user/me', { bearer: acting.body.access_token, address: home });
    expect((await me()).status).toBe(200);
    await rule({ verdict: 'DENY', addresses: home }, world.tenants.managing);
    await expect.poll(async () => (await me()).body.code, soon).toBe(shutOut);
  });
});

describe('an administrator', () => {
  const add = (bearer: string, body: object, address: string) =>
    world.call('POST', 'fe/firewall-rule', { bearer, body, address });

  test('cannot shut themselves out, by adding or by deleting', async () => {
    const { login } = await world.user(world.tenants.client, ['administrator']);
    const { body } = await signInFrom(login, home);
    const bearer = body.access_token;
    const code = tenancyRefusals.shutsYouOut().code;
    const refused = await add(bearer, { verdict: 'ALLOW', addresses: '198.51.100.0/24' }, home);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(code);
    expect(JSON.stringify(refused.body)).toContain(home);
    expect((await add(bearer, { verdict: 'DENY', addresses: '203.0.113.0/24' }, home)).status).toBe(422);
    const own = await add(bearer, { verdict: 'ALLOW', addresses: '203.0.113.0/24' }, home);
    expect(own.status).toBe(201);
    expect((await add(bearer, { verdict: 'ALLOW', addresses: '198.51.100.0/24' }, home)).status).toBe(201);
    const gone = await world.call('DELETE', `fe/firewall-rule/${own.body.id}`, {
      bearer,
      address: home,
      headers: { 'if-match': '"1"' },
    });
    expect(gone.body?.code).toBe(code);
    // What concerns others only, and what is said from the machine itself, is theirs to say.
    const [finance] = await world
      .in(world.tenants.client)
      .records(role)
      .find({ filter: { field: 'code', op: 'eq', value: 'FINANCE' } });
    expect((await add(bearer, { verdict: 'DENY', addresses: '203.0.113.0/24', role: finance?.id }, home)).status).toBe(
      201,
    );
    expect((await add(bearer, { verdict: 'DENY', addresses: '0.0.0.0/0', sequence: 9 }, '127.0.0.1')).status).toBe(201);
  });
});
