import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './ask.ts';

let server: Server;
let base = '';
beforeAll(async () => {
  server = createServer((asked, answer) => {
    const pieces: Buffer[] = [];
    asked.on('data', (piece: Buffer) => pieces.push(piece));
    asked.on('end', () => {
      if (asked.url === '/elsewhere') return answer.writeHead(303, { location: '/there' }).end();
      const { host: _, connection: __, ...headers } = asked.headers;
      const said = { method: asked.method, url: asked.url, headers, body: Buffer.concat(pieces).toString() };
      answer.writeHead(asked.url === '/refused' ? 422 : 200, [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
        ['content-type', 'application/json'],
      ] as never);
      answer.end(`\uFEFF${JSON.stringify(said)}`);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each([
  ['GET', '/some?q=é', undefined],
  ['DELETE', '/some', undefined],
  ['POST', '/some', undefined],
  ['POST', '/refused', '{"name":"Zoë"}'],
  ['PUT', '/some', '{}'],
  ['POST', '/elsewhere', '{}'],
])('%s %s is asked and read as fetch does it', async (method, path, body) => {
  const headers = { authorization: 'Bearer some', ...(body ? { 'content-type': 'application/json' } : {}) };
  const given = { method, headers, ...(body ? { body } : {}) };
  const answer = await fetch(base + path, given);
  const { 'accept-encoding': _, ...asked } = (await answer.clone().json()).headers;
  const read = await ask(base + path, given);
  const said = JSON.parse(read.text);
  expect(said).toEqual({ ...(await answer.json()), headers: asked });
  expect(read.status).toBe(answer.status);
  expect(read.headers.getSetCookie()).toEqual(answer.headers.getSetCookie());
});

test('forms go, and nobody at home is an error', async () => {
  const body = new FormData();
  body.append('entity', 'person');
  expect((await ask(`${base}/form`, { method: 'POST', headers: {}, body })).text).toContain('name=\\"entity\\"');
  await expect(ask('http://127.0.0.1:9/', { method: 'GET', headers: {} })).rejects.toThrow();
});
