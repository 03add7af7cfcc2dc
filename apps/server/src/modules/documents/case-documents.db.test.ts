import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf, photo } from '../../../../../tests/support/engine/sample-files.ts';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { openClamav } from '../../adapters/scanner/clamav.ts';

let port: Homeport;
let home = '';
let assignment = '';
let camille = '';
const token: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  camille = (await make(port.in(home), 'person')).id;
  assignment = (await make(port.in(home), 'caseDetail', { assignee: camille })).id;
  const lists = { ATTACHMENT_TYPE: ['PASSPORT'], REQUIRED_DOCUMENT_CATEGORY: ['IMMIGRATION'] };
  for (const [optionTypeCode, codes] of Object.entries(lists))
    for (const code of codes) await make(port.in(home), 'dataOption', { optionTypeCode, code, name: code });
  await port.user(home, 'camille', ['assignee'], camille);
  await port.user(home, 'diego', ['assignee'], (await make(port.in(home), 'person')).id);
  await port.user(home, 'manager', ['caseManager']);
  await port.user(home, 'vendor', ['vendor']);
  const foreign = await port.tenant('FOREIGN');
  await port.user(foreign, 'stranger', ['caseManager', 'administrator']);
  for (const login of ['camille', 'diego', 'manager', 'vendor', 'stranger']) token[login] = await port.signIn(login);
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const post = (path: string, as: string, body: unknown, version?: number) =>
  port.call('POST', path, {
    as: token[as],
    body,
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
const get = (path: string, as: string) => port.call('GET', path, { as: token[as] });
const rawStatus = async (id: string, as: string) =>
  (await fetch(`${port.baseUrl}/api/file-storage/raw/${id}`, { headers: { authorization: `Bearer ${token[as]}` } }))
    .status;

function upload(
  path: string,
  as: string,
  parts: Readonly<Record<string, string>>,
  name = 'a.pdf',
  bytes: Uint8Array | string = pdf(),
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(parts)) form.append(key, value);
  form.append('file', new Blob([bytes as BlobPart]), name);
  return port.call('POST', path, { as: token[as], body: form });
}

describe('a document of an assignment', () => {
  const share = async (more: Readonly<Record<string, unknown>>) => {
    const made = await post('fe/document', 'manager', {
      category: 'CASE',
      title: 'Letter of assignment',
      caseDetailId: assignment,
      ownerId: camille,
      ...more,
    });
    expect(made.status).toBe(201);
    const file = await upload('file-storage', 'manager', { entity: 'document', entityId: made.body.id });
    await post(`fe/document/${made.body.id}/add-version`, 'manager', { file: file.body.id });
    expect((await post(`fe/document/${made.body.id}/publish`, 'manager', {})).status).toBe(200);
    return { id: made.body.id as string, file: file.body.id as string };
  };

  test('is seen by its assignee once it is shared with them, and by no other', async () => {
    const open = await share({ share: 'ASSIGNEE' });
    const inside = await share({ share: 'TEAM' });
    const status = async (id: string, as: string) => (await get(`fe/document/${id}`, as)).status;
    const who = ['camille', 'diego', 'manager', 'vendor', 'stranger'];
    expect(await Promise.all(who.map((as) => status(open.id, as)))).toEqual([200, 404, 200, 404, 404]);
    expect(await Promise.all(who.map((as) => rawStatus(open.file, as)))).toEqual([200, 404, 200, 404, 404]);
    expect(await Promise.all(who.map((as) => status(inside.id, as)))).toEqual([404, 404, 200, 404, 404]);
    expect(await rawStatus(inside.file, 'camille')).toBe(404);
    await expect
      .poll(async () => (await get('notification', 'camille')).body.content.map((n: { event: string }) => n.event))
      .toContain('documents.documentShared');
  });

  test('is confirmed by its reader: who, when, and which version; the next version is to be read again', async () => {
    const { id } = await share({ share: 'ASSIGNEE', requiresConfirmation: true });
    expect((await post(`fe/document/${id}/open`, 'camille', {})).status).toBe(200);
    expect((await post(`fe/document/${id}/confirm-read`, 'diego', {})).status).toBe(404);
    expect((await post(`fe/document/${id}/confirm-read`, 'manager', {})).status).toBe(403);
    expect((await post(`fe/document/${id}/confirm-read`, 'camille', {})).status).toBe(200);
    const readings = await get(
      `fe/document-reading/search?filter=${encodeURIComponent(JSON.stringify({ document: id }))}`,
      'manager',
    );
    expect(readings.body.content).toMatchObject([{ person: { id: camille }, confirmedVersion: 1 }]);
    expect(readings.body.content[0].confirmedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:]+Z$/);
    expect((await get('fe/document-reading/search', 'diego')).body.content).toEqual([]);
    await expect
      .poll(async () => (await get('notification', 'manager')).body.content.map((n: { event: string }) => n.event))
      .toContain('documents.documentConfirmed');
    const next = await upload('file-storage', 'manager', { entity: 'document', entityId: id });
    await post(`fe/document/${id}/add-version`, 'manager', { file: next.body.id });
    expect((await get(`fe/document/${id}`, 'camille')).body.versionNumber).toBe(2);
  });

  test('that asks for nothing cannot be confirmed', async () => {
    const { id } = await share({ share: 'ASSIGNEE' });
    expect((await post(`fe/document/${id}/confirm-read`, 'camille', {})).status).toBe(403);
  });
});

