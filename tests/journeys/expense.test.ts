import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, visit } from '../support/chromium.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';
import { assigneeSteps, photoOf } from './assignee.steps.ts';

let homeport: Homeport;
let browser: Browser;
beforeAll(async () => {
  [homeport, browser] = await Promise.all([startHomeport({ demo: true }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await homeport?.[Symbol.asyncDispose]();
});

test('french phone', async () => {
  await using camille = await visit(browser, { baseUrl: homeport.baseUrl, device: 'phone', locale: 'fr-FR' });
  const { page } = camille;
  const me = assigneeSteps(page, 'fr');
  try {
    await me.signIn('assignee.fr');
    await me.openExpenses();
    await me.newReport('Mission à Singapour', '500');
    await me.addItem({ receipt: photoOf('taxi', 'fr'), amount: '42,50', kind: 'Taxi', activity: 'Aéroport' });
    await me.submit();
  } catch (error) {
    await page.screenshot({ path: '/tmp/journeys/fail.png' });
    console.log(page.url(), (await page.locator('body').innerText()).slice(0, 1500));
    throw error;
  }
});
