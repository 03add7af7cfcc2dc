import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, type ShopServer, shopServer } from '../../../../tests/support/engine/shop-server.ts';
import { sharedDocument } from './answer/shared-document.ts';
import { outstandingOf, watchReaders } from './limits/outstanding.ts';

let server: ShopServer;
let port: number;
beforeAll(async () => {
  server = await shopServer({ limits: { writeTimeout: 1000, ofConnection: 400_000, ofAddress: 1_000_000 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
afterAll(() => server.close());

/** Bytes straight to the port, and what comes back. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(text)).on('error', reject);
    setTimeout(() => socket.end(), 400);
  });

describe('what the connection itself refuses', () => {
  test('an expectation that nobody knows, in the language of who expects it; 100-continue is met', async () => {
    const asked = (expect: string, more = '') =>
      raw(
        `POST /api/fe/tag HTTP/1.1\r\nhost: x\r\nexpect: ${expect}\r\naccept-language: fr\r\n${more}content-length: 2\r\n\r\n{}`,
      );
    const refused = await asked('a-miracle');
    expect(refused).toMatch(/^HTTP\/1.1 417[\s\S]*nosniff[\s\S]*application\/problem\+json/);
    expect(refused).toContain('"code":"request.badExpectation"');
    expect(refused).toMatch(/connection: close/i);
    expect(await asked('100-continue')).toMatch(/^HTTP\/1.1 100 Continue[\s\S]*HTTP\/1.1 401/);
  });
});

describe('who does not read', () => {
  /** More than the system holds for a connection. */
  const large = 'x'.repeat(12_000_000);

  test('is cut off after the time without progress; who reads slowly is not', { timeout: 20_000 }, async () => {
    const page = sharedDocument(() => large);
    const own = Fastify();
    own.get('/large', (request, reply) => page.answer(request, reply, {}));
    await own.listen({ port: 0, host: '127.0.0.1' });
    const stop = watchReaders(own.server, { writeTimeout: 1000, ofConnection: 1, ofAddress: 1, ofAll: 1 });
    const number = (own.server.address() as { port: number }).port;
    const ask = (): Socket => connect(number, '127.0.0.1').on('error', () => {});
    const mute = ask();
    mute.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
    mute.pause();
    const slow = ask();
    slow.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
    let read = 0;
    const reading = setInterval(() => {
      read += (slow.read() as Buffer | null)?.length ?? 0;
    }, 20);
    slow.on('readable', () => {});
    const served = (): Promise<number> =>
      new Promise((resolve) => own.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(served).toBe(2);
    await expect.poll(served, { timeout: 6000 }).toBe(1);
    await expect.poll(() => read, { timeout: 12_000 }).toBeGreaterThan(large.length);
    clearInterval(reading);
    slow.destroy();
    stop();
    await own.close();
  });

  test('all of them share one document in memory', { timeout: 60_000 }, async () => {
    const page = sharedDocument(() => large);
    const own = Fastify();
    own.get('/large', (request, reply) => page.answer(request, reply, {}));
    await own.listen({ port: 0, host: '127.0.0.1' });
    const number = (own.server.address() as { port: number }).port;
    const before = process.memoryUsage.rss();
    const sockets = Array.from({ length: 60 }, () => {
      const socket = connect(number, '127.0.0.1').on('error', () => {});
      socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
      return socket.pause();
    });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    // Sixty copies would be 720 MB.
    expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(250);
    for (const socket of sockets) socket.destroy();
    await own.close();
  });

  test('is refused more when enough waits for them already, and gets on when it was read', async () => {
    const counted = outstandingOf(server.app.server as Server);
    const { token } = server.person(['clerk', 'chief']);
    const socket = {};
    expect(counted?.take(socket, '127.0.0.1', 1_000_000)).toBe(true);
    const big = `/api/fe/tag?size=1000`;
    const ask = () =>
      fetch(`http://127.0.0.1:${port}${big}`, {
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
      });
    for (let i = 0; i < 400; i += 1) await call(server, token, 'POST', 'fe/tag', { body: { name: `tag number ${i}` } });
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await refused.json()).code).toBe('request.busy');
    counted?.give(socket, '127.0.0.1', 1_000_000);
    const answered = await ask();
    expect([answered.status, (await answered.text()).length > 64 * 1024]).toEqual([200, true]);
    await expect.poll(() => counted?.total).toBe(0);
  });
});
