import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSecrets, secretsFrom } from './secrets.ts';

const secrets = secretsFrom('a secret that only the tests of secrets use');

describe('the secret of an installation', () => {
  test('is made once, kept for this account only, and the same for all who start at once', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'homeport-secrets-'));
    try {
      const many = await Promise.all(
        Array.from({ length: 8 }, () => loadSecrets({ secret: undefined, oldSecret: undefined, dataDir })),
      );
      const again = await loadSecrets({ secret: undefined, oldSecret: undefined, dataDir });
      expect(new Set([...many, again].map((s) => s.key('x').toString('hex'))).size).toBe(1);
      expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
      expect((await readFile(join(dataDir, 'secret'), 'utf8')).trim().length).toBeGreaterThanOrEqual(43);
      const given = await loadSecrets({
        secret: 'given by the environment, long enough',
        oldSecret: undefined,
        dataDir,
      });
      expect(given.key('x')).not.toEqual(again.key('x'));
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });
  test('gives a key of its own to every purpose', () => {
    expect(secrets.key('a')).not.toEqual(secrets.key('b'));
    expect(secrets.key('a')).toEqual(secrets.key('a'));
    expect(secrets.key('a')).toHaveLength(32);
  });
  test('is refused when short', () => {
    expect(() => secretsFrom('short')).toThrow(/at least 32/);
  });
});

describe('sealing', () => {
  test('opens for the same owner and place only, and not when changed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(200), (plain, at) => {
        const sealed = secrets.seal('tenant', 'table.column:row', plain);
        expect(secrets.open('tenant', 'table.column:row', sealed)).toBe(plain);
        expect(secrets.open('other', 'table.column:row', sealed)).toBeUndefined();
        expect(secrets.open('tenant', 'table.column:other', sealed)).toBeUndefined();
        const bytes = Buffer.from(sealed.slice(3), 'base64url');
        const i = at % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(i) ^ 1, i);
        expect(secrets.open('tenant', 'table.column:row', `v1.${bytes.toString('base64url')}`)).toBeUndefined();
        expect(secrets.seal('tenant', 'table.column:row', plain)).not.toBe(sealed);
      }),
    );
  });
  test('of nonsense opens nothing', () => {
    for (const bad of ['', 'v1.', 'v2.AAAA', 'plain text', 'v1.AAAA'])
      expect(secrets.open('t', 'p', bad)).toBeUndefined();
  });
});
