import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { outstandingOf, watchReaders } from '../limits/outstanding.ts';
import { writeAnswer } from './write-answer.ts';

test('an answer to somebody who went away before it was made is not counted as waiting to be read', async () => {
  const app = Fastify();
  const stop = watchReaders(app.server, { writeTimeout: 1000, ofConnection: 1, ofAddress: 1, ofAll: 1 });
  let isWritten = false;
  app.get('/large', async (request, reply) => {
    await once(reply.raw, 'close');
    await writeAnswer(request, reply, { status: 200, text: 'x'.repeat(200_000) });
    isWritten = true;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const gone = connect(port, '127.0.0.1').on('error', () => {});
  gone.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(app.server, 'request');
  gone.destroy();
  await expect.poll(() => isWritten).toBe(true);
  expect(outstandingOf(app.server)?.total).toBe(0);
  stop();
  await app.close();
});
