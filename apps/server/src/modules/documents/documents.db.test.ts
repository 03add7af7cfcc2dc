import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '@homeport/engine/files';
import { Transformer } from '@napi-rs/image';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf, photo, png } from '../../../../../tests/support/engine/sample-files.ts';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import type { MadeReceipt } from '../../../../../tests/support/receipts/made-receipt.ts';
import { receiptPdf } from '../../../../../tests/support/receipts/receipt-pdf.ts';
import { overseasReceipts } from '../../../../../tests/support/receipts/receipts-overseas.data.ts';
import { recentReceipt } from '../../../../../tests/support/receipts/recent-receipt.ts';
import type { FileServices } from './file-services.ts';
import { sweepJob } from './sweep-files.ts';

let port: Homeport;
let home = '';
let camille = '';
const token: Record<string, string> = {};
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  camille = (await make(port.in(home), 'person')).id;
  await port.user(home, 'camille', ['assignee'], camille);
  await port.user(home, 'diego', ['assignee'], (await make(port.in(home), 'person')).id);
  await port.user(home, 'manager', ['caseManager']);
  await port.user(home, 'approver', ['approver']);
  await port.user(home, 'vendor', ['vendor']);
  const foreign = await port.tenant('FOREIGN');
  await port.user(foreign, 'stranger', ['caseManager', 'administrator', 'master']);
  for (const login of ['camille', 'diego', 'manager', 'approver', 'vendor', 'stranger'])
    token[login] = await port.signIn(login);
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

async function upload(
  path: string,
  as: string,
  name: string,
  bytes: Uint8Array | string,
  fields: Record<string, string> = {},
  isFileLast = true,
  more: Record<string, string> = {},
) {
  const form = new FormData();
  if (!isFileLast) form.append('file', new Blob([bytes as BlobPart]), name);
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  if (isFileLast) form.append('file', new Blob([bytes as BlobPart]), name);
  return port.call('POST', path, {
    as: token[as],
    body: form,
    headers: { ...(isFileLast ? { 'x-file-last': 'true' } : {}), ...more },
  });
}
const raw = async (path: string, as: string): Promise<Response> =>
  fetch(`${port.baseUrl}/api/${path}`, { headers: { authorization: `Bearer ${token[as]}` } });
const statusOf = async (path: string, as: string) => (await raw(path, as)).status;

