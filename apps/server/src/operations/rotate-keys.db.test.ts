import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeContext, systemPrincipal } from '@homeport/engine';
import { readCheckpoint } from '@homeport/engine/audit';
import { isRefusal } from '@homeport/grammar';
import { companyAccount } from '@homeport/model/payments';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Homeport, password, startHomeport } from '../../../../tests/support/homeport.ts';
import { oldKeptSecret, pruneOldSecret, replaceKeptSecret } from '../adapters/secrets/kept-secret.ts';
import { loadSecrets, SecretFault, secretsFrom } from '../adapters/secrets/secrets.ts';
import { type Assembled, assemble } from '../assemble.ts';
import { checkpointPath } from '../configuration.ts';
import { totpAt, totpPlace } from '../modules/identity/index.ts';
import { rotateKeysCommand } from './rotate-keys.ts';

const iban = 'DE89370400440532013000';
const seed = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const fresh = 'a new secret of this installation, long enough';
let port: Homeport;
let old: string;
let tenant: string;
let account: string;
let behind: pg.Client;
const said: string[] = [];

beforeAll(async () => {
  port = await startHomeport();
  old = port.configuration.secret as string;
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  tenant = await port.tenant('ROTATE');
  const user = await port.user(tenant, 'rotate.admin', ['administrator']);
  const made = await port
    .in(tenant)
    .records(companyAccount)
    .create({ code: 'MAIN', name: 'Main', accountCountry: 'DE', currency: 'EUR', iban });
  if (isRefusal(made)) throw new Error(JSON.stringify(made));
  account = made.id;
  const sealed = secretsFrom(old).seal(tenant, totpPlace(user), seed);
  await behind.query('update app.credential set totp_secret = $2 where user_id = $1', [user, sealed]);
  await behind.query('update app."user" set two_factor_enabled = true where id = $1', [user]);
  // The first server knows the old secret only: it seals no more once the others come.
  await port.server.sealer.stop();
}, 120_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

/** A second server on the same database with other secrets. */
async function withServer<T>(
  secret: string,
  oldSecret: string | undefined,
  work: (server: Assembled) => Promise<T>,
): Promise<T> {
  const server = await assemble({ ...port.configuration, secret, oldSecret }, { url: port.databaseUrl });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
const ibanSeenBy = (server: Assembled): Promise<unknown> =>
  makeContext(server.engine, { me: systemPrincipal(tenant), requestId: 'test', system: 'a test looks' })
    .reveal(companyAccount, account)
    .then((parts) => parts.iban);
async function signInWith(server: Assembled): Promise<number> {
  const authCode = await totpAt(seed, Math.floor(Date.now() / 30_000));
  await behind.query('update app.credential set totp_used_step = null');
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'rotate.admin', password, authCode },
  });
  return answer.statusCode;
}

describe('a new secret', () => {
  test('alone is refused at the start, in one sentence: nothing is lost by a mistake', async () => {
    await expect(withServer(fresh, undefined, async () => {})).rejects.toThrow(SecretFault);
  });

  test('together with the old one reads everything at once', async () => {
    await withServer(fresh, old, async (server) => {
      expect(await ibanSeenBy(server)).toBe(iban);
      expect(await signInWith(server)).toBe(200);
    });
  });

  test('seals everything anew; afterwards it alone reads everything, and the old one nothing', async () => {
    const configuration = { ...port.configuration, secret: fresh, oldSecret: old, databaseUrl: port.databaseUrl };
    const rotate = () => rotateKeysCommand.run({ configuration, options: {}, say: (line) => said.push(line) });
    expect(await rotate()).toBe(0);
    expect(said.join('\n')).toMatch(/1 parts of bank accounts, 1 other secrets and 1 keys were sealed anew/);
    await withServer(fresh, undefined, async (server) => {
      expect(await ibanSeenBy(server)).toBe(iban);
      expect(await signInWith(server)).toBe(200);
    });
    await expect(withServer(old, undefined, async () => {})).rejects.toThrow(SecretFault);
    const key = secretsFrom(fresh).key('audit checkpoint');
    expect((await readCheckpoint(checkpointPath(port.configuration), key)).has(tenant)).toBe(true);
    said.length = 0;
    expect(await rotate()).toBe(0);
    expect(said.join('\n')).toMatch(/0 parts of bank accounts, 0 other secrets and 0 keys/);
  });

  test('is not begun without the old one', async () => {
    const configuration = { ...port.configuration, secret: fresh, oldSecret: undefined, databaseUrl: port.databaseUrl };
    await expect(rotateKeysCommand.run({ configuration, options: {}, say: () => {} })).rejects.toThrow(
      /HOMEPORT_SECRET_OLD/,
    );
  });

  test('kept in the data folder is replaced with the old one beside it until everything is sealed anew', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'homeport-secret-'));
    try {
      const before = await loadSecrets({ secret: undefined, oldSecret: undefined, dataDir });
      await replaceKeptSecret(dataDir);
      await replaceKeptSecret(dataDir);
      const during = await loadSecrets({ secret: undefined, oldSecret: undefined, dataDir });
      expect(during.key('x')).not.toEqual(before.key('x'));
      expect(during.open('t', 'p', before.seal('t', 'p', 'kept'))).toBe('kept');
      await pruneOldSecret(dataDir);
      expect(await oldKeptSecret(dataDir)).toBeUndefined();
      const after = await loadSecrets({ secret: undefined, oldSecret: undefined, dataDir });
      expect(after.key('x')).toEqual(during.key('x'));
      expect(after.open('t', 'p', before.seal('t', 'p', 'kept'))).toBeUndefined();
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
});
