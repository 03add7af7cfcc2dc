import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { openBrowser, visit } from '../support/chromium.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';
import { assigneeSteps, demoPassword, photoOf } from './assignee.steps.ts';

let homeport: Homeport;
let browser: Browser;
beforeAll(async () => {
  [homeport, browser] = await Promise.all([startHomeport({ demo: true }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await homeport?.[Symbol.asyncDispose]();
});

test('an expense made without a connection is kept through a reload and sent exactly once', async () => {
  await using phone = await visit(browser, {
    baseUrl: homeport.baseUrl,
    device: 'phone',
    hasWorker: true,
    expectedErrors: [/WebSocket connection to .* failed/],
  });
  const { page } = phone;
  page.setDefaultTimeout(10_000);
  const assignee = assigneeSteps(page, 'en-x-brightwater');
  await assignee.signIn('assignee.en');
  await assignee.openExpenses();
  const report = await assignee.newReport('Made in the tunnel', '300');
  const id = report.split('/').at(-1) ?? '';
  await assignee.link(assignee.say('report.addItem')).click();
  await assignee.heading(assignee.say('expense.new')).waitFor();

  // The server cannot be reached; the pages of the app can still be loaded again, as they can where a phone has a cell but no data.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.locator('input[data-camera]').setInputFiles(photoOf('restaurant', 'tunnel'));
  await page.getByText(assignee.say('receipt.kept')).waitFor();
  await page.locator('#expense-amount').fill('64.30');
  await chooseFrom(page.locator('#expense-expenseItem'), 'Meal');
  await page.locator('#expense-activity').fill('Lunch on the train');
  await assignee.button(assignee.say('expense.save')).click();
  await page.waitForURL(/\/dashboard\/batch\/[^/]+$/);
  await page.getByText(assignee.say('waiting.toSend')).waitFor();
  await expectAccessible(page);

  const token = await homeport.signIn('assignee.en', demoPassword);
  const lines = async () => {
    const filter = encodeURIComponent(JSON.stringify({ field: 'caseExpenseBatch', op: 'eq', value: id }));
    return (await homeport.call('GET', `fe/case-expense/search?filter=${filter}`, { as: token })).body;
  };
  expect((await lines()).totalElements).toBe(0);

  // Closed and opened again before there is a connection: nothing could have been sent until then.
  await page.reload();
  await page.getByText(assignee.say('waiting.toSend')).waitFor();
  await assignee.heading('Made in the tunnel').waitFor();
  await expectAccessible(page);
  expect((await lines()).totalElements).toBe(0);

  await page.unroute('**/api/**');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/fe\/case-expense$/.test(request.url())) sent.push(request.url());
  });
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await page.getByText('Lunch on the train').first().waitFor();
  await page.getByText(assignee.say('waiting.toSend')).waitFor({ state: 'detached' });
  await expect.poll(async () => (await lines()).totalElements).toBe(1);
  await page.reload();
  await assignee.heading('Made in the tunnel').waitFor();
  const { content, totalElements } = await lines();
  expect(totalElements).toBe(1);
  expect(sent).toHaveLength(1);
  expect(content[0]).toMatchObject({ amount: '64.30', activity: 'Lunch on the train' });
  expect(content[0].receipt.id).toEqual(expect.any(String));
  await expectAccessible(page);
});

test('a report is there after reloading although the network was lost in the moment it was made, in every window', async () => {
  await using phone = await visit(browser, {
    baseUrl: homeport.baseUrl,
    device: 'phone',
    hasWorker: true,
    expectedErrors: [/WebSocket connection to .* failed/],
  });
  const { page, context } = phone;
  page.setDefaultTimeout(10_000);
  const assignee = assigneeSteps(page, 'en-x-brightwater');
  await assignee.signIn('assignee.en');
  for (const [name, late] of [
    ['Made at the platform', 0],
    ['Made in the train', 700],
  ] as const) {
    await page.goto('/dashboard/list?new=true');
    await page.getByRole('textbox', { name: assignee.say('report.description') }).fill(name);
    // Lost with the answer: what came after it did not come. One call learns of it sooner than another.
    let isLost = false;
    await context.route('**/api/**', async (route) => {
      const address = route.request().url();
      if (!isLost) {
        isLost = route.request().method() === 'POST' && address.endsWith('/case-expense-batch');
        return route.continue();
      }
      if (address.includes('/case-expense')) await setTimeout(late);
      await route.abort('internetdisconnected').catch(() => undefined);
    });
    await assignee.button(assignee.say('report.create')).click();
    await page.waitForURL(/\/dashboard\/batch\/[^/]+$/);
    await page.reload();
    await assignee.heading(name).waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('heading', { name }).waitFor();
    await other.close();
    await context.unroute('**/api/**');
  }
});