describe('a receipt', () => {
  test('is stored upright and without position, and comes back as a download that no browser runs', async () => {
    const stored = await upload('file-storage/expense-receipt', 'camille', 'IMG_1.jpg', await photo());
    expect(stored).toMatchObject({
      status: 200,
      body: {
        name: 'IMG_1.jpg',
        contentType: 'image/jpeg',
        purpose: 'EXPENSE_RECEIPT',
        width: 200,
        height: 400,
        hasThumbnail: true,
      },
    });
    expect(JSON.stringify(stored.body)).not.toMatch(/storageKey|sha256/);
    const answer = await raw(`file-storage/raw/${stored.body.id}`, 'camille');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="IMG_1.jpg"/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(stored.body.size);
    expect(bytes.includes('SECRET')).toBe(false);
    expect(
      (await raw(`file-storage/raw/${stored.body.id}?inline=true`, 'camille')).headers.get('content-disposition'),
    ).toBe('inline');
    const small = Buffer.from(await (await raw(`file-storage/thumbnail/${stored.body.id}`, 'camille')).arrayBuffer());
    expect(await new Transformer(small).metadata()).toMatchObject({ format: 'webp', width: 200, height: 400 });
  });
  test('may be a PDF, with the file before or after the other parts', async () => {
    for (const isFileLast of [true, false]) {
      const stored = await upload(
        'file-storage/expense-receipt',
        'camille',
        'Hôtel "1".pdf',
        pdf(),
        { share: 'TEAM' },
        isFileLast,
      );
      expect(stored).toMatchObject({ status: 200, body: { contentType: 'application/pdf', hasThumbnail: false } });
      expect(Buffer.from(await (await raw(`file-storage/raw/${stored.body.id}`, 'camille')).arrayBuffer())).toEqual(
        pdf(),
      );
      expect(await statusOf(`file-storage/thumbnail/${stored.body.id}`, 'camille')).toBe(404);
    }
  });
  test('of text answers with what it says, in the currency of the country where a sign is shared', async () => {
    const hawker = recentReceipt(overseasReceipts.find(({ name }) => name.startsWith('Hawker')) as MadeReceipt, 40);
    const bytes = await receiptPdf(hawker);
    const answer = await upload('file-storage/expense-receipt', 'camille', 'satay.pdf', bytes);
    expect(answer).toMatchObject({ status: 200, body: { proposed: hawker.says } });
    // Also when it is asked again because the first answer was lost.
    const again = { 'idempotency-key': crypto.randomUUID() };
    for (const _ of [1, 2]) {
      const same = await upload('file-storage/expense-receipt', 'camille', 'satay.pdf', bytes, {}, true, again);
      expect(same.body.proposed).toEqual(hawker.says);
    }
    const picture = await upload('file-storage/expense-receipt', 'camille', 'satay.jpg', await photo());
    expect(picture).toMatchObject({ status: 200, body: { proposed: null } });
  });
  test('that is hostile is refused with a sentence', async () => {
    const refused = async (name: string, bytes: Uint8Array | string) => {
      const { status, body } = await upload('file-storage/expense-receipt', 'camille', name, bytes);
      return [status, body.code];
    };
    expect(await refused('a.pdf', pdf({ catalogue: '/OpenAction << /S /JavaScript /JS (x) >>' }))).toEqual([
      422,
      'files.pdfActive',
    ]);
    expect(await refused('a.jpg', '<html><script>alert(1)</script>')).toEqual([415, 'files.unknownType']);
    expect(await refused('a.png', png(50_000, 50_000))).toEqual([422, 'files.tooManyPixels']);
    expect(await refused('a.jpg', '')).toEqual([422, 'files.empty']);
    expect(await refused('a.csv', 'a,b')).toEqual([415, 'files.unknownType']);
  });
  test('larger than the limit is refused while it arrives', async () => {
    const { status, body } = await upload(
      'file-storage/expense-receipt',
      'camille',
      'a.pdf',
      Buffer.alloc(22 * 1024 * 1024, 65),
    );
    expect([status, body.code]).toEqual([413, 'files.tooLarge']);
  });
});