describe('a required document', () => {
  const required = async (more: Readonly<Record<string, unknown>> = {}) =>
    post('fe/required-document', 'manager', {
      caseDetailId: assignment,
      assignee: camille,
      name: 'Passport',
      kind: 'UPLOAD',
      category: 'IMMIGRATION',
      documentType: 'PASSPORT',
      ...more,
    });
  const sendIn = async (id: string, bytes?: Uint8Array, name?: string) => {
    const file = await upload('file-storage', 'camille', { entity: 'requiredDocument', entityId: id }, name, bytes);
    expect(file.status).toBe(200);
    const { version } = (await get(`fe/required-document/${id}`, 'camille')).body;
    return {
      file: file.body.id as string,
      answer: await post(`fe/required-document/${id}/submit`, 'camille', { file: file.body.id }, version),
    };
  };

  test('says what it is, what it needs, and what to read', async () => {
    const codes = async (more: Readonly<Record<string, unknown>>) =>
      (await required(more)).body.errors?.map((e: { code: string }) => e.code);
    expect(await codes({ category: null })).toEqual(['documents.noCategory']);
    expect(await codes({ documentType: null })).toEqual(['documents.noDocumentType']);
    expect(await codes({ kind: 'DOWNLOAD', documentType: null })).toEqual(['documents.noAttachedDocument']);
    expect((await post('fe/required-document', 'camille', {})).status).toBe(403);
  });

  test('is locked while it is reviewed, then approved', async () => {
    const { body } = await required();
    const { file, answer } = await sendIn(body.id, await photo(), 'passport.jpg');
    expect(answer).toMatchObject({ status: 200, body: { status: 'IN_REVIEW', file: { id: file } } });
    const more = await upload('file-storage', 'camille', { entity: 'requiredDocument', entityId: body.id });
    expect(more).toMatchObject({ status: 403, body: { code: 'documents.notAccepted' } });
    const { version } = answer.body;
    const again = await post(`fe/required-document/${body.id}/submit`, 'camille', { file }, version);
    expect(again.status).toBe(409);
    expect((await port.call('DELETE', `fe/attachment/${file}`, { as: token.camille })).status).toBe(409);
    expect((await post(`fe/required-document/${body.id}/approve`, 'camille', {}, version)).status).toBe(403);
    expect((await post(`fe/required-document/${body.id}/approve`, 'stranger', {}, version)).status).toBe(404);
    const done = await post(`fe/required-document/${body.id}/approve`, 'manager', {}, version);
    expect(done).toMatchObject({ status: 200, body: { status: 'APPROVED' } });
    const told = async () => (await get('notification', 'camille')).body.content.map((n: { event: string }) => n.event);
    await expect.poll(told).toContain('documents.documentApproved');
  });

  test('that is rejected says why and is replaced', async () => {
    const { body } = await required();
    const first = await sendIn(body.id);
    const refuse = (input: object) =>
      post(`fe/required-document/${body.id}/reject`, 'manager', input, first.answer.body.version);
    expect((await refuse({})).status).toBe(422);
    expect((await refuse({ reason: 'The lower half is dark.' })).body).toMatchObject({
      status: 'REJECTED',
      decisionReason: 'The lower half is dark.',
    });
    const second = await sendIn(body.id);
    expect(second.answer.body).toMatchObject({
      status: 'IN_REVIEW',
      file: { id: second.file },
      previousFile: { id: first.file },
      decisionReason: null,
    });
    expect(await rawStatus(second.file, 'manager')).toBe(200);
    expect(await rawStatus(second.file, 'vendor')).toBe(404);
  });

  test('takes only its own files of accepted types', async () => {
    const { body } = await required({ accepts: 'PICTURE' });
    const { answer } = await sendIn(body.id);
    expect(answer).toMatchObject({ status: 422, body: { code: 'documents.wrongType' } });
    const { body: other } = await required();
    const elsewhere = await upload('file-storage', 'camille', { entity: 'requiredDocument', entityId: other.id });
    const { version } = (await get(`fe/required-document/${body.id}`, 'camille')).body;
    expect(
      await post(`fe/required-document/${body.id}/submit`, 'camille', { file: elsewhere.body.id }, version),
    ).toMatchObject({
      status: 422,
      body: { code: 'documents.notItsFile' },
    });
    expect((await upload('file-storage', 'diego', { entity: 'requiredDocument', entityId: body.id })).status).toBe(404);
  });

  test('of two who decide at once one wins', async () => {
    const { body } = await required();
    const { answer } = await sendIn(body.id);
    const { version } = answer.body;
    const both = await Promise.all([
      post(`fe/required-document/${body.id}/approve`, 'manager', {}, version),
      post(`fe/required-document/${body.id}/reject`, 'manager', { reason: 'No' }, version),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 412]);
  });

  test('to read is confirmed once', async () => {
    const { body: first } = await required();
    const file = await upload('file-storage', 'manager', { entity: 'requiredDocument', entityId: first.id });
    const made = await required({ kind: 'DOWNLOAD', documentType: null, attachedDocument: file.body.id });
    expect(made.status).toBe(201);
    expect(await rawStatus(file.body.id, 'camille')).toBe(200);
    expect(await rawStatus(file.body.id, 'diego')).toBe(404);
    const { id, version } = made.body;
    expect(
      (await post(`fe/required-document/${id}/submit`, 'camille', { file: file.body.id }, version)).body.code,
    ).toBe('documents.notForUpload');
    const done = await post(`fe/required-document/${id}/confirm`, 'camille', {}, version);
    expect(done).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } });
    expect((await post(`fe/required-document/${id}/confirm`, 'camille', {}, done.body.version)).status).toBe(409);
  });
});

