import { setTimeout as pause } from 'node:timers/promises';
import { identityRefusals as no } from '@homeport/model/identity';
import { paymentSent } from '@homeport/model/payments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { identityWorld, password, type World } from '../../../../../tests/support/identity-world.ts';

let world: World;
beforeAll(async () => {
  world = await identityWorld();
});
afterAll(() => world?.close());

const builder = async () => {
  const made = await world.user(world.tenants.managing, ['builder']);
  return { ...made, tokens: await world.signIn(made.login) };
};
const loginAs = (bearer: string, user: string, tenant?: string) =>
  world.call('POST', 'auth/login-as', { bearer, body: { user, ...(tenant ? { tenant } : {}) } });

describe('log in as', () => {
  test('a builder works as a client of a managed tenant, is named everywhere, and returns', async () => {
    const me = await builder();
    const target = await world.user(world.tenants.client, ['client']);
    const { status, body } = await loginAs(me.tokens.access_token, target.id, world.tenants.client);
    expect(status).toBe(200);
    const seen = await world.call('GET', 'user/me', { bearer: body.access_token });
    expect(seen.body).toMatchObject({ id: target.id, actingBy: { id: me.id, name: me.displayName } });
    const { rows } = await world.behind.query(
      'select kind, by_user, by_name from app.sign_in_event where user_id = $1',
      [target.id],
    );
    expect(rows).toContainEqual({ kind: 'ACTING_STARTED', by_user: me.id, by_name: me.displayName });
    const back = await world.call('POST', 'auth/login-as/return', { bearer: body.access_token, body: {} });
    expect((await world.call('GET', 'user/me', { bearer: back.body.access_token })).body).toMatchObject({
      id: me.id,
      actingBy: null,
    });
    expect((await world.call('GET', 'user/me', { bearer: body.access_token })).status).toBe(401);
    expect(
      (
        await world.call('POST', 'refresh', {
          bearer: back.body.access_token,
          body: { refresh_token: back.body.refresh_token },
        })
      ).status,
    ).toBe(200);
  });

  test('what is changed meanwhile carries both', async () => {
    const admin = await world.user(world.tenants.managing, ['master']);
    const target = await world.user(world.tenants.client, ['administrator']);
    const { access_token } = await world.signIn(admin.login);
    const acting = (await loginAs(access_token, target.id, world.tenants.client)).body.access_token as string;
    const made = await world.user(world.tenants.client, ['hr']);
    const changed = await world.call('PUT', `fe/user/${made.id}`, {
      bearer: acting,
      body: { firstName: 'Changed' },
      headers: { 'if-match': '"1"' },
    });
    expect(changed.status).toBe(200);
    const { rows } = await world.behind.query(
      'select by_user, on_behalf_by from engine.history where record_id = $1 and version = 2',
      [made.id],
    );
    expect(rows[0]).toEqual({ by_user: target.id, on_behalf_by: admin.id });
  });

  test('never upwards, sideways, as oneself, or as a user of another company', async () => {
    const me = await builder();
    const { access_token: bearer } = me.tokens;
    const master = await world.user(world.tenants.client, ['master']);
    const other = await world.user(world.tenants.managing, ['builder']);
    const foreign = await world.user(world.tenants.foreign, ['client']);
    expect((await loginAs(bearer, master.id, world.tenants.client)).body.code).toBe(no.notUpwards().code);
    expect((await loginAs(bearer, other.id)).body.code).toBe(no.notUpwards().code);
    expect((await loginAs(bearer, me.id)).body.code).toBe(no.notYourself().code);
    for (const tenant of [world.tenants.foreign, world.tenants.client, undefined]) {
      expect((await loginAs(bearer, foreign.id, tenant)).body.code).toBe(no.notFound().code);
    }
    const hr = await world.user(world.tenants.client, ['hr']);
    const { access_token } = await world.signIn(hr.login);
    expect((await loginAs(access_token, master.id)).status).toBe(403);
  });

  test('opens no credentials, no fresh operations, no approvals, and no further log-in-as', async () => {
    const me = await builder();
    const approver = await world.user(world.tenants.client, ['approver']);
    expect((await loginAs(me.tokens.access_token, approver.id, world.tenants.client)).body.code).toBe(
      no.ownDecisions().code,
    );
    const both = await world.user(world.tenants.client, ['hr', 'approver']);
    const bearer = (await loginAs(me.tokens.access_token, both.id, world.tenants.client)).body.access_token as string;
    const settings = await world.call('GET', 'access-settings/initialise', { bearer });
    expect(settings.body.permissionSetting.roles).toEqual(['hr']);
    const closed = [
      await world.call('POST', 'auth/confirm', { bearer, body: { password } }),
      await world.call('POST', 'auth/password', {
        bearer,
        body: { currentPassword: password, password: 'Another-Castle-91' },
      }),
      await world.call('POST', 'auth/two-factor', { bearer, body: {} }),
      await world.call('PUT', 'user/me', { bearer, body: { language: 'fr' } }),
      await world.call('POST', 'auth/login-as', { bearer, body: { user: approver.id } }),
    ];
    expect(closed.map((c) => c.status)).toEqual([403, 403, 403, 403, 403]);
  });

  test('shows nothing of an account, not even its masked end', async () => {
    const me = await builder();
    const person = await make(world.in(world.tenants.client), 'person');
    const target = await world.user(world.tenants.client, ['assignee', 'hr'], { person: person.id });
    const account = await make(world.in(world.tenants.client), 'bankDetails', { relocatee: person.id });
    const own = (await world.signIn(target.login)).access_token;
    const acting = (await loginAs(me.tokens.access_token, target.id, world.tenants.client)).body.access_token as string;
    const paths = ['fe/bank-details/search', `fe/bank-details/${account.id}`, `fe/bank-details/${account.id}/history`];
    for (const path of paths) {
      const seen = await world.call('GET', path, { bearer: own });
      expect([path, seen.status]).toEqual([path, 200]);
      const refused = await world.call('GET', path, { bearer: acting });
      expect([403, 404], path).toContain(refused.status);
      expect(JSON.stringify(refused.body), path).not.toContain('3000');
    }
    expect(JSON.stringify((await world.call('GET', 'fe/bank-details/search', { bearer: own })).body)).toContain('3000');
    const filter = encodeURIComponent(JSON.stringify({ field: 'bankAccount.iban', op: 'notNull' }));
    for (const path of ['export/bankDetails', `fe/case-expense-batch/search?filter=${filter}`])
      expect((await world.call('GET', path, { bearer: acting })).status, path).toBeGreaterThanOrEqual(400);
  });

  test('wants a password confirmed within the last minutes', async () => {
    const me = await builder();
    const target = await world.user(world.tenants.client, ['client']);
    await world.behind.query("update app.session set proven_at = now() - interval '6 minutes' where user_id = $1", [
      me.id,
    ]);
    await pause(1000);
    expect((await loginAs(me.tokens.access_token, target.id, world.tenants.client)).body.code).toBe(
      'request.freshSignInNeeded',
    );
  });

  test('ends within a second when the real user loses the role, the session or the account', async () => {
    const target = await world.user(world.tenants.client, ['client']);
    const changes = [
      'delete from app.user_roles_link where owner_id = $1',
      'update app.session set ended_at = now() where user_id = $1',
      'update app."user" set status = \'INACTIVE\' where id = $1',
    ];
    for (const change of changes) {
      const me = await builder();
      const bearer = (await loginAs(me.tokens.access_token, target.id, world.tenants.client)).body
        .access_token as string;
      expect((await world.call('GET', 'user-setting/density', { bearer })).status).toBe(200);
      await world.behind.query(change, [me.id]);
      await pause(1000);
      expect((await world.call('GET', 'user-setting/density', { bearer })).status, change).toBe(401);
    }
  });
});

