import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { operationsIn, wrongWith } from '@homeport/engine/fuzz';
import { allowanceOf, kebab } from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/** The document of the real server against what it serves and what it answers. */
let port: Homeport;
let home: string;
let document: ReturnType<Homeport['server']['app']['homeport']['document']>;
let operations: ReturnType<typeof operationsIn>;
const tokens = new Map<RoleKey, string>();

beforeAll(async () => {
  port = await startHomeport();
  document = await (await fetch(`${port.baseUrl}/api/openapi.json`)).json();
  operations = operationsIn(document);
  home = await port.tenant('HOME');
  for (const role of Object.keys(roles) as RoleKey[]) {
    await port.user(home, `home.${role}`, [role]);
    tokens.set(role, await port.signIn(`home.${role}`));
  }
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('the OpenAPI document', () => {
  test('has every call that is served, and nothing else', () => {
    const { table } = port.server.app.homeport;
    const served = table.operations.flatMap((o) => [
      `${o.method} /${o.path}`,
      ...(o.forTenant ? [`${o.method} /for-tenant/{tenantId}/${o.path}`] : []),
    ]);
    expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      [...served, 'POST /together'].toSorted(),
    );
    expect(served.length).toBeGreaterThan(200);
  });

  test('has the calls of every entity and every route of the catalogue', () => {
    const paths = new Set(operations.map(({ method, path }) => `${method} ${path}`));
    const missing = [
      ...catalogue.entities
        .filter((e) => !e.internal)
        .flatMap((e) => [`GET /fe/${kebab(e.name)}/{id}`, `GET /fe/${kebab(e.name)}/search`]),
      ...catalogue.domains.flatMap((d) => d.routes.map((r) => `${r.method} /${r.path}`)),
    ].filter((path) => !paths.has(path));
    expect(missing).toEqual([]);
  });

  test('names every operation once and says who may call it', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { path, operation } of operations) {
      expect((operation as unknown as Record<string, unknown>)['x-permission'], path).toBeDefined();
      for (const status of ['400', '401', '403', '404', '429', '500', '503'])
        expect(operation.responses, `${path} ${status}`).toHaveProperty(status);
    }
  });
});

describe('the address of the document', () => {
  const url = '/api/openapi.json';
  const ask = (headers: Readonly<Record<string, string>>) => port.server.app.inject({ url, headers });

  test('answers packed as one can read it, and nothing to who has it already', async () => {
    const plain = await ask({ 'accept-encoding': 'identity' });
    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
    for (const [packing, unpack] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      const packed = await ask({ 'accept-encoding': packing });
      expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([packing, 'accept-encoding']);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
      expect(unpack(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(packed.headers.etag).toBe(plain.headers.etag);
    }
    const again = await ask({ 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('sends all who do not read the same bytes', { timeout: 60_000 }, async () => {
    const size = (await ask({ 'accept-encoding': 'identity' })).rawPayload.length;
    expect(size).toBeGreaterThan(3_000_000);
    const readers = 60;
    const before = process.memoryUsage.rss();
    const { hostname, port: number } = new URL(port.baseUrl);
    const sockets = Array.from({ length: readers }, () => {
      const socket = connect(Number(number), hostname).on('error', () => {});
      socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`);
      return socket.pause();
    });
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const grown = process.memoryUsage.rss() - before;
    for (const socket of sockets) socket.destroy();
    expect(grown).toBeLessThan((readers * size) / 3);
  });
});

/** Calls and holds the answer against the document. */
async function check(as: string | undefined, method: string, path: string, at: string): Promise<number> {
  const answer = await fetch(`${port.baseUrl}/api${at}`, {
    method,
    headers: as ? { authorization: `Bearer ${as}` } : {},
  });
  const body = await answer.text();
  const found = operations.find((o) => o.method === method && o.path === path);
  if (!found) throw new Error(`the document has no ${method} ${path}`);
  const type = answer.headers.get('content-type') ?? '';
  expect(
    wrongWith(document, found.operation, { status: answer.status, type, body }),
    `${method} ${at} → ${answer.status}`,
  ).toEqual([]);
  if (answer.status >= 400) expect(type).toMatch(/^application\/problem\+json/);
  return answer.status;
}

describe.each(catalogue.entities.filter((e) => !e.internal && e.scope !== 'global').map((e) => [e.name, e] as const))(
  'answers about %s',
  (name, entity) => {
    const path = `/fe/${kebab(name)}`;
    test('are what the document says, for every role, for nobody, and for what is not there', async () => {
      const { id } = await make(port.in(home), entity);
      let seen = 0;
      for (const role of Object.keys(roles) as RoleKey[]) {
        const as = tokens.get(role);
        const one = await check(as, 'GET', `${path}/{id}`, `${path}/${id}`);
        const list = await check(as, 'GET', `${path}/search`, `${path}/search?size=5`);
        if (one === 200 && list === 200) seen += 1;
      }
      const [reader] = (Object.keys(roles) as RoleKey[]).filter((r) => entity.access[r] !== undefined);
      const as = tokens.get(reader as RoleKey);
      await check(as, 'GET', `${path}`, `${path}?size=2&total=none`);
      await check(as, 'GET', `${path}/{id}`, `${path}/${crypto.randomUUID()}`);
      await check(as, 'GET', `${path}/search`, `${path}/search?filter=[]`);
      await check(undefined, 'GET', `${path}/{id}`, `${path}/${id}`);
      const history = operations.find((o) => o.path === `${path}/{id}/history`);
      if (history) await check(as, 'GET', history.path, `${path}/${id}/history`);
      // Records of the caller's own only (sessions, notifications) are seen by nobody but their owner.
      const isOpen = (Object.keys(roles) as RoleKey[]).some(
        (role) => allowanceOf(entity.access, [role]).deeds.read === true,
      );
      if (isOpen) expect(seen).toBeGreaterThan(0);
    });
  },
);
