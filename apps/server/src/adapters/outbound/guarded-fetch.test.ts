import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeGuardedFetch, OutboundRefused } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.rules.ts';

let server: Server;
let host = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/away') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    if (request.url === '/flood') return void response.end(Buffer.alloc(2 * 1024 * 1024));
    request.pipe(response.writeHead(200, { 'content-type': 'text/plain' }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('calls to other hosts', () => {
  test('a host on this machine is closed, and open when the operator says so', async () => {
    await expect(makeGuardedFetch([])(`http://${host}/`)).rejects.toThrow(OutboundRefused);
    await expect(makeGuardedFetch([])(`https://${host}/`)).rejects.toThrow('not a public host');
    const answer = await makeGuardedFetch([host])(`http://${host}/`, { method: 'POST', body: 'said' });
    expect([answer.status, await answer.text()]).toEqual([200, 'said']);
  });
  test('a redirect is answered and not followed', async () => {
    const answer = await makeGuardedFetch([host])(`http://${host}/away`);
    expect(answer.status).toBe(302);
  });
  test('an answer without end is cut off', async () => {
    await expect(makeGuardedFetch([host])(`http://${host}/flood`)).rejects.toThrow('answers too much');
  });
  test('another protocol is refused, whoever is trusted', async () => {
    await expect(makeGuardedFetch([host])(`ftp://${host}/`)).rejects.toThrow(OutboundRefused);
    await expect(makeGuardedFetch([])('file:///etc/passwd')).rejects.toThrow(OutboundRefused);
  });
});
test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.8.8.8', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:a00:1::', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
