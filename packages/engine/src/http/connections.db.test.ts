import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ShopServer, shopServer } from '../../../../tests/support/engine/shop-server.ts';

let server: ShopServer;
let port: number;
beforeAll(async () => {
  server = await shopServer();
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
