import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { printedPdf } from '../demo/index.ts';

let port: Homeport;
let home = '';
let camille = '';
let assignment = '';
const token: Record<string, string> = {};
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME', { enableMaiDigitalSigning: true });
  camille = (await make(port.in(home), 'person')).id;
  assignment = (await make(port.in(home), 'caseDetail', { assignee: camille })).id;
  await port.user(home, 'camille', ['assignee'], camille);
  await port.user(home, 'diego', ['assignee'], (await make(port.in(home), 'person')).id);
  await port.user(home, 'manager', ['caseManager']);
  for (const login of ['camille', 'diego', 'manager']) token[login] = await port.signIn(login);
  await port.in(home).query(sql`update app.tenant set enable_mai_digital_signing = true where id = ${home}::uuid`);
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const post = (path: string, as: string, body: unknown) =>
  port.call('POST', path, { as: token[as], body, headers: { 'idempotency-key': crypto.randomUUID() } });
const get = (path: string, as: string) => port.call('GET', path, { as: token[as] });
async function share(
  more: Readonly<Record<string, unknown>> = {},
  file = { name: 'a.pdf', bytes: printedPdf([[['Letter', 20]]]) },
) {
  const about = { category: 'CASE', title: 'Letter of assignment', caseDetailId: assignment, ownerId: camille };
  const made = await post('fe/document', 'manager', { ...about, share: 'ASSIGNEE', requiresSignature: true, ...more });
  const form = new FormData();
  for (const [key, value] of Object.entries({ entity: 'document', entityId: made.body.id })) form.append(key, value);
  form.append('file', new Blob([file.bytes as BlobPart]), file.name);
  const stored = await port.call('POST', 'file-storage', { as: token.manager, body: form });
  await post(`fe/document/${made.body.id}/add-version`, 'manager', { file: stored.body.id });
  await post(`fe/document/${made.body.id}/publish`, 'manager', {});
  return made.body.id as string;
}
/** A drawing of one pixel, as a browser sends it. */
const drawing =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('a document to sign', () => {
  test('is signed by its assignee, verifiably, with the bytes that were read', async () => {
    const id = await share();
    const place = await get(`document/${id}/signing`, 'camille');
    expect(place).toMatchObject({
      status: 200,
      body: { external: null, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const { sha256 } = place.body;
    const typed = { method: 'TYPED', name: 'Camille Laurent', sha256 };
    expect((await post(`fe/document/${id}/sign`, 'diego', typed)).status).toBe(404);
    expect((await post(`fe/document/${id}/sign`, 'manager', typed)).status).toBe(403);
    expect((await post(`fe/document/${id}/sign`, 'camille', { ...typed, sha256: 'f'.repeat(64) })).body.code).toBe(
      'signing.changed',
    );
    const signed = await post(`fe/document/${id}/sign`, 'camille', typed);
    expect(signed.status).toBe(200);
    const { body } = await get(`fe/document/${id}`, 'camille');
    expect(body).toMatchObject({ signedFile: { id: expect.any(String) }, signedAt: expect.stringMatching(/Z$/) });
    expect((await get(`document/${id}/signature`, 'camille')).body).toMatchObject({
      isValid: true,
      isUnchanged: true,
      isOurs: true,
      originalSha256: sha256,
    });
    expect((await get(`document/${id}/signature`, 'diego')).status).toBe(404);
    const [evidence] = (await get('fe/document-signature/search', 'manager')).body.content;
    expect(evidence).toMatchObject({ method: 'TYPED', person: { id: camille }, originalSha256: sha256 });
    expect(evidence.authentication).toMatch(/password, confirmed \d{4}-.*user camille, session /);
    expect((await post(`fe/document/${id}/sign`, 'camille', typed)).body.code).toBe('signing.signedAlready');
    expect((await get(`document/${id}/signing`, 'camille')).body.code).toBe('signing.signedAlready');
  });

  test('is found out when a byte of the signed file is changed on the disk', async () => {
    const id = await share();
    const { sha256 } = (await get(`document/${id}/signing`, 'camille')).body;
    expect(
      (await post(`fe/document/${id}/sign`, 'camille', { method: 'DRAWN', name: 'Camille Laurent', drawing, sha256 }))
        .status,
    ).toBe(200);
    const [row] = await port.in(home).query<{ key: string }>(sql`
      select a.storage_key as key from app.attachment a join app.document d on d.signed_file_id = a.id where d.id = ${id}::uuid`);
    const path = join(port.configuration.dataDir, 'files', row?.key ?? '');
    const bytes = await readFile(path);
    const check = async () => (await get(`document/${id}/signature`, 'camille')).body;
    expect(await check()).toMatchObject({ isValid: true });
    const changed = Buffer.from(bytes);
    changed[300] = (changed[300] ?? 0) ^ 1;
    await writeFile(path, changed);
    expect(await check()).toMatchObject({ isValid: false, isUnchanged: false });
    await writeFile(path, bytes);
    await appendFile(path, '%');
    expect(await check()).toMatchObject({ isValid: false, isUnchanged: false });
    await writeFile(path, bytes);
    expect(await check()).toMatchObject({ isValid: true });
  });

  test('wants a real signature and a real PDF', async () => {
    const id = await share();
    const { sha256 } = (await get(`document/${id}/signing`, 'camille')).body;
    const code = async (input: object) =>
      (await post(`fe/document/${id}/sign`, 'camille', { name: 'Camille', sha256, ...input })).body.code;
    expect(await code({ method: 'DRAWN' })).toBe('signing.noSignature');
    for (const bad of ['data:image/svg+xml;base64,PHN2Zz4=', 'data:image/png;base64,AAAA', 'x'])
      expect(await code({ method: 'DRAWN', drawing: bad })).toBe('signing.badDrawing');
    const text = await share({}, { name: 'a.txt', bytes: Buffer.from('no pdf') });
    expect((await get(`document/${text}/signing`, 'camille')).body.code).toBe('signing.notPdf');
    const toRead = await share({ requiresSignature: false });
    expect(
      (await post(`fe/document/${toRead}/sign`, 'camille', { method: 'TYPED', name: 'Camille', sha256 })).status,
    ).toBe(403);
    expect((await get('document/x/signing', 'camille')).status).toBe(404);
    expect((await get(`document/${id}/signature`, 'camille')).body.code).toBe('signing.notSigned');
  });

  test('is signed once, however often it is tried at once', async () => {
    const id = await share();
    const { sha256 } = (await get(`document/${id}/signing`, 'camille')).body;
    const typed = { method: 'TYPED', name: 'Camille Laurent', sha256 };
    const all = await Promise.all([1, 2, 3].map(() => post(`fe/document/${id}/sign`, 'camille', typed)));
    expect(all.map((one) => one.status).sort()).toEqual([200, 409, 409]);
  });

  test('is not signed where the tenant has not enabled it', async () => {
    const id = await share();
    await port.in(home).query(sql`update app.tenant set enable_mai_digital_signing = false where id = ${home}::uuid`);
    expect((await get(`document/${id}/signing`, 'camille')).body.code).toBe('signing.notEnabled');
    await port.in(home).query(sql`update app.tenant set enable_mai_digital_signing = true where id = ${home}::uuid`);
  });

  test('leads to the external site and back where one is configured', async () => {
    const id = await share();
    const { configuration } = port.server.services as { configuration: { signingSite?: string } };
    configuration.signingSite = 'https://sign.example.org/start?client=7';
    const { external } = (await get(`document/${id}/signing`, 'camille')).body;
    delete configuration.signingSite;
    const address = new URL(external);
    expect([address.origin, address.searchParams.get('client'), address.searchParams.get('document')]).toEqual([
      'https://sign.example.org',
      '7',
      id,
    ]);
    expect(address.searchParams.get('return')).toMatch(new RegExp(`/dashboard/signing/${id}/complete$`));
  });
});