describe('a file', () => {
  test('is seen by who may see its record or one that holds it, and by nobody else', async () => {
    const { body: file } = await upload('file-storage/expense-receipt', 'camille', 'a.jpg', await photo());
    const seen = async (as: string) => [
      as,
      await statusOf(`file-storage/raw/${file.id}`, as),
      await statusOf(`file-storage/thumbnail/${file.id}`, as),
    ];
    for (const as of ['camille', 'manager']) expect(await seen(as)).toEqual([as, 200, 200]);
    for (const as of ['diego', 'approver', 'vendor', 'stranger']) expect(await seen(as)).toEqual([as, 404, 404]);
    expect((await fetch(`${port.baseUrl}/api/file-storage/raw/${file.id}`)).status).toBe(401);
    expect(await statusOf(`file-storage/raw/${crypto.randomUUID()}`, 'camille')).toBe(404);
    expect(await statusOf('file-storage/raw/..%2f..%2fpostgres', 'camille')).toBe(404);

    const assignment = await make(port.in(home), 'caseDetail', { assignee: camille });
    const report = await make(port.in(home), 'caseExpenseBatch', { caseDetailId: assignment.id });
    const expense = await make(port.in(home), 'caseExpense', { caseExpenseBatch: report.id, receipt: file.id });
    expect((await seen('approver'))[1]).toBe(404);
    await port
      .in(home)
      .query(sql`update app.case_expense set approval_status = 'AWAITING_APPROVAL' where id = ${expense.id}::uuid`);
    expect(await seen('approver')).toEqual(['approver', 200, 200]);
    for (const as of ['diego', 'vendor', 'stranger']) expect((await seen(as))[1]).toBe(404);
  });
  test('hangs on a record that its sender may change, and is listed there', async () => {
    const person = await make(port.in(home), 'person');
    const about = { entity: 'person', entityId: person.id, purpose: 'DOCUMENT' };
    const stored = await upload('file-storage', 'manager', 'Lease.pdf', pdf(), about);
    expect(stored).toMatchObject({ status: 200, body: { entity: 'person', entityId: person.id } });
    const list = await port.call('GET', `file-storage?entity=person&entityId=${person.id}`, { as: token.manager });
    expect(list.body).toMatchObject({ totalElements: 1, content: [{ id: stored.body.id, name: 'Lease.pdf' }] });
    expect(await upload('file-storage', 'stranger', 'a.pdf', pdf(), about)).toMatchObject({
      status: 404,
      body: { code: 'documents.notFound' },
    });
    expect((await upload('file-storage', 'vendor', 'a.pdf', pdf(), about)).status).toBeGreaterThanOrEqual(403);
    expect(await upload('file-storage', 'manager', 'a.pdf', pdf(), { ...about, entity: 'session' })).toMatchObject({
      status: 404,
    });
    expect(await upload('file-storage', 'manager', 'a.pdf', pdf(), { ...about, entityId: 'x' })).toMatchObject({
      status: 404,
    });
  });
  test('that is for its sender alone is seen by nobody else', async () => {
    const person = await make(port.in(home), 'person');
    await port.user(home, 'colleague', ['caseManager']);
    token.colleague = await port.signIn('colleague');
    const { body } = await upload('file-storage', 'manager', 'Private.pdf', pdf(), {
      entity: 'person',
      entityId: person.id,
      share: 'ME',
    });
    expect([
      await statusOf(`file-storage/raw/${body.id}`, 'manager'),
      await statusOf(`file-storage/raw/${body.id}`, 'colleague'),
    ]).toEqual([200, 404]);
  });
  test('that is deleted is gone at once, its bytes once it has left the bin', async () => {
    const { body } = await upload('file-storage/expense-receipt', 'camille', 'a.jpg', await photo());
    const [row] = await port
      .in(home)
      .query<{ key: string }>(sql`select storage_key as key from app.attachment where id = ${body.id}::uuid`);
    const { files } = port.server.services;
    expect((await port.call('DELETE', `fe/attachment/${body.id}`, { as: token.diego })).status).toBe(404);
    expect((await port.call('DELETE', `fe/attachment/${body.id}`, { as: token.camille })).status).toBeLessThan(300);
    expect(await statusOf(`file-storage/raw/${body.id}`, 'camille')).toBe(404);
    const key = row?.key ?? '';
    const sweep = () =>
      sweepJob(port.server.services as FileServices, (tenant) => port.in(tenant)).run(new AbortController().signal);
    await sweep();
    expect(await (files as Files).has(key)).toBe(true);
    const long = new Date('2020-01-01');
    for (const name of [key, `${key}.thumb`]) await utimes(join(port.configuration.dataDir, 'files', name), long, long);
    const { body: kept } = await upload('file-storage/expense-receipt', 'camille', 'b.jpg', await photo());
    await sweep();
    expect(await (files as Files).has(key)).toBe(true);
    await port.server.store.open(sql`select engine.empty_bin('0 seconds'::interval)`);
    await sweep();
    expect(await (files as Files).has(key)).toBe(false);
    expect(await statusOf(`file-storage/raw/${kept.id}`, 'camille')).toBe(200);
  });
  test('is not stored when the quota is used up', async () => {
    const [me] = await port.in(home).query<{ id: string }>(sql`select id from app."user" where login = 'diego'`);
    await port
      .in(home)
      .query(sql`insert into app.attachment (tenant_id, id, version, created, created_by, updated, updated_by, name, content_type, size, sha256, storage_key, purpose, status, share)
      select ${home}::uuid, gen_random_uuid(), 1, now(), ${me?.id}::uuid, now(), ${me?.id}::uuid, 'big', 'text/plain', 2000000000, 'x', 'k' || n, 'DOCUMENT', 'CLEAN', 'ME' from generate_series(1, 2) n`);
    expect(await upload('file-storage/expense-receipt', 'diego', 'a.jpg', await photo())).toMatchObject({
      status: 422,
      body: { code: 'files.userQuota' },
    });
    expect((await upload('file-storage/expense-receipt', 'camille', 'a.jpg', await photo())).status).toBe(200);
  });
});
