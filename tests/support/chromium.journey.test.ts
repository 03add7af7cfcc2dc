import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { openBrowser, visit } from './chromium.ts';

const PAGES: Record<string, string> = {
  '/good': '<main><h1>Welcome</h1><p>All is well.</p></main>',
  '/bad': '<main><h1>Welcome</h1><img src="/picture.png"><input></main>',
  '/other': '<main><h1>Other words</h1><p>They look the same.</p></main>',
  '/pale':
    '<main><h1>Welcome</h1><link rel="stylesheet" href="/pale.css"><p>All is well.</p><p class="pale">Hardly.</p></main>',
  '/labelled': '<main><h1>Welcome</h1><div><label for="it">Name</label><input id="it"></div></main>',
  '/unlabelled': '<main><h1>Welcome</h1><div><label for="other">Name</label><input id="it"></div></main>',
  '/foreign': '<main><h1>Welcome</h1><link rel="stylesheet" href="http://fonts.example.org/font.css"></main>',
  '/broken': '<main><h1>Welcome</h1><script src="/broken.js"></script></main>',
  '/inline': '<main><h1>Welcome</h1><script>document.title = "changed"</script></main>',
};
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self' http:; img-src 'self'; require-trusted-types-for 'script'";

let server: Server;
let baseUrl: string;
let browser: Browser;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/broken.js') return response.end('throw new Error("nobody catches this")');
    if (request.url === '/pale.css') return response.end('.pale { color: #ccc }');
    const body = PAGES[request.url ?? ''] ?? '';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': STRICT });
    response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Page</title>${body}</html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** A page that stays as it is. */
const patience = 0;

test.each([
  ['phone', 360, 740],
  ['desktop', 1440, 900],
] as const)('a visit by %s shows the page %i by %i', async (device, width, height) => {
  await using guest = await visit(browser, { baseUrl, device });
  await guest.page.goto('/good');
  expect(await guest.page.evaluate('[innerWidth, innerHeight]')).toEqual([width, height]);
});

test('an accessible page passes under a strict content security policy', async () => {
  await using guest = await visit(browser, { baseUrl, device: 'phone' });
  await guest.page.goto('/good');
  await expectAccessible(guest.page);
});

test('an inaccessible page fails, naming the rule and the element', async () => {
  await using guest = await visit(browser, { baseUrl, device: 'desktop' });
  await guest.page.goto('/bad');
  await expect(expectAccessible(guest.page, { patience })).rejects.toThrow(
    /image-alt[\s\S]*img[\s\S]*label[\s\S]*input/,
  );
});

test('what was seen is not looked at again, and whatever is new is', async () => {
  await using guest = await visit(browser, { baseUrl, device: 'desktop' });
  const { page } = guest;
  const seen = new Set<string>();
  await page.goto('/good');
  await expectAccessible(page, { seen });
  const known = seen.size;
  await page.goto('/other');
  await expectAccessible(page, { seen });
  expect(seen.size).toBe(known);
  await page.goto('/bad');
  await expect(expectAccessible(page, { seen, patience })).rejects.toThrow('image-alt');
  // It was told once.
  await expectAccessible(page, { seen });
});

test('a field that lost its label is not taken for those that have one, and a fault is told as often as it is met', async () => {
  await using guest = await visit(browser, { baseUrl, device: 'desktop' });
  const { page } = guest;
  await page.goto('/labelled');
  await expectAccessible(page);
  await page.goto('/unlabelled');
  await expect(expectAccessible(page, { patience })).rejects.toThrow(/label[\s\S]*#it/);
  await expect(expectAccessible(page, { patience })).rejects.toThrow(/label[\s\S]*#it/);
});

test('a single rule is asked of what is new alone', async () => {
  await using guest = await visit(browser, { baseUrl, device: 'desktop' });
  const seen = new Set<string>();
  const only = ['color-contrast'];
  await guest.page.goto('/good');
  await expectAccessible(guest.page, { seen, only });
  await guest.page.goto('/pale');
  await expect(expectAccessible(guest.page, { seen, only, patience })).rejects.toThrow(/color-contrast[\s\S]*\.pale/);
});

test.each([
  ['asks another host', '/foreign', 'asked another host: http://fonts.example.org/font.css'],
  ['throws', '/broken', 'nobody catches this'],
  ['is refused by the security policy', '/inline', 'Content Security Policy'],
])('a visit fails when its page %s', async (_what, path, message) => {
  const guest = await visit(browser, { baseUrl, device: 'desktop' });
  await guest.page.goto(path);
  await expect(guest.close()).rejects.toThrow(message);
});
