import { identityRefusals as no } from '@homeport/model/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityWorld, password, type World } from '../../../../../tests/support/identity-world.ts';

let world: World;
beforeAll(async () => {
  world = await identityWorld();
});
afterAll(() => world?.close());

const fresh = 'Another-Castle-91';
const login = (username: string, given: string) =>
  world.call('POST', 'auth/login', { body: { username, password: given } });
const lastMail = async (email: string): Promise<string> => {
  await world.deliver();
  return world.mails.findLast((m) => m.to === email)?.text ?? '';
};
const linkIn = (text: string): string => /\/login\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const set = (body: object) =>
  world.call('PUT', 'reset-password', { body: { password: fresh, confirmation: fresh, ...body } });
const codes = (body: { code: string; problems?: { code: string }[] }): string[] => [
  body.code,
  ...(body.problems ?? []).map((p) => p.code),
];

describe('changing the password', () => {
  test('wants the current one, keeps this session and ends the others', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    const here = (await world.signIn(made.login)).access_token;
    const elsewhere = (await world.signIn(made.login)).access_token;
    const change = (currentPassword: string) =>
      world.call('POST', 'auth/password', {
        bearer: here,
        body: { currentPassword, password: fresh, confirmation: fresh },
      });
    expect((await change('wrong')).body.code).toBe(no.incorrectPassword().code);
    expect((await change(password)).status).toBe(200);
    expect((await world.call('GET', 'user/me', { bearer: here })).status).toBe(200);
    expect((await world.call('GET', 'user/me', { bearer: elsewhere })).status).toBe(401);
    expect((await login(made.login, password)).status).toBe(401);
    expect((await login(made.login, fresh)).status).toBe(200);
  });

  test('refuses what breaks the rules, differs, or is the name of the user or company', async () => {
    const made = await world.user(world.tenants.client, ['hr'], { firstName: 'Bartholomew', lastName: 'Featherstone' });
    const bearer = (await world.signIn(made.login)).access_token;
    const change = async (given: string, confirmation = given) =>
      codes(
        (
          await world.call('POST', 'auth/password', {
            bearer,
            body: { currentPassword: password, password: given, confirmation },
          })
        ).body,
      );
    expect(await change('Short-1')).toContain(no.passwordRules().code);
    expect(await change(fresh, `${fresh}x`)).toContain(no.passwordsDiffer().code);
    for (const weak of [
      'Password123!',
      'P@ssw0rd2024',
      'Bartholomew1!',
      'Featherst0ne#',
      'Acorn-Foods-1',
      'Homeport123!',
    ]) {
      expect(await change(weak), weak).toContain(no.passwordTooWeak().code);
    }
    expect((await login(made.login, password)).status).toBe(200);
  });

  test('the password that one has is no new one, by the form and by a link', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    const bearer = (await world.signIn(made.login)).access_token;
    const body = { currentPassword: password, password, confirmation: password };
    const same = await world.call('POST', 'auth/password', { bearer, body });
    expect(same.status).toBe(422);
    expect(same.body.errors).toMatchObject([{ field: 'password', code: no.samePassword().code }]);
    // Nothing was changed: other devices stay signed in, and it did not count as a change.
    const { rows } = await world.behind.query(
      "select count(*)::int as told from app.sign_in_event where user_id = $1 and kind = 'PASSWORD_CHANGED'",
      [made.id],
    );
    expect(rows[0]).toEqual({ told: 0 });
    expect(
      (await world.call('POST', 'auth/password', { bearer, body: { ...body, password: fresh, confirmation: fresh } }))
        .status,
    ).toBe(200);
  });

  test('accepts 128 characters and cuts nothing off', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    const bearer = (await world.signIn(made.login)).access_token;
    const long = `${'Xy7!qLw#'.repeat(15)}Zz9?aBcD`;
    expect(long).toHaveLength(128);
    expect(
      (await world.call('POST', 'auth/password', { bearer, body: { currentPassword: password, password: long } }))
        .status,
    ).toBe(200);
    expect((await login(made.login, long.slice(0, -1))).status).toBe(401);
    expect((await login(made.login, long)).status).toBe(200);
  });

  test('wrong current passwords lock the sign-in, also when sent with an Idempotency-Key', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    const bearer = (await world.signIn(made.login)).access_token;
    for (let i = 0; i < 5; i += 1) {
      await world.call('POST', 'auth/confirm', {
        bearer,
        body: { password: 'wrong' },
        headers: { 'idempotency-key': `try-${i}` },
      });
    }
    const right = await world.call('POST', 'auth/confirm', { bearer, body: { password } });
    expect(right.body.code).toBe(no.incorrectPassword().code);
    const { rows } = await world.behind.query(
      'select failures, locked_until > now() as locked from app.credential where user_id = $1',
      [made.id],
    );
    expect(rows[0]).toEqual({ failures: 5, locked: true });
  });

  test('the specified second login confirms the password of the own user only', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    const other = await world.user(world.tenants.client, ['hr']);
    const bearer = (await world.signIn(made.login)).access_token;
    const again = (username: string, given: string) =>
      world.call('POST', 'auth/login', { bearer, body: { username, password: given, step: 'confirm' } });
    await world.behind.query("update app.session set proven_at = now() - interval '1 hour' where user_id = $1", [
      made.id,
    ]);
    expect((await again(made.login, 'wrong')).body.code).toBe(no.incorrectPassword().code);
    expect((await again(other.login, password)).body.code).toBe(no.incorrectPassword().code);
    expect((await again(made.login, password)).status).toBe(200);
    const { rows } = await world.behind.query(
      "select proven_at > now() - interval '1 minute' as fresh from app.session where user_id = $1",
      [made.id],
    );
    expect(rows[0].fresh).toBe(true);
  });
});

