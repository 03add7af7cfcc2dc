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

test('a record is made, changed against somebody else, and the list exported', async () => {
  await using desk = await visit(browser, { baseUrl: homeport.baseUrl, device: 'desktop' });
  const { page } = desk;
  const admin = workspaceSteps(page, 'en');
  const code = `CC${Date.now()}`;
  await admin.signIn('admin.one');
  await admin.workFor('Meridian Mobility');
  await page.goto('/workspace/admin/cost-center');
  await admin.heading('Cost centers').waitFor();
  await page.keyboard.press('c');
  await page.waitForURL(/\/admin\/cost-center\/new\?/);
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
