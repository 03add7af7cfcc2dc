import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, visit } from '../support/chromium.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';
import { demoPassword } from './assignee.steps.ts';
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

test('every entry of the menu opens for an administrator, for the own company and for a client', async () => {
  await using desk = await visit(browser, { baseUrl: homeport.baseUrl, device: 'desktop' });
  const { page } = desk;
  const admin = workspaceSteps(page, 'en');
  await admin.signIn('admin.one');
  for (const company of ['Meridian Mobility', 'Castellane Beauté']) {
    if (company !== 'Meridian Mobility') await admin.workFor(company);
    const menu = page.getByRole('navigation', { name: admin.say('shell.mainMenu') });
    const closed = menu.locator('.hp-menu-group[aria-expanded=false]');
    while ((await closed.count()) > 0) await closed.first().click();
    const entries = await menu
      .locator('.hp-menu-list a')
      .evaluateAll((links) =>
        links.map((link) => ({ href: (link as HTMLAnchorElement).href, label: link.textContent?.trim() ?? '' })),
      );
    expect(entries.length).toBeGreaterThan(20);
    for (const { href, label } of entries) {
      await page.goto(href);
      await admin.heading(label).waitFor();
      await page.locator('main [class*=skeleton]').first().waitFor({ state: 'detached' });
      expect(await page.locator('main [role=alert]').allInnerTexts(), label).toEqual([]);
      await expectAccessible(page);
    }
  }
});

test('a record is made, changed against somebody else, and the list exported', async () => {
  await using desk = await visit(browser, { baseUrl: homeport.baseUrl, device: 'desktop' });
  const { page } = desk;
  const admin = workspaceSteps(page, 'en');
  const code = `CC${Date.now()}`;
  await admin.signIn('admin.one');
  await page.goto('/workspace/admin/cost-center');
  await admin.heading('Cost centers').waitFor();
  await page.keyboard.press('c');
  await page.waitForURL('**/admin/cost-center/new');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('textbox', { name: 'Name' }).fill('Relocation Lyon');
  await expectAccessible(page);
  await page.getByRole('button', { name: admin.say('form.save'), exact: true }).click();
  await page.waitForURL(/\/cost-center\/[0-9a-f-]{36}/);
  await page.getByRole('heading', { level: 1, name: code }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: admin.say('row.edit'), exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Relocation Lyon, mine');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const token = await homeport
    .signIn('case.manager', demoPassword)
    .then(() => homeport.signIn('admin.one', demoPassword));
  const stored = (await homeport.call('GET', `fe/cost-center/${id}`, { as: token })).body;
  const theirs = await homeport.call('PUT', `fe/cost-center/${id}`, {
    as: token,
    body: { name: 'Relocation Lyon, theirs' },
    headers: { 'if-match': `"${stored.version}"` },
  });
  expect(theirs.status).toBe(200);
  await page.getByRole('button', { name: admin.say('form.save'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: admin.say('conflict.title') });
  await dialog.getByText('Relocation Lyon, theirs').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: admin.say('conflict.useMine') }).check();
  await dialog.getByRole('button', { name: admin.say('conflict.save') }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await homeport.call('GET', `fe/cost-center/${id}`, { as: token })).body.name)
    .toBe('Relocation Lyon, mine');

  await page.goto('/workspace/admin/cost-center');
  await page.locator('main').getByText(code).first().waitFor();
  await page
    .locator('main')
    .getByRole('button', { name: admin.say('more'), exact: true })
    .click();
  await page.getByRole('menuitem', { name: admin.say('list.export') }).click();
  await page.getByRole('radio', { name: 'CSV' }).check();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: admin.say('export.start'), exact: true })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(code);
  expect(file).toContain('Relocation Lyon, mine');
});
