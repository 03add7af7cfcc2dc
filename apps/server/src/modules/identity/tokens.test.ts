import { randomUUID } from 'node:crypto';
import { sessionLimits } from '@homeport/model/identity';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { secretsFrom } from '../../adapters/secrets/secrets.ts';
import { tokenKeys } from './tokens.ts';

const secrets = secretsFrom('a secret that only the tests of tokens use');
let clock = Date.UTC(2026, 0, 1);
const keys = tokenKeys(secrets, () => clock);
const claims = { session: randomUUID(), tenant: randomUUID(), user: randomUUID() };

describe('access tokens', () => {
  test('name session, tenant and user for at most ten minutes', async () => {
    const token = await keys.signAccess(claims);
    expect(await keys.readAccess(token)).toMatchObject(claims);
    expect(sessionLimits.accessToken).toBeLessThanOrEqual(600);
    clock += sessionLimits.accessToken * 1000 + 1000;
    expect(await keys.readAccess(token)).toBeUndefined();
    expect(await keys.readAccess(token, true)).toMatchObject(claims);
  });
  test('of another installation, another algorithm, or changed ones are refused', async () => {
    const other = tokenKeys(secretsFrom('another secret that only tests of tokens use'), () => clock);
    expect(await keys.readAccess(await other.signAccess(claims))).toBeUndefined();
    const forged = await new SignJWT({ sid: claims.session, tid: claims.tenant })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(claims.user)
      .setIssuer('homeport')
      .setExpirationTime('5m')
      .sign(secrets.key('access token'));
    expect(await keys.readAccess(forged)).toBeUndefined();
    const token = await keys.signAccess(claims);
    const [head = '', body = '', seal = ''] = token.split('.');
    const changed = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), tid: randomUUID() }),
    ).toString('base64url');
    for (const bad of [`${head}.${changed}.${seal}`, `${head}.${body}.`, `${head}.${body}`, '', 'x.y.z'])
      expect(await keys.readAccess(bad)).toBeUndefined();
  });
});

describe('refresh tokens', () => {
  test('lead back to their place in their own session, and nothing else does', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.uuid(),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.string(),
        (session, other, n, noise) => {
          const token = keys.refreshToken(session, n);
          expect(keys.readRefresh(token, session)).toBe(n);
          expect(keys.refreshToken(session, n)).toBe(token);
          if (other !== session) expect(keys.readRefresh(token, other)).toBeUndefined();
          expect(keys.readRefresh(noise, session)).toBeUndefined();
          expect(keys.readRefresh(`${token}=`, session)).toBeUndefined();
        },
      ),
    );
  });
  test('carry 256 bits that cannot be guessed', () => {
    expect(Buffer.from(keys.refreshToken(claims.session, 0), 'base64url').length - 4).toBe(32);
  });
});
