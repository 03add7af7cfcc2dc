import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** An upload under an Idempotency-Key is stored once, whatever happens to the connection and however often it is sent. */
let port: Homeport;
let token: string;
let database: pg.Client;
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  const home = await port.tenant('ONCE');
  token = await port.enter(home, await port.user(home, 'uploader', ['administrator']));
  database = new pg.Client({ connectionString: port.superuserUrl });
  await database.connect();
}, 120_000);
afterAll(async () => {
  await database?.end();
  await port?.[Symbol.asyncDispose]();
});

const formOf = (text: string, name: string, fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([text], { type: 'text/csv' }), name);
  return form;
};
const upload = (key: string, text: string, name: string, path = 'file-storage/message', fields = {}) =>
  port.call('POST', path, { as: token, body: formOf(text, name, fields), headers: { 'idempotency-key': key } });

/** How many files of a name there are. */
const stored = async (name: string): Promise<number> =>
  Number((await database.query('select count(*) from app.attachment where name = $1', [name])).rows[0].count);
/** Files with bytes in the store. */
const bytesKept = (): number =>
  readdirSync(join(port.configuration.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((e) =>
    e.isFile(),
  ).length;

test('sent again it gets the first answer, and nothing is stored a second time', async () => {
  const first = await upload('again', 'id,name\n1,one\n', 'again.csv');
  expect(first.status).toBe(200);
  const kept = bytesKept();
  const second = await upload('again', 'id,name\n1,one\n', 'again.csv');
  expect(second.body).toEqual(first.body);
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect([await stored('again.csv'), bytesKept()]).toEqual([1, kept]);
});

test('the key stands for the bytes, the name, the fields and the call', async () => {
  expect((await upload('same', 'id,name\n1,one\n', 'same.csv')).status).toBe(200);
  for (const other of [
    await upload('same', 'id,name\n1,two\n', 'same.csv'),
    await upload('same', 'id,name\n1,one\n', 'other.csv'),
    await upload('same', 'id,name\n1,one\n', 'same.csv', 'import', { entity: 'costCenter' }),
  ])
    expect([other.status, other.body.code]).toEqual([422, 'request.keyReused']);
});

test('of several at once one is stored', async () => {
  const kept = bytesKept();
  const all = await Promise.all(Array.from({ length: 8 }, () => upload('at-once', 'id,name\n1,one\n', 'at-once.csv')));
  const done = all.filter(({ status }) => status === 200);
  expect(all.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
  expect([await stored('at-once.csv'), bytesKept()]).toEqual([1, kept + 1]);
});

test('a table to import comes in once, too, with the same proposal', async () => {
  const send = () => upload('table', 'code,name\nA,one\n', 'table.csv', 'import', { entity: 'costCenter' });
  const first = await send();
  expect([first.status, (await send()).body]).toEqual([200, first.body]);
  expect(await stored('table.csv')).toBe(1);
});

test('cut off in the middle, and cut off before the answer came', async () => {
  const body = new Response(formOf(`id,name\n${'1,one\n'.repeat(20_000)}`, 'cut.csv'));
  const type = body.headers.get('content-type') as string;
  const bytes = Buffer.from(await body.arrayBuffer());
  const { hostname, port: number } = new URL(port.baseUrl);
  const send = (until: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(number), hostname, () => {
        socket.write(
          `POST /api/file-storage/message HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nidempotency-key: cut\r\n` +
            `content-type: ${type}\r\ncontent-length: ${bytes.length}\r\nx-file-last: true\r\n\r\n`,
        );
        socket.write(bytes.subarray(0, until), () => setTimeout(() => socket.destroy(), 10));
      });
      socket.on('error', reject).on('close', () => resolve());
    });
  await send(bytes.length / 2);
  await pause(100);
  expect(await stored('cut.csv')).toBe(0);
  await send(bytes.length);
  await expect.poll(() => stored('cut.csv')).toBe(1);
  const sent = await fetch(`${port.baseUrl}/api/file-storage/message`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'cut', 'content-type': type },
    body: bytes,
  });
  expect([sent.status, sent.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  expect(await stored('cut.csv')).toBe(1);
});

test('every call that takes a file takes a key; by a link, where nobody is signed in, the bytes are the key', () => {
  const calls = port.server.app.homeport.table.operations.filter(({ takes }) => takes === 'file');
  expect(calls.length).toBeGreaterThan(5);
  // Sent twice it is one file: service-by-link.db.test.ts.
  expect(calls.filter(({ key }) => key === 'none').map(({ id }) => id)).toEqual(['uploadExternalFile']);
});
