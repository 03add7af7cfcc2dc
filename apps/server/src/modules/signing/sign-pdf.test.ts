import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { printedPdf } from '../demo/index.ts';
import { checkPdf, partsOf } from './check-pdf.ts';
import type { TenantKey } from './key-parts.ts';
import { makeKey } from './make-key.ts';
import { signPdf } from './sign-pdf.ts';

const run = promisify(execFile);
let key: TenantKey;
let signed: Buffer;
const evidence = {
  title: 'Signature',
  lines: [['Signed by', 'Camille Łaurent 山田']] as const,
  name: 'Camille Laurent',
  reason: 'Letter of assignment',
};
beforeAll(async () => {
  key = await makeKey('Castellane Beauté');
  signed = await signPdf(printedPdf([[['A letter', 20]], [['Its second page', 12]]]), evidence, key);
}, 30_000);

describe('a signed PDF', () => {
  test('is whole, and made with the key of the tenant', () => {
    expect(signed.subarray(0, 5).toString()).toBe('%PDF-');
    expect(checkPdf(signed)).toEqual({ isUnchanged: true, certificate: key.fingerprint });
  });
  test('is accepted by OpenSSL, too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signature-'));
    try {
      const parts = partsOf(signed);
      const at = (name: string) => join(folder, name);
      await Promise.all([
        writeFile(at('signature'), parts?.signature ?? ''),
        writeFile(at('content'), parts?.signed ?? ''),
        writeFile(at('certificate'), key.certificate),
      ]);
      const given = [
        '-inform',
        'DER',
        '-in',
        at('signature'),
        '-CAfile',
        at('certificate'),
        '-purpose',
        'any',
        '-binary',
      ];
      const verify = (content: string) =>
        run('openssl', ['cms', '-verify', ...given, '-content', content, '-out', '/dev/null']);
      expect((await verify(at('content'))).stderr).toMatch(/successful/i);
      const other = Buffer.from(parts?.signed ?? '');
      other[200] = (other[200] ?? 0) ^ 1;
      await writeFile(at('other'), other);
      await expect(verify(at('other'))).rejects.toThrow(/fail/i);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  test('with one changed byte, wherever it is in the document, is found out', () => {
    // The signature itself stands between the signed bytes; its own checksum is kept with the record.
    const start = signed.indexOf('/Contents <') + '/Contents '.length;
    const end = signed.indexOf('>', start);
    let tried = 0;
    for (let at = 0; at < signed.length; at += 37) {
      if (at >= start && at <= end) continue;
      const changed = Buffer.from(signed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect([at, checkPdf(changed).isUnchanged]).toEqual([at, false]);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(50);
  });
  test('with something added behind, cut off, or without a signature is no signed PDF', () => {
    expect(checkPdf(Buffer.concat([signed, Buffer.from('\n% more')])).isUnchanged).toBe(false);
    expect(checkPdf(signed.subarray(0, signed.length - 10)).isUnchanged).toBe(false);
    expect(checkPdf(Buffer.from(printedPdf([[['x', 10]]])))).toEqual({ isUnchanged: false, certificate: '' });
    expect(checkPdf(Buffer.alloc(0)).isUnchanged).toBe(false);
  });
  test('of another tenant has another certificate', async () => {
    const other = await makeKey('Castellane Beauté');
    expect(other.fingerprint).not.toBe(key.fingerprint);
  }, 20_000);
});