describe('own files', () => {
  test('are listed without naming a record, have a kind, and are deleted', async () => {
    const about = {
      entity: 'person',
      entityId: camille,
      purpose: 'DOCUMENT',
      attachmentType: 'PASSPORT',
      share: 'TEAM',
    };
    const stored = await upload('file-storage', 'camille', about);
    expect(stored.body).toMatchObject({ attachmentType: 'PASSPORT', status: 'CLEAN' });
    const ids = async (as: string) => (await get('file-storage', as)).body.content.map((f: { id: string }) => f.id);
    expect(await ids('camille')).toContain(stored.body.id);
    expect(await ids('diego')).not.toContain(stored.body.id);
    expect((await port.call('DELETE', `fe/attachment/${stored.body.id}`, { as: token.camille })).status).toBe(204);
    expect(await ids('camille')).not.toContain(stored.body.id);
    expect((await get('file-storage?entity=person', 'camille')).status).toBe(404);
    const terms = await get('document/terms', 'camille');
    expect(terms).toMatchObject({ status: 200, body: { title: expect.any(String), text: expect.any(String) } });
  });

  test('may be a film of the assignment', async () => {
    const film = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypisom\0\0\x02\0isommp41', 'latin1'),
      Buffer.alloc(64),
    ]);
    const stored = await upload('file-storage/case-video', 'camille', { caseDetailId: assignment }, 'room.mp4', film);
    expect(stored).toMatchObject({ status: 200, body: { contentType: 'video/mp4', purpose: 'CASE_VIDEO' } });
    expect(
      (await upload('file-storage/case-video', 'diego', { caseDetailId: assignment }, 'room.mp4', film)).status,
    ).toBe(404);
    expect((await upload('file-storage/case-video', 'camille', { caseDetailId: assignment }, 'a.pdf')).status).toBe(
      415,
    );
  });
});

describe('with a virus scanner', () => {
  let daemon: Server;
  let isAway = false;
  beforeAll(async () => {
    // Speaks the protocol of ClamAV and knows one virus.
    daemon = createServer((socket) => {
      let all: Buffer = Buffer.alloc(0);
      socket.on('error', () => {});
      socket.on('data', (part: Buffer) => {
        all = Buffer.concat([all, part]);
        if (isAway) socket.destroy();
        else if (all.subarray(-4).equals(Buffer.alloc(4)))
          socket.end(all.includes('a bad virus') ? 'stream: Bad.Virus FOUND\0' : 'stream: OK\0');
      });
    });
    await new Promise<void>((ready) => daemon.listen(0, '127.0.0.1', ready));
    const address = { host: '127.0.0.1', port: (daemon.address() as { port: number }).port };
    (port.server.services as { scanner?: unknown }).scanner = openClamav(address);
  });
  afterAll(() => daemon?.close());
  const about = () => ({ entity: 'person', entityId: camille });

  test('a virus is refused and leaves nothing behind', async () => {
    const stored = await upload('file-storage', 'camille', about(), 'a.txt', 'this is a bad virus');
    expect(stored).toMatchObject({ status: 422, body: { code: 'documents.infected' } });
    expect((await upload('file-storage', 'camille', about(), 'a.txt', 'fine')).body.status).toBe('CLEAN');
  });
  test('a file is closed to everybody while the scanner is away, and opens when it is back', async () => {
    isAway = true;
    const { body } = await upload('file-storage', 'camille', about(), 'a.txt', 'nobody has looked');
    expect(body.status).toBe('QUARANTINED');
    expect([await rawStatus(body.id, 'camille'), await rawStatus(body.id, 'manager')]).toEqual([404, 404]);
    isAway = false;
    await expect.poll(() => rawStatus(body.id, 'camille'), { timeout: 20_000 }).toBe(200);
  }, 30_000);
});
