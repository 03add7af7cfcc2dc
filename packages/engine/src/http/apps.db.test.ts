import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type ShopServer, shopServer } from '../../../../tests/support/engine/shop-server.ts';

let server: ShopServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeport-apps-'));
  for (const app of ['one', 'two']) {
    await mkdir(join(folder, app, 'assets'), { recursive: true });
    await writeFile(join(folder, app, 'index.html'), `<!doctype html><title>${app}</title>`);
    await writeFile(join(folder, app, 'assets', 'main-a1b2c3d4.js'), `export const app = '${app}';`);
    await writeFile(join(folder, app, 'assets', 'main-a1b2c3d4.js.gz'), gzipSync(`export const app = '${app}';`));
    // The workspace's build writes six characters.
    await writeFile(join(folder, app, 'assets', 'main-a1b2c3.js'), `export const app = '${app}';`);
  }
  await writeFile(join(folder, 'one', 'login.fr.html'), '<!doctype html><title>one, in French');
  await writeFile(join(folder, 'one', '.secret'), 'hidden');
  await writeFile(join(folder, 'outside.txt'), 'outside');
  server = await shopServer({
    apps: [
      {
        path: '/',
        folder: join(folder, 'one'),
        early: ({ path, host, locale }) =>
          path === '/login' ? `<${locale}.js?${host}>; rel=modulepreload` : undefined,
        written: ({ path, query, locale }) => (path === '/login' && query === '' ? `login.${locale}.html` : undefined),
      },
      { path: '/workspace', folder: join(folder, 'two') },
    ],
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test('each app answers its own pages, whatever their path', async () => {
  for (const url of ['/', '/dashboard/batch/7/item', '/dashboard/trips&Visas'])
    expect((await get(url)).body, url).toContain('<title>one');
  for (const url of ['/workspace', '/workspace/', '/workspace/cases/7'])
    expect((await get(url)).body, url).toContain('<title>two');
  const page = await get('/login');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
  });
});

test('a page that was written ahead is answered as it stands; without it, or with more asked, the one page is', async () => {
  const french = { 'accept-language': 'fr' };
  expect((await get('/login', french)).body).toContain('one, in French');
  for (const [url, headers] of [
    ['/login?why=role', french],
    ['/login', { 'accept-language': 'es' }],
    ['/dashboard', french],
  ] as const)
    expect((await get(url, headers)).body, url).toContain('<title>one</title>');
});

test('a page says what it asks for first, in the language of its visitor; nothing else does', async () => {
  const page = await get('/login', { 'accept-language': 'fr-CH,fr;q=0.9', host: 'blue.localhost:3000' });
  expect(page.headers).toMatchObject({
    link: '<fr.js?blue.localhost>; rel=modulepreload',
    vary: expect.stringContaining('accept-language'),
  });
  for (const url of ['/dashboard', '/workspace/login', '/assets/main-a1b2c3d4.js'])
    expect((await get(url)).headers.link, url).toBeUndefined();
});

test('hashed files never change, come packed where they lie packed, and are not found when they are gone', async () => {
  const file = await get('/workspace/assets/main-a1b2c3.js');
  expect(file.body).toContain("'two'");
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/main-a1b2c3d4.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
    'gzip',
  );
  for (const url of ['/assets/gone-a1b2c3d4.js', '/workspace/assets/gone.css', '/favicon.ico']) {
    const gone = await get(url);
    expect(gone.statusCode, url).toBe(404);
    expect(gone.headers['content-type']).toContain('application/problem+json');
  }
});

test('nothing outside of the build is served', async () => {
  for (const url of [
    '/.secret',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/%00',
    '/assets/..%5c..%5coutside.txt',
  ]) {
    expect((await get(url)).body, url).not.toMatch(/hidden|outside$/);
  }
});

test('the API keeps its own failures beside the apps', async () => {
  expect(await call(server, undefined, 'GET', 'nothing')).toMatchObject({
    status: 404,
    body: { code: 'request.noSuchAddress' },
  });
});

test('another place of the API is named in the head of every page', async () => {
  const elsewhere = await shopServer({ prefix: '/mobility/api', apps: [{ path: '/', folder: join(folder, 'named') }] });
  await mkdir(join(folder, 'named'), { recursive: true });
  await writeFile(join(folder, 'named', 'index.html'), '<!doctype html><head><title>named</title></head>');
  const page = await elsewhere.app.inject({ url: '/dashboard' });
  await elsewhere.close();
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<head><meta name="api-prefix" content="/mobility/api" /><title>');
});
