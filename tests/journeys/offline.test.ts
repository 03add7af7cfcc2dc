import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
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
  await assignee.choose(page.locator('#expense-expenseItem'), 'Meal');
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
  await assignee.button(assignee.entry('tryAgain')).waitFor();
  await expectAccessible(page);
  expect((await lines()).totalElements).toBe(0);

  await page.unroute('**/api/**');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/fe\/case-expense$/.test(request.url())) sent.push(request.url());
  });
  await assignee.button(assignee.entry('tryAgain')).click();
  await assignee.heading('Made in the tunnel').waitFor();
  await page.getByText('Lunch on the train').first().waitFor();
  await page.getByText(assignee.say('waiting.toSend')).waitFor({ state: 'detached' });
  await expect.poll(async () => (await lines()).totalElements).toBe(1);
  await page.reload();
  await assignee.heading('Made in the tunnel').waitFor();
  const { content, totalElements } = await lines();
  expect(totalElements).toBe(1);
  expect(sent).toHaveLength(1);
  expect(content[0]).toMatchObject({ amount: '64.3', activity: 'Lunch on the train' });
  expect(content[0].receipt.id).toEqual(expect.any(String));
  await expectAccessible(page);
});
