import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, visit } from '../support/chromium.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';
import { assigneeSteps, demoPassword } from './assignee.steps.ts';
import { workspaceSteps } from './workspace.steps.ts';

let homeport: Homeport;
let browser: Browser;
beforeAll(async () => {
  [homeport, browser] = await Promise.all([startHomeport({ demo: true }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await homeport?.[Symbol.asyncDispose]();
});
const phone = (locale = 'en-GB') => visit(browser, { baseUrl: homeport.baseUrl, device: 'phone', locale });

test('a wrong password is told above the form and keeps what was typed', async () => {
  await using guest = await phone();
  const { page } = guest;
  const assignee = assigneeSteps(page, 'en');
  await page.goto('/login');
  await assignee.enter('assignee.en', 'Not-My-Password-1');
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.locator('#username').inputValue()).toBe('assignee.en');
  await expect.poll(() => page.locator('#password').inputValue()).toBe('Not-My-Password-1');
  await expect.poll(() => page.title()).toMatch(/^Error: /);
  expect(new URL(page.url()).pathname).toBe('/login');
  await expectAccessible(page);
});

test('the sign-in page is there before its script, and what was typed by then is kept', async () => {
  await using guest = await phone('fr-FR');
  const { page } = guest;
  // What that page asks for after its heading is its own.
  await page.waitForLoadState('networkidle');
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/entry-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/login', { waitUntil: 'commit' });
  const name = page.locator('#username');
  await name.fill('assignee.fr');
  await page.locator('#password').fill(demoPassword);
  script.resolve();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.title()).toMatch(/Homeport/);
  await expect.poll(() => page.evaluate(() => document.querySelector('[data-ahead]') === null)).toBe(true);
  expect(await name.inputValue()).toBe('assignee.fr');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('password');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  expect(faults).toEqual([]);
});

test('a button pressed before the script has come does its work once it is there, and sends nothing anywhere until then', async () => {
  await using guest = await phone('fr-FR');
  const { page } = guest;
  let script = Promise.withResolvers<void>();
  await page.route('**/assets/entry-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Se connecter' }).click();
  script.resolve();
  await page.waitForURL('**/login');

  script = Promise.withResolvers();
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('#username').fill('assignee.fr');
  await page.locator('#password').fill(demoPassword);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  script.resolve();
  await page.waitForURL('**/dashboard');
});

test('a page opened again asks for its data while its own code is on its way, each thing once', async () => {
  await using guest = await phone('fr-FR');
  const { page } = guest;
  const assignee = assigneeSteps(page, 'fr');
  await assignee.signIn('assignee.fr');
  // From the first picture on; what a page asks for is remembered when it has been opened by its address.
  await page.goto('/dashboard/services');
  await assignee.heading('Services').waitFor();
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/entry-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  const asked: string[] = [];
  // What is told (as the page before tells of its use when it goes) is no question; what it still reads ahead is one of many.
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) asked.push(request.url());
  });
  // What the page before asked for until it went is not counted.
  page.once('framenavigated', () => (asked.length = 0));
  await page.goto('/dashboard/services', { waitUntil: 'commit' });
  await expect.poll(() => asked.some((address) => address.includes('/case-service/'))).toBe(true);
  const early = [...asked];
  script.resolve();
  await assignee.heading('Services').waitFor();
  expect(early.filter((address) => asked.filter((one) => one === address).length > 1)).toEqual([]);
});

