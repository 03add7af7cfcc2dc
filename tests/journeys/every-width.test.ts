import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Device, openBrowser, visit } from '../support/chromium.ts';
import { pressByHand } from '../support/press.ts';
import { buildWidePage } from '../support/wide/build.ts';
import type { WideFault } from '../support/wide/page.tsx';

const baseUrl = 'http://127.0.0.1:9';
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
let browser: Browser;
let files: Awaited<ReturnType<typeof buildWidePage>>;
beforeAll(async () => {
  [browser, files] = await Promise.all([openBrowser(), buildWidePage()]);
});
afterAll(() => browser?.close());

/** Opens the page without a server: its files are answered from memory. */
async function serve(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname === '/' ? '/index.html' : pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = types[pathname.split('.').pop() ?? ''] ?? (pathname === '/' ? 'text/html' : 'font/woff2');
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
  await page.goto('/');
  await page.waitForFunction(() => 'wide' in window);
}

async function faultsOn(device: Device): Promise<{ faults: WideFault[]; entities: number }> {
  await using there = await visit(browser, { baseUrl, device });
  await serve(there.page);
  const names = await there.page.evaluate(() => window.wide.names);
  const faults = await there.page.evaluate(async () => {
    const found = [];
    for (const name of window.wide.names) found.push(...(await window.wide.look(name)));
    return found;
  });
  return { faults, entities: names.length };
}

test('no long word, long name or large amount breaks a list, record, form or dialog of any entity', async () => {
  const [phone, desktop] = await Promise.all([faultsOn('phone'), faultsOn('desktop')]);
  expect(phone.entities).toBeGreaterThan(200);
  expect([...phone.faults, ...desktop.faults]).toEqual([]);
});

test('a press on Save is heard although the field that is left holds no date', async () => {
  await using there = await visit(browser, { baseUrl, device: 'desktop' });
  const { page } = there;
  await serve(page);
  await page.evaluate(() => window.wide.form('trip'));
  const field = page.locator('form input[placeholder="dd-mm-yyyy"]').first();
  await field.fill('31-02-2026');
  await pressByHand(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page
    .getByText(/There (is|are) \d+ problem/)
    .first()
    .waitFor();
});

/** What is left of a sheet of A4 on its side between margins of 16 mm, in pixels of CSS. */
const paper = { width: 1001, height: 672 };

test('a list that is printed has every column on the paper', async () => {
  await using there = await visit(browser, { baseUrl, device: 'desktop' });
  const { page } = there;
  await page.setViewportSize(paper);
  await serve(page);
  await page.emulateMedia({ media: 'print' });
  const missing = await page.evaluate(async () => {
    const found = [];
    for (const name of window.wide.names) found.push(...(await window.wide.printed(name)));
    return found;
  });
  expect(missing).toEqual([]);
});

test('the sheets of a list that is printed lie all on their side, and the first has the list on it', async () => {
  await using there = await visit(browser, { baseUrl, device: 'desktop' });
  const { page } = there;
  await serve(page);
  await page.evaluate(() => window.wide.printed('costCenter'));
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sheets.map(([, width, height]) => Number(width) > Number(height))).toEqual([true]);
});
