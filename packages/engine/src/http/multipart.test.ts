import type { ReadStream } from 'node:fs';
import multipart from '@fastify/multipart';
import { isRefusal } from '@homeport/grammar';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readUpload } from './multipart.ts';

test('a file that was kept aside and that nobody read is closed with its call', async () => {
  const app = Fastify();
  await app.register(multipart);
  let file: ReadStream | undefined;
  app.post('/', async (request) => {
    const upload = await readUpload(request, { fileSize: 1000 });
    if (isRefusal(upload)) throw new Error(upload.code);
    file = upload.file?.stream as ReadStream;
    await upload.done();
    return {};
  });
  const payload = new FormData();
  payload.append('file', new Blob(['some bytes']), 'a.txt');
  payload.append('purpose', 'DOCUMENT');
  const sent = new Response(payload);
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(200);
  await expect.poll(() => file?.closed).toBe(true);
  await app.close();
});