describe('a forgotten password', () => {
  test('is set by a mailed link, once, and ends every session', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    const bearer = (await world.signIn(made.login)).access_token;
    expect((await world.call('POST', 'reset-password', { body: { username: made.email } })).status).toBe(200);
    const token = linkIn(await lastMail(made.email));
    const both = await Promise.all([set({ token }), set({ token })]);
    expect(both.map((a) => a.status).sort()).toEqual([200, 422]);
    expect((await world.call('GET', 'user/me', { bearer })).status).toBe(401);
    expect((await login(made.login, fresh)).status).toBe(200);
    expect(codes((await set({ token })).body)).toContain(no.linkExpired().code);
  });

  test('a refused password leaves the link usable; an old, changed or foreign one is not', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    await world.call('POST', 'reset-password', { body: { username: made.login } });
    const token = linkIn(await lastMail(made.email));
    expect(codes((await set({ token, password: 'weak', confirmation: 'weak' })).body)).toContain(
      no.passwordRules().code,
    );
    const changed = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    expect((await set({ token: changed })).status).toBe(422);
    await world.behind.query('update app.one_time_code set expires = now() where user_id = $1', [made.id]);
    expect((await set({ token })).status).toBe(422);
  });

  test('the answer is the same for a user and for nobody, and nobody gets mail', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    const before = world.mails.length;
    const ask = async (username: string) => {
      const started = performance.now();
      const { status, body } = await world.call('POST', 'reset-password', { body: { username } });
      return { status, body, took: performance.now() - started };
    };
    const unknown = await ask('nobody@nowhere.example');
    await world.deliver();
    expect(world.mails.length).toBe(before);
    const known = await ask(made.email);
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body });
    expect(Math.min(known.took, unknown.took)).toBeGreaterThanOrEqual(240);
  });

  test('neither link nor code is stored, in no table', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    await world.call('POST', 'reset-password', { body: { username: made.login } });
    const outbox = await world.behind.query(
      "select payload from engine.outbox where record_id = $1 and event = 'identity.passwordResetRequested'",
      [made.id],
    );
    const token = linkIn(await lastMail(made.email));
    expect(token).not.toBe('');
    const rows = await world.behind.query('select * from app.one_time_code where user_id = $1', [made.id]);
    expect(JSON.stringify([outbox.rows, rows.rows])).not.toContain(token);
  });

  test('three mails in a quarter of an hour are enough', async () => {
    const made = await world.user(world.tenants.client, ['hr']);
    const answers = [];
    for (let i = 0; i < 4; i += 1)
      answers.push(await world.call('POST', 'reset-password', { body: { username: made.login } }));
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200, 429]);
  });
});

describe('passcodes', () => {
  test('give a first password; a second request is refused, known e-mail or not', async () => {
    const made = await world.user(world.tenants.client, ['hr'], { password: undefined });
    const asked = await world.call('POST', 'passcode', { body: { username: made.email } });
    expect(asked.body.message).toBe('Passcode request success: Please check your email for passcode.');
    const again = await world.call('POST', 'passcode', { body: { username: made.email } });
    expect(again).toMatchObject({ status: 409, body: { code: no.passcodeExists().code } });
    await world.call('POST', 'passcode', { body: { username: 'ghost@nowhere.example' } });
    expect((await world.call('POST', 'passcode', { body: { username: 'ghost@nowhere.example' } })).body.code).toBe(
      no.passcodeExists().code,
    );
    const passcode = /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec(await lastMail(made.email))?.[0] ?? '';
    expect((await set({ username: made.email, passcode: 'AAAAA-AAAAA' })).status).toBe(422);
    expect((await set({ username: made.email, passcode })).status).toBe(200);
    expect((await set({ username: made.email, passcode })).status).toBe(422);
    expect((await login(made.login, fresh)).status).toBe(200);
  });

  test('five wrong ones close it', async () => {
    const made = await world.user(world.tenants.client, ['hr'], { password: undefined });
    await world.call('POST', 'passcode', { body: { username: made.login } });
    const passcode = /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec(await lastMail(made.email))?.[0] ?? '';
    for (let i = 0; i < 5; i += 1) await set({ username: made.login, passcode: 'AAAAA-AAAAA' });
    expect((await set({ username: made.login, passcode })).status).toBe(422);
  });

  test('an administrator invites a user, who chooses a first password', async () => {
    const made = await world.user(world.tenants.client, ['hr'], { password: undefined });
    const admin = await world.user(world.tenants.client, ['administrator']);
    const { access_token: bearer } = await world.signIn(admin.login);
    expect(
      (await world.call('POST', `fe/user/${made.id}/invite`, { bearer, body: {}, headers: { 'if-match': '"1"' } }))
        .status,
    ).toBe(200);
    const text = await lastMail(made.email);
    expect(text).toContain(made.login);
    expect((await set({ token: linkIn(text) })).status).toBe(200);
    expect((await login(made.login, fresh)).status).toBe(200);
  });
});
