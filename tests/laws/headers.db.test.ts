import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/** Whatever the server answers, wherever, carries the headers that keep a browser from guessing, framing and leaking. */
const needed = [
  'x-content-type-options',
  'referrer-policy',
  'strict-transport-security',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'content-security-policy',
];
let port: Homeport;
beforeAll(async () => {
  port = await startHomeport({ demo: true });
}, 180_000);
afterAll(() => port?.[Symbol.asyncDispose]());

/** Every address the server listens to, with a value for each parameter. */
const addresses = (): string[] => {
  const lines = port.server.app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n');
  const stack: string[] = [];
  const found = lines.flatMap((line) => {
    const shown = /^((?:│ {3}| {4})*)(?:├── |└── )(.*?)(?: \(.*\))?$/.exec(line);
    if (!shown) return [];
    const depth = (shown[1] as string).length / 4;
    stack.length = depth;
    stack[depth] = shown[2] as string;
    return [stack.join('')];
  });
  return [
    ...new Set(
      found.map((path) =>
        (path.startsWith('/') ? path : `/${path}`).replaceAll('*', 'nothing').replace(/:\w+/g, 'one'),
      ),
    ),
  ];
};
const missingIn = (headers: { has(name: string): boolean }): string[] => needed.filter((name) => !headers.has(name));
const origin = () => port.baseUrl;

test('on every address that is listened to, whatever is answered', async () => {
  const paths = [...addresses(), '/health/live', '/health/ready', '/metrics', '/api/openapi.json', '/', '/nowhere.js'];
  expect(paths.length).toBeGreaterThan(9);
  expect(paths).toContain('/metrics');
  for (const path of paths)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']) {
      const { headers, status } = await fetch(`${origin()}${path}`, { method, redirect: 'manual' });
      expect(missingIn(headers), `${method} ${path} ${status}`).toEqual([]);
    }
});

test('on every call of the catalogue, also refused', async () => {
  for (const path of ['fe/person', 'case/mai-case', 'export/person', 'nothing', 'fe/person/%ff', 'user/me'])
    expect(missingIn((await fetch(`${origin()}/api/${path}`)).headers), path).toEqual([]);
});

test('on what is no request at all', async () => {
  const { hostname, port: number } = new URL(origin());
  const socket = connect(Number(number), hostname);
  socket.end('NOT HTTP\r\n\r\n');
  let answered = '';
  for await (const part of socket.setEncoding('utf8')) answered += part;
  expect(answered).toContain('400');
  for (const name of needed) expect(answered).toContain(`${name}: `);
});