test('without any network the app opens again with what was read, and signing out leaves nothing of it', async () => {
  await using phone = await visit(browser, {
    baseUrl: homeport.baseUrl,
    device: 'phone',
    locale: 'fr-FR',
    hasWorker: true,
    expectedErrors: [/WebSocket connection to .* failed/],
  });
  const { page, context } = phone;
  page.setDefaultTimeout(15_000);
  const assignee = assigneeSteps(page, 'fr');
  await assignee.signIn('assignee.fr');
  // The shell is on the device once its worker is there.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/dashboard/timeline');
  const milestones = page.locator('main li');
  await expect.poll(() => milestones.count(), { timeout: 20_000 }).toBeGreaterThan(5);
  const items = await milestones.count();
  // A look must not make what the application has not made yet: an empty one would stay for good.
  const kept = () =>
    page.evaluate(async () => {
      const name = 'homeport.assignee.answers';
      if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
      return new Promise<unknown[]>((done, failed) => {
        const request = indexedDB.open(name);
        request.onerror = () => failed(request.error);
        request.onsuccess = () => {
          const database = request.result;
          if (!database.objectStoreNames.contains('answers')) {
            database.close();
            return done([]);
          }
          const all = database.transaction('answers').objectStore('answers').getAll();
          all.onsuccess = () => {
            database.close();
            done((all.result as { key: unknown[] }[]).map(({ key }) => key[0]));
          };
        };
      });
    });
  await expect
    .poll(kept, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['assignment', 'timeline', 'services', 'contacts']));

  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => milestones.count(), { timeout: 20_000 }).toBe(items);
  await page.getByText(/^Vous êtes hors ligne/).waitFor();
  await expectAccessible(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: assignee.say('home.doNext') }).waitFor();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.goto('/dashboard/logout');
  await page.waitForURL(/:\d+\/logout$/);
  await expect.poll(kept, { timeout: 20_000 }).toEqual([]);
});

test.each(['as usual', 'without the file that does it'])(
  'who signs out %s takes their own drafts from the device, and nothing of others who use it',
  async (how) => {
    await using phone = await visit(browser, {
      baseUrl: homeport.baseUrl,
      device: 'phone',
      ...(how === 'as usual' ? {} : { expectedErrors: [/leave-for-good|ERR_FAILED/] }),
    });
    const { page } = phone;
    page.setDefaultTimeout(15_000);
    const assignee = assigneeSteps(page, 'en-x-brightwater');
    await assignee.signIn('assignee.en');
    const own = await page.evaluate(async () => {
      const { access } = JSON.parse(localStorage.getItem('homeport.tokens') ?? '{}');
      const answer = await fetch('/api/user/me', { headers: { authorization: `Bearer ${access}` } });
      return (await answer.json()).id as string;
    });
    /** Drafts and saved documents on the device, by whose they are; planted first where asked. */
    const onDevice = (plant: readonly string[]) =>
      page.evaluate(async (users) => {
        const at = Date.now();
        for (const user of users)
          localStorage.setItem(`homeport.draft.${user}.note`, JSON.stringify({ values: { note: 'typed' }, at }));
        const tables: Record<string, [string, string[] | null]> = {
          'homeport.assignee': ['draft-files', null],
          'homeport.assignee.documents': ['documents', ['user', 'id']],
        };
        const found = Object.keys(localStorage).filter((key) => key.startsWith('homeport.draft.'));
        for (const [name, [table, keyPath]] of Object.entries(tables))
          await new Promise<void>((done, failed) => {
            const request = indexedDB.open(name, 1);
            request.onupgradeneeded = () => request.result.createObjectStore(table, keyPath ? { keyPath } : {});
            request.onerror = () => failed(request.error);
            request.onsuccess = () => {
              const work = request.result.transaction(table, 'readwrite');
              const rows = work.objectStore(table);
              for (const user of users)
                if (keyPath) rows.put({ user, id: 'd1' });
                else rows.put({ name: 'receipt.jpg' }, `${user}.new`);
              const keys = rows.getAllKeys();
              work.oncomplete = () => {
                found.push(...keys.result.map((key) => `${table} ${[key].flat()[0]}`));
                request.result.close();
                done();
              };
            };
          });
        return found.sort();
      }, plant);
    expect(await onDevice([own, 'other'])).toHaveLength(6);
    const missed: string[] = [];
    if (how !== 'as usual')
      await page.route('**/leave-for-good*', (route) => {
        missed.push(route.request().url());
        return route.abort();
      });
    await page.goto('/dashboard/logout');
    await page.waitForURL(/:\d+\/logout$/);
    expect(missed.length > 0).toBe(how !== 'as usual');
    expect(await onDevice([])).toEqual(['documents other', 'draft-files other.new', 'homeport.draft.other.note']);
  },
);

test('how one is told is chosen by event and channel, and a decision keeps one way', async () => {
  // Tall enough for the whole page: what a bar covers while scrolling would be counted as too small to press.
  await using phone = await visit(browser, {
    baseUrl: homeport.baseUrl,
    device: 'phone',
    context: { viewport: { width: 360, height: 6000 } },
  });
  const { page } = phone;
  page.setDefaultTimeout(10_000);
  const assignee = assigneeSteps(page, 'en-x-brightwater');
  await assignee.signIn('assignee.en');
  await page.goto('/dashboard/profile#notices');
  const account = (await import('../../packages/ui/src/account/words/en.json', { with: { type: 'json' } })).default;
  const grid = page.locator('#notices');
  await grid.getByRole('table').waitFor();
  await expectAccessible(page);
  const row = grid.getByRole('row', { name: /^Payment paid/ });
  const box = (channel: string) => row.getByRole('checkbox', { name: new RegExp(`${channel}$`) });
  await box(account['notices.mail']).uncheck();
  await page.getByText(account.saved).waitFor();
  await expect.poll(() => box(account['notices.app']).isDisabled(), { timeout: 10_000 }).toBe(true);
  await grid.getByRole('switch', { name: account['notices.quiet'] }).check();
  await grid.getByLabel(account['notices.from']).fill('23:00');
  await grid.getByRole('button', { name: account['notices.saveQuiet'] }).click();
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => box(account['notices.mail']).isChecked(), { timeout: 10_000 }).toBe(false);
  await expect.poll(() => grid.getByLabel(account['notices.from']).inputValue()).toBe('23:00');
});
