import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, type ShopServer, shopServer } from '../../../../tests/support/engine/shop-server.ts';

let server: ShopServer;
let token: string;
let port: number;
beforeAll(async () => {
  server = await shopServer({
    limits: { body: 64 * 1024, upload: 100_000 },
    rates: { signIn: { calls: 5, seconds: 60 } },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
  token = server.person(['clerk', 'chief']).token;
});
afterAll(() => server.close());

const get = (path: string, query: Record<string, string | string[]> = {}) =>
  call(server, token, 'GET', path, { query });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(server, token, 'POST', path, { body, headers });

/** Bytes straight to the port, and what comes back. */
const raw = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(text)).on('error', reject);
    setTimeout(() => socket.end(), 400);
  });

describe('failures are problems, whoever refuses', () => {
  test('unknown addresses, also outside the prefix', async () => {
    for (const url of ['/api/nothing', '/api/fe/nothing/x', '/api/fe/tag/a/b/c/d/e/f/g/h/i/j/k', '/nothing', '/api']) {
      const response = await server.app.inject({ method: 'GET', url });
      expect(response.statusCode, url).toBe(404);
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(response.json()).toMatchObject({
        code: 'request.noSuchAddress',
        status: 404,
        traceId: expect.any(String),
      });
    }
  });

  test('other methods are 405 and say which there are; OPTIONS says it, too; HEAD is GET without a body', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await call(server, token, method, 'fe/tag', { body: {} });
      expect(answer).toMatchObject({
        status: 405,
        body: { code: 'request.wrongMethod' },
        headers: { allow: 'GET, POST, HEAD, OPTIONS' },
      });
    }
    expect(await call(server, undefined, 'OPTIONS', 'fe/tag')).toMatchObject({
      status: 204,
      headers: { allow: 'GET, POST, HEAD, OPTIONS' },
    });
    const head = await call(server, token, 'HEAD', 'fe/tag');
    expect(head).toMatchObject({ status: 200, body: { text: '' } });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(20);
    expect(await raw('TRACE /api/fe/tag HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(
      /^HTTP\/1.1 (405|404)[\s\S]*application\/problem\+json/,
    );
  });

  test('addresses that cannot be read', async () => {
    expect(await raw('GET /api/fe/tag/%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400[\s\S]*request.badAddress/,
    );
    expect(await raw('GET /%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400[\s\S]*problem\+json/,
    );
  });

  test('what the HTTP parser refuses', async () => {
    expect(await raw('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1.1 400[\s\S]*application\/problem\+json/);
    expect(await raw(`GET /api/hello HTTP/1.1\r\nhost: x\r\nx-big: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431[\s\S]*application\/problem\+json/,
    );
  });

  test('wrong content types, broken and oversized bodies', async () => {
    expect(await post('fe/tag', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
      body: { code: 'request.wrongType' },
    });
    expect(await post('fe/tag', '{}', { 'content-type': 'application/json; charset=utf-16' })).toMatchObject({
      status: 415,
    });
    expect(await post('fe/tag', '{"name":')).toMatchObject({
      status: 400,
      body: { code: 'request.badBody', title: 'Invalid request.' },
    });
    expect(await post('fe/tag', '[1]')).toMatchObject({ status: 400 });
    expect(await post('fe/tag', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))).toMatchObject({
      status: 400,
      body: { code: 'request.badBody' },
    });
    expect(await post('fe/tag', `${'['.repeat(33)}${']'.repeat(33)}`)).toMatchObject({
      status: 400,
      body: { code: 'request.tooDeep' },
    });
    expect(await post('fe/tag', JSON.stringify({ name: 'x'.repeat(70_000) }))).toMatchObject({
      status: 413,
      body: { code: 'request.tooLarge' },
    });
    expect(
      await raw(
        `POST /api/fe/tag HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n11170\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`,
      ),
    ).toMatch(/^HTTP\/1.1 413/);
    expect(await post('fe/tag', '')).toMatchObject({ status: 400, body: { code: 'input.notJsonBody' } });
  });

  test('NUL and halves of characters are refused where they are, never stored and never a fault', async () => {
    expect(await post('fe/tag', '{"name":"a\\u0000b"}')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', code: 'input.badCharacter' }] },
    });
    expect(await post('fe/tag', '{"name":"a\\ud800b"}')).toMatchObject({ status: 422 });
    expect(await get('fe/customer/search', { search: 'a\u0000b' })).toMatchObject({ status: 422 });
    expect(await get('fe/tag/search', { filter: '{"field":"name","op":"lk","value":"a\\u0000"}' })).toMatchObject({
      status: 422,
    });
    expect(await get('fe/tag/search', { filter: '{"field":"name\\u0000","op":"eq","value":"a"}' })).toMatchObject({
      status: 400,
    });
    expect(await get('fe/tag/a%00b')).toMatchObject({ status: 404 });
  });

  test('a fault is answered with its reference only, and logged under it', async () => {
    const answer = await get('crash');
    expect(answer).toMatchObject({
      status: 500,
      body: { code: 'request.fault', title: expect.stringContaining('Internal server error') },
    });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(server.log).toContainEqual(
      expect.objectContaining({ level: 'error', fields: expect.objectContaining({ reference: answer.body.traceId }) }),
    );
  });

  test('texts and the labels in them come in the language of the reader, or the one asked for before anyone is known', async () => {
    const unknown = await call(server, undefined, 'GET', 'crash', { headers: { 'accept-language': 'es-MX,es;q=0.9' } });
    expect(unknown).toMatchObject({ status: 401, body: { title: 'Inicie sesión.' } });
    const reader = server.person(['clerk'], { locale: 'es' });
    const refused = await call(server, reader.token, 'POST', 'fe/customer', { body: { number: 'A' } });
    expect(refused.body).toMatchObject({
      title: 'Rellene todos los campos obligatorios.',
      errors: [{ field: 'name', title: 'Rellene Nombre' }],
    });
  });

  test('the strict limit of sign-in is per address, with the seconds to wait', async () => {
    const enter = () => call(server, undefined, 'POST', 'auth/enter', { body: { name: 'a', secret: 'x' } });
    const answers = [];
    for (let i = 0; i < 7; i += 1) answers.push(await enter());
    expect(answers.map((a) => a.status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(answers.at(-1)?.body).toMatchObject({ code: 'request.tooMany', retryAfter: expect.any(Number) });
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('lists refuse what they do not understand', () => {
  test.each([
    ['fe/tag', { nonsense: '1' }, 400, 'input.unknownField'],
    ['fe/tag', { size: '1001' }, 400, 'input.badPage'],
    ['fe/tag', { size: '0' }, 400, 'input.badPage'],
    ['fe/tag', { page: '-1' }, 400, 'input.badPage'],
    ['fe/tag', { page: '1.5' }, 400, 'input.badPage'],
    ['fe/tag', { page: '600', size: '20' }, 400, 'input.pageTooDeep'],
    ['fe/tag', { sort: 'nothing' }, 400, 'input.badSort'],
    ['fe/tag', { sort: 'name,up' }, 400, 'input.badSort'],
    ['fe/tag', { sort: ['name', 'name'] }, 400, 'input.badSort'],
    ['fe/tag', { total: 'all' }, 400, 'input.badFilter'],
    ['fe/tag', { after: 'nonsense' }, 400, 'request.badCursor'],
    ['fe/tag', { after: 'a b' }, 400, 'request.badCursor'],
    ['fe/tag', { search: 'x' }, 400, 'input.unknownField'],
    ['fe/tag', { filter: '{' }, 400, 'input.badFilter'],
    ['fe/tag', { filter: '[]' }, 400, 'input.badFilter'],
    ['fe/tag', { filter: '{"nothing":1}' }, 400, 'input.unknownField'],
    ['fe/tag', { filter: '{"field":"name","op":"like","value":"x"}' }, 400, 'input.unknownOperator'],
    ['fe/tag', { filter: '{"field":"weight","op":"lk","value":"1"}' }, 400, 'input.unknownOperator'],
    ['fe/tag', { filter: '{"field":"weight","op":"eq","value":"x"}' }, 422, 'input.notNumber'],
    ['fe/tag', { filter: '{"field":"id","op":"eq","value":"x"}' }, 422, 'input.notReference'],
    ['fe/tag', { filter: '{"field":"color","op":"in","value":"RED"}' }, 400, 'input.badFilter'],
    [
      'fe/tag',
      { filter: JSON.stringify({ all: Array.from({ length: 51 }, () => ({ field: 'weight', op: 'eq', value: 1 })) }) },
      400,
      'input.filterTooLarge',
    ],
    [
      'fe/tag',
      { filter: JSON.stringify({ field: 'weight', op: 'in', value: Array.from({ length: 501 }, (_, i) => i % 100) }) },
      400,
      'input.filterTooLarge',
    ],
    ['fe/tag', { filter: `${'{"all":['.repeat(8)}{"weight":1}${']}'.repeat(8)}` }, 400, 'input.badFilter'],
    ['fe/tag', { filter: '{"__proto__":{"x":1}}' }, 400, 'input.unknownField'],
    ['fe/tag', { filter: '{"constructor":1}' }, 400, 'input.unknownField'],
    ['fe/order', { filter: '{"customer.customer.customer.customer.customer":1}' }, 400, 'input.unknownField'],
    ['fe/order', { filter: '{"createdBy.passwordHash":"x"}' }, 400, 'input.unknownField'],
    ['fe/customer', { filter: '{"field":"iban","op":"eq","value":"FR76"}' }, 400, 'input.unknownOperator'],
  ] as const)('%s %j', async (path, query, status, code) => {
    expect(await get(path, query as Record<string, string>)).toMatchObject({ status, body: { code } });
  });

  test('and understand the specification: short filters, lists of values, relations, nothing', async () => {
    for (const filter of [
      '{"customerId":"00000000-0000-0000-0000-000000000001"}',
      '{"customer":{"id":"00000000-0000-0000-0000-000000000001"}}',
      '{"status":["DRAFT","PAID"]}',
      '{"note":null}',
      '{}',
      '{"customer.name":"Ann"}',
      '{"field":"tags","op":"in","value":["00000000-0000-0000-0000-000000000001"]}',
    ]) {
      expect(await get('fe/order/search', { filter }), filter).toMatchObject({
        status: 200,
        body: { totalElements: 0 },
      });
    }
    expect(await get('fe/order', { total: 'none', fields: 'reference,can' })).toMatchObject({
      status: 200,
      body: { content: [], totalElements: null },
    });
  });
});

describe('headers', () => {
  test('answers are private, never stored, never guessed, never framed, and carry their request', async () => {
    const { headers } = await get('fe/tag');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.any(String),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect((await get('fe/nothing')).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('long answers are packed when asked for', async () => {
    for (let i = 0; i < 40; i += 1) await post('fe/customer', { name: `Customer ${i}`, number: `P${i}` });
    const plain = await server.app.inject({
      url: '/api/fe/customer?size=100',
      headers: { authorization: `Bearer ${token}` },
    });
    for (const encoding of ['br', 'gzip']) {
      const packed = await server.app.inject({
        url: '/api/fe/customer?size=100',
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
      });
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    }
  });

  test('no log line carries a query, a body or a token', async () => {
    await get('fe/customer/search', { search: 'findme-in-the-log' });
    await post('fe/tag', { name: 'write-me-in-the-log' });
    await get('fe/customer/search', { search: 'findme-in-the-log', nonsense: '1' });
    const text = JSON.stringify(server.log);
    expect(text).toContain('createTag');
    for (const word of ['findme', 'write-me', token]) expect(text).not.toContain(word);
  });
});

describe('calls with a fixed path', () => {
  test('anyone, the signed-in, and roles', async () => {
    expect((await call(server, undefined, 'GET', 'hello', { query: { name: 'Ann' } })).body).toEqual({ hello: 'Ann' });
    expect((await call(server, undefined, 'GET', 'hello', { query: { other: 'x' } })).status).toBe(422);
    expect((await call(server, undefined, 'GET', 'user/me')).status).toBe(401);
    expect((await get('user/me')).body).toEqual({ name: 'Name of clerk,chief' });
    const buyer = server.person(['buyer']);
    expect(
      (await call(server, buyer.token, 'POST', 'credit', { body: {}, headers: { 'idempotency-key': 'x' } })).status,
    ).toBe(403);
  });

  const form = (parts: readonly [string, string, string?][]): { payload: string; headers: Record<string, string> } => {
    const payload = parts
      .map(
        ([name, value, file]) =>
          `--b\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${file}"\r\ncontent-type: text/plain` : ''}\r\n\r\n${value}\r\n`,
      )
      .join('');
    return {
      payload: `${payload}--b--\r\n`,
      headers: { 'content-type': 'multipart/form-data; boundary=b', authorization: `Bearer ${token}` },
    };
  };
  const upload = async (parts: readonly [string, string, string?][], more: Record<string, string> = {}) => {
    const { payload, headers } = form(parts);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/file-storage',
      payload,
      headers: { ...headers, ...more },
    });
    return { status: response.statusCode, body: response.json() };
  };

  test('files are received with the other parts of their form, in any order', async () => {
    const wanted = { status: 200, body: { size: 5, name: 'a.txt', share: 'hr' } };
    expect(
      await upload([
        ['share', 'hr'],
        ['file', 'hello', 'C:\\dir\\a.txt'],
      ]),
    ).toEqual(wanted);
    expect(
      await upload([
        ['file', 'hello', '../../a.txt'],
        ['share', 'hr'],
      ]),
    ).toEqual(wanted);
    expect(
      await upload(
        [
          ['share', 'hr'],
          ['file', 'hello', 'a.txt'],
        ],
        { 'x-file-last': 'true' },
      ),
    ).toEqual(wanted);
  });

  test('forms that are too large, broken, without or with strange parts are refused', async () => {
    expect(await upload([['share', 'hr']])).toMatchObject({ status: 422, body: { code: 'request.fileNeeded' } });
    expect(await upload([['file', 'x'.repeat(120_000), 'a.txt']])).toMatchObject({ status: 413 });
    expect(await upload([['other', 'x', 'a.txt']])).toMatchObject({ status: 400 });
    expect(
      await upload([
        ['share', 'x'],
        ['share', 'y'],
        ['file', 'x', 'a.txt'],
      ]),
    ).toMatchObject({ status: 400 });
    expect(
      await upload([
        ['nothing', 'x'],
        ['file', 'x', 'a.txt'],
      ]),
    ).toMatchObject({ status: 422, body: { errors: [{ field: 'nothing' }] } });
    expect(
      await upload([
        ['file', 'a', 'a.txt'],
        ['file', 'b', 'b.txt'],
      ]),
    ).toMatchObject({ status: 413 });
    expect(await post('file-storage', { share: 'x' })).toMatchObject({ status: 415 });
    const cut = await server.app.inject({
      method: 'POST',
      url: '/api/file-storage',
      payload: '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
      headers: form([]).headers,
    });
    expect(cut.statusCode).toBe(400);
  });

  test('bytes are served as an attachment under their name', async () => {
    const answer = await get('file-storage/7/raw');
    expect(answer).toMatchObject({
      status: 200,
      body: { text: 'file 7' },
      headers: {
        'content-type': 'text/plain',
        'content-disposition': `attachment; filename="Gro__e _1_.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.txt`,
      },
    });
    expect(await get('file-storage/none/raw')).toMatchObject({ status: 404, body: { code: 'request.notFound' } });
  });
});

describe('the machine asks', () => {
  test('live, ready, metrics from this machine only', async () => {
    expect((await server.app.inject('/health/live')).statusCode).toBe(200);
    expect((await server.app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
    const metrics = await server.app.inject('/metrics');
    expect(metrics.body).toMatch(/homeport_http_answers_total\{status="2xx"\} [1-9]/);
    expect((await server.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } })).statusCode).toBe(
      404,
    );
    expect((await server.app.inject({ url: '/metrics', remoteAddress: '10.0.0.1' })).statusCode).toBe(404);
  });
});
