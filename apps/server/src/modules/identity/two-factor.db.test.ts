import { identityRefusals as no, stepOf } from '@homeport/model/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityWorld, password, type World } from '../../../../../tests/support/identity-world.ts';
import { totpAt } from './second-factor.ts';

let world: World;
beforeAll(async () => {
  world = await identityWorld();
});
afterAll(() => world?.close());

const now = (): number => stepOf(Date.now() / 1000);
const login = (username: string, more = {}) =>
  world.call('POST', 'auth/login', { body: { username, password, ...more } });
const enrol = async (more = {}) => {
  const made = await world.user(world.tenants.client, ['hr'], { phone: '+33612345678', ...more });
  const { access_token: bearer } = await world.signIn(made.login);
  const { body } = await world.call('POST', 'auth/two-factor', { bearer, body: {} });
  const codes = await world.call('POST', 'auth/two-factor/confirm', {
    bearer,
    body: { authCode: await totpAt(body.secret, now() - 1) },
  });
  return {
    ...made,
    bearer,
    secret: body.secret as string,
    uri: body.uri as string,
    codes: codes.body.recoveryCodes as string[],
  };
};

describe('two-factor sign-in', () => {
  test('is set up with a code and answers ten recovery codes and an address for the QR code', async () => {
    const { uri, codes, id, secret } = await enrol();
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect(new Set(codes).size).toBe(10);
    const { rows } = await world.behind.query(
      'select totp_secret, recovery_codes from app.credential where user_id = $1',
      [id],
    );
    expect(rows[0].totp_secret).not.toContain(secret);
    expect(JSON.stringify(rows[0].recovery_codes)).not.toContain(codes[0]?.replace('-', ''));
  });

  test('asks for the phone number first', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    const { access_token: bearer } = await world.signIn(made.login);
    expect((await world.call('POST', 'auth/two-factor', { bearer, body: {} })).body.code).toBe(no.phoneRequired().code);
    expect((await world.call('POST', 'auth/two-factor', { bearer, body: { phone: '+33612345678' } })).status).toBe(200);
  });

  test('the password alone leads to the code step, the right code in', async () => {
    const { login: name, secret } = await enrol();
    const asked = await login(name);
    expect(asked).toMatchObject({ status: 200, body: { step: 'code' } });
    expect(asked.body.access_token).toBeUndefined();
    expect((await login(name, { step: 'code', authCode: '000000' })).body.code).toBe(no.invalidCode().code);
    expect(
      (await login(name, { step: 'code', authCode: await totpAt(secret, now()) })).body.access_token,
    ).toBeDefined();
  });

  test('of five who send the same code at once one gets in, and nobody later', async () => {
    const { login: name, secret } = await enrol();
    await world.setTenant(world.tenants.client, { max_login_attempts: 50 });
    const authCode = await totpAt(secret, now());
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(name, { step: 'code', authCode })));
    await world.setTenant(world.tenants.client, { max_login_attempts: 5 });
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    expect((await login(name, { step: 'code', authCode })).status).toBe(403);
  });

  test('a code one step early or late counts, two steps do not', async () => {
    const late = await enrol();
    expect((await login(late.login, { authCode: await totpAt(late.secret, now() + 1) })).status).toBe(200);
    const tooLate = await enrol();
    expect((await login(tooLate.login, { authCode: await totpAt(tooLate.secret, now() + 3) })).status).toBe(403);
    expect((await login(tooLate.login, { authCode: await totpAt(tooLate.secret, now() - 3) })).status).toBe(403);
  });

  test('wrong codes with the right password lock like wrong passwords', async () => {
    const { login: name, secret } = await enrol();
    for (let i = 0; i < 5; i += 1) {
      await login(name);
      await login(name, { authCode: '000000' });
    }
    expect((await login(name, { authCode: await totpAt(secret, now()) })).body.code).toBe(no.invalidLogin().code);
  });

  test('a recovery code counts once', async () => {
    const { login: name, codes } = await enrol();
    const [first = '', second = ''] = codes;
    const both = await Promise.all([login(name, { authCode: first }), login(name, { authCode: first.toLowerCase() })]);
    expect(both.map((a) => a.status).sort()).toEqual([200, 403]);
    expect((await login(name, { authCode: second.replace('-', '') })).status).toBe(200);
  });

  test('a lost app: a code by e-mail leads in once', async () => {
    const { login: name, email } = await enrol();
    expect((await login(name, { requestTwoFactorCode: true })).body.step).toBe('emailCode');
    await world.deliver();
    const mail = world.mails.findLast((m) => m.to === email);
    const authCode = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const both = await Promise.all([login(name, { authCode }), login(name, { authCode })]);
    expect(both.map((a) => a.status).sort()).toEqual([200, 403]);
  });

  test('where the company requires it, the first access is by e-mailed code and opens nothing but the set-up', async () => {
    await world.setTenant(world.tenants.foreign, { requires_two_factor: true });
    const made = await world.user(world.tenants.foreign, ['administrator'], { phone: '+4712345678' });
    expect((await login(made.login)).body.step).toBe('emailCode');
    await world.deliver();
    const authCode = /\b\d{6}\b/.exec(world.mails.findLast((m) => m.to === made.email)?.text ?? '')?.[0];
    const { body } = await login(made.login, { authCode });
    expect(body.step).toBe('enrol');
    const bearer = body.access_token as string;
    expect((await world.call('GET', 'fe/user', { bearer })).status).toBe(403);
    const { secret } = (await world.call('POST', 'auth/two-factor', { bearer, body: {} })).body;
    await world.call('POST', 'auth/two-factor/confirm', { bearer, body: { authCode: await totpAt(secret, now()) } });
    expect((await world.call('GET', 'fe/user', { bearer })).status).toBe(200);
    expect((await world.call('DELETE', 'auth/two-factor', { bearer })).body.code).toBe(no.twoFactorRequired().code);
  });

  test('confirming the password wants a code as well, and opens what wants a fresh sign-in', async () => {
    const { bearer, secret, id } = await enrol();
    await world.behind.query("update app.session set proven_at = now() - interval '16 minutes' where user_id = $1", [
      id,
    ]);
    world.identity.authenticator.forget(
      (await world.behind.query('select id from app.session where user_id = $1', [id])).rows[0].id,
    );
    expect((await world.call('POST', 'auth/two-factor/recovery-codes', { bearer, body: {} })).body.code).toBe(
      'request.freshSignInNeeded',
    );
    // 403 and not 401: the session stands, and an app that hears 401 would end it.
    const confirm = (given: object) => world.call('POST', 'auth/confirm', { bearer, body: { password, ...given } });
    expect(await confirm({})).toMatchObject({ status: 403, body: { code: no.codeRequired().code } });
    expect(await confirm({ authCode: '000000' })).toMatchObject({ status: 403, body: { code: no.invalidCode().code } });
    expect((await world.call('POST', 'auth/confirm', { bearer, body: { password: 'wrong' } })).body.code).toBe(
      no.incorrectPassword().code,
    );
    const authCode = await totpAt(secret, now());
    expect((await world.call('POST', 'auth/confirm', { bearer, body: { password, authCode } })).status).toBe(200);
    expect((await world.call('POST', 'auth/two-factor/recovery-codes', { bearer, body: {} })).status).toBe(200);
  });

  test('an administrator resets a lost factor', async () => {
    const { id, login: name } = await enrol();
    const admin = await world.user(world.tenants.client, ['administrator']);
    const { access_token: bearer } = await world.signIn(admin.login);
    const { body } = await world.call('GET', `fe/user/${id}`, { bearer });
    const reset = await world.call('POST', `fe/user/${id}/reset-two-factor`, {
      bearer,
      body: {},
      headers: { 'if-match': `"${body.version}"` },
    });
    expect(body.can).toContain('resetTwoFactor');
    expect(reset.status).toBe(200);
    expect((await login(name)).body.access_token).toBeDefined();
  });
});