describe('log in as, in the whole product', () => {
  let port: Homeport;
  beforeAll(async () => {
    port = await startHomeport();
  });
  afterAll(() => port?.[Symbol.asyncDispose]());

  test('shows no ending of an account in what the person was told, not in old notices either', async () => {
    const tenant = await port.tenant('TOLD');
    await port.user(tenant, 'told.builder', ['builder']);
    const system = port.in(tenant);
    const person = (await make(system, 'person')).id;
    const target = await port.user(tenant, 'told.assignee', ['assignee'], person);
    const words = {
      event: paymentSent.name,
      place: 0,
      subjectEn: 'To {accountEnding}',
      bodyEn: 'It is {accountEnding}.',
    };
    const payload = { payee: person, reference: 'EXP1', amount: '10', currency: 'EUR', accountEnding: '3000' };
    await make(system, 'noticeSetting', words);
    const payment = await make(system, 'expensePayment');
    await system.emit(paymentSent, payment.id, payload as never);
    // As it was written before: nothing says of this row by itself that it names an account.
    const old = {
      user: target,
      event: paymentSent.name,
      effectId: 'old',
      title: 'Sent',
      body: 'To the account ending in 3000.',
    };
    const { id } = await make(system, 'notification', old);
    const own = await port.signIn('told.assignee');
    const builder = await port.signIn('told.builder');
    const acting = (await port.call('POST', 'auth/login-as', { as: builder, body: { user: target } })).body
      .access_token;
    await expect.poll(async () => (await port.call('GET', 'notification', { as: own })).body.totalElements).toBe(2);
    const one = `fe/notification/${id}`;
    for (const path of ['notification', 'fe/notification/search', one, `${one}/history`]) {
      const seen = await port.call('GET', path, { as: own });
      expect([path, seen.status]).toEqual([path, 200]);
      expect(JSON.stringify(seen.body), path).toContain('3000');
      const told = await port.call('GET', path, { as: acting });
      expect([path, told.status]).toEqual([path, 200]);
      expect(JSON.stringify(told.body), path).not.toContain('3000');
    }
    const filter = encodeURIComponent(JSON.stringify({ field: 'body', op: 'lk', value: '3000' }));
    for (const how of [`filter=${filter}`, 'sort=body,asc'])
      expect((await port.call('GET', `fe/notification/search?${how}`, { as: acting })).status, how).toBe(400);
    const titles = (await port.call('GET', 'notification', { as: own })).body.content.map(
      (line: { title: string }) => line.title,
    );
    expect(titles.toSorted()).toEqual(['Sent', 'To ••••']);
  });
});
