import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, visit } from '../support/chromium.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';
import { assigneeSteps, photoOf } from './assignee.steps.ts';
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

test('french phone', async () => {
  await using camille = await visit(browser, { baseUrl: homeport.baseUrl, device: 'phone', locale: 'fr-FR' });
  await using antoine = await visit(browser, { baseUrl: homeport.baseUrl, device: 'desktop', locale: 'en-GB' });
  await using clerk = await visit(browser, { baseUrl: homeport.baseUrl, device: 'desktop', locale: 'en-GB' });
  await using lead = await visit(browser, { baseUrl: homeport.baseUrl, device: 'desktop', locale: 'en-GB' });
  for (const one of [camille, antoine, clerk, lead]) one.page.setDefaultTimeout(8000);
  let page = camille.page;
  const me = assigneeSteps(page, 'fr');
  try {
    await me.signIn('assignee.fr');
    await me.openExpenses();
    await me.newReport('Mission à Singapour', '500');
    await me.addItem({ receipt: photoOf('taxi', 'fr'), amount: '42,50', kind: 'Taxi', activity: 'Aéroport' });
    await me.submit();
    console.log(await page.locator('main').innerText());

    page = antoine.page;
    const he = workspaceSteps(page, 'en');
    await he.signIn('approver.one');
    await he.openMenu(he.say('page.approvals'));
    await he.main.locator('.approvals-row').first().waitFor();
    await expectAccessible(page);
    await he.openItemByKeyboard('42.50');
    await he.main.getByRole('img', { name: /Receipt/ }).waitFor();
    await expectAccessible(page);
    console.log(await page.locator('main').innerText());
    await page.keyboard.press('a');
    await page.getByText(/approved/).first().waitFor();

    page = clerk.page;
    const c = workspaceSteps(page, 'en');
    await c.signIn('finance.clerk');
    await c.workFor('Castellane Beauté');
    await c.openMenu(c.say('page.payments'));
    await c.main.locator('.payments-group').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: /Camille Laurent/ }).check();
    console.log(await page.locator('main').innerText());
    await page.getByRole('button', { name: 'Build 1 batch' }).click();
    await c.prove('Build 1 batch');
    await c.main.locator('.payments-batch').first().waitFor();
    await expectAccessible(page);
    await c.main.locator('.payments-open').first().click();
    await page.getByRole('button', { name: 'Release 1 batch' }).click();
    await c.prove('Release 1 batch');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: '/tmp/journeys/refused.png' });
    console.log(await page.locator('main').innerText());
  } catch (error) {
    await page.screenshot({ path: '/tmp/journeys/fail.png' });
    console.log(page.url(), (await page.locator('body').innerText()).slice(0, 2500));
    throw error;
  }
});