test('Home and what is read ahead with it are eight calls, at the first visit and at the next, and nothing is asked twice', async () => {
  await using guest = await phone('fr-FR');
  const { page } = guest;
  const assignee = assigneeSteps(page, 'fr');
  await page.goto('/login');
  const calls: string[] = [];
  const questions: string[] = [];
  page.on('request', (request) => {
    const [, path = ''] = request.url().split('/api/');
    if (!path || path === 'auth/login') return;
    calls.push(path);
    const inside: string[] | undefined = path === 'together' ? request.postDataJSON() : undefined;
    questions.push(...(inside ?? [path]));
  });
  /** Waits until Home is there, and what is read ahead. */
  const complete = async () => {
    await page.getByRole('heading', { name: assignee.say('home.doNext') }).waitFor();
    const isAhead = () => calls.includes('session-token') && questions.some((path) => path.startsWith('case-contact'));
    await expect.poll(isAhead, { timeout: 20_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
  };
  for (const visit of ['first', 'next']) {
    calls.length = 0;
    questions.length = 0;
    if (visit === 'first') await assignee.enter('assignee.fr');
    else await page.reload();
    await complete();
    expect(calls.length, `${visit}: ${calls.join(', ')}`).toBeLessThanOrEqual(8);
    // All of it was asked, and nothing twice.
    expect(questions.length).toBeGreaterThan(20);
    expect(questions.filter((path, at) => questions.indexOf(path) !== at)).toEqual([]);
  }
});

test('who chose another language, or is signed in, sees nothing of the page as it was written ahead', async () => {
  await using guest = await phone('fr-FR');
  const { page } = guest;
  await page.addInitScript(() => localStorage.setItem('homeport.locale', 'es'));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continuar', exact: true }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
});

test('an approver has the incorrect role for the assignee app', async () => {
  await using guest = await phone();
  const { page } = guest;
  const assignee = assigneeSteps(page, 'en');
  await page.goto('/login');
  await assignee.enter('approver.one');
  await page.getByText('incorrect role', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await expectAccessible(page);
});

test('an approver who types the address of a list without a right is told so', async () => {
  await using guest = await visit(browser, {
    baseUrl: homeport.baseUrl,
    device: 'desktop',
    expectedErrors: [/You do not have permission to do this/],
  });
  const { page } = guest;
  const approver = workspaceSteps(page, 'en');
  await approver.signIn('approver.one');
  await page.goto('/workspace/tenants/tenant');
  await page.getByText('You do not have access to this page').first().waitFor();
  await expectAccessible(page);
});

test('an administrator of another company finds nothing at the address of a report', async () => {
  const mine = await homeport.signIn('assignee.fr', demoPassword);
  const found = await homeport.call('GET', 'fe/case-expense-batch/search?size=1', { as: mine });
  const report = found.body.content[0] as { id: string; description: string };
  const foreign = await homeport.signIn('other.admin', demoPassword);
  expect((await homeport.call('GET', `fe/case-expense-batch/${report.id}`, { as: foreign })).status).toBe(404);

  await using guest = await visit(browser, {
    baseUrl: homeport.baseUrl,
    device: 'desktop',
    expectedErrors: [/Item does not exist/],
  });
  const { page } = guest;
  await workspaceSteps(page, 'en').signIn('other.admin');
  for (const id of [report.id, crypto.randomUUID()]) {
    await page.goto(`/workspace/financial/case-expense-batch/${id}`);
    await page.getByRole('heading', { level: 1, name: 'This page does not exist', exact: true }).waitFor();
    await expectAccessible(page);
    expect(await page.locator('main').innerText()).not.toContain(report.description);
  }
});

test('a session that was ended leads to the login page and back to the same place', async () => {
  await using guest = await phone();
  const { page } = guest;
  const assignee = assigneeSteps(page, 'en');
  await assignee.signIn('assignee.en');
  await page.goto('/dashboard/expense-reports?status=PAID');
  await page.locator('h1').waitFor();
  const token = await homeport.signIn('assignee.en', demoPassword);
  expect((await homeport.call('POST', 'auth/logout-everywhere', { as: token })).status).toBeLessThan(300);
  await page.reload();
  await page.waitForURL('**/login?to=*');
  await page.getByText(assignee.entry('signInAgain')).waitFor();
  await assignee.enter('assignee.en');
  await page.waitForURL('**/dashboard/expense-reports?status=PAID');
});
