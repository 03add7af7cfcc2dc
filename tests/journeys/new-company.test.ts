import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { type Smtp, startSmtp } from '../support/smtp.ts';
import { wordsOf } from '../support/words.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

/** A client company from nothing to its first signed-in user. */
let smtp: Smtp;
const scene = stage(async () => {
  smtp = await startSmtp();
  return { SMTP_URL: smtp.url };
});
afterAll(() => smtp?.[Symbol.asyncDispose]());

const say = wordsOf('activation', 'en');
const newPassword = 'Fjord-and-Harbour-26';

/** Fills a form drawn from a declaration and saves it; ends on the record's page. */
async function make(page: Page, path: string, fill: () => Promise<void>, title: string): Promise<string> {
  await page.goto(`/workspace/${path}`);
  await fill();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
async function pick(page: Page, label: string, typed: string, option = typed): Promise<void> {
  const field = page.getByRole('combobox', { name: label }).or(page.getByRole('textbox', { name: label }));
  await chooseFrom(field.first(), typed, option);
}
const type = (page: Page, label: string, value: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(value);

/** The link inside the mail to somebody, as its reader clicks it. */
async function linkIn(to: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      () => {
        const raw = smtp.received.findLast((mail) => mail.to === to)?.raw ?? '';
        const plain = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
        link = /https?:\/\/[^/\s]+(\/workspace\/login\?token=[\w-]+)/.exec(plain)?.[1] ?? '';
        return link;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return link;
}

test('an administrator sets a company up, activates it and watches; its first user sets a password and finds the lists', async () => {
  await using desk = await scene.enter('admin.one', 'workspace');
  const { page } = desk;
  page.setDefaultTimeout(25_000);
  const group = await make(
    page,
    'admin/company-group/new',
    async () => {
      await type(page, 'Code', 'FJORD');
      await type(page, 'Name', 'Fjord Group');
      await pick(page, 'Data center', 'Own database');
    },
    'Fjord Group',
  );
  const company = await make(
    page,
    `admin/company/new?companyGroup=${group}`,
    async () => {
      await type(page, 'Code', 'FJORD-AS');
      await type(page, 'Name', 'Fjord AS');
    },
    'Fjord AS',
  );
  const entity = await make(
    page,
    `admin/legal-entity/new?company=${company}&country=NO&currency=NOK`,
    async () => {
      await type(page, 'Code', 'FJORD-NO');
      await type(page, 'Name', 'Fjord Norge AS');
    },
    'Fjord Norge AS',
  );
  await make(
    page,
    `admin/office/new?legalEntity=${entity}`,
    async () => {
      await type(page, 'Code', 'BERGEN');
      await type(page, 'Name', 'Bergen');
    },
    'Bergen',
  );

  await page.goto(`/workspace/admin/company-group/${group}`);
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await page.getByRole('textbox', { name: 'Tenant name', exact: true }).waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Tenant name', exact: true }).inputValue())
    .toBe('Fjord Group');
  await expectAccessible(page);
  await type(page, 'Sub-domain', 'fjord');
  await type(page, 'First name', 'Ingrid');
  await type(page, 'Last name', 'Berg');
  await type(page, 'Username', 'ingrid.berg');
  await type(page, 'E-mail', 'ingrid.berg@fjord.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(say('prepared')).waitFor();
  await page.getByRole('button', { name: 'Start activation', exact: true }).click();
  const steps = page.getByRole('list', { name: say('title') }).locator('> li');
  await expect.poll(() => steps.count()).toBe(8);
  // What is shown is stored: a reload in the middle shows the same, and goes on.
  await page.reload();
  await page.getByText(say('ready', { name: 'Fjord Group' })).waitFor({ timeout: 60_000 });
  await expect.poll(() => page.locator('.activation-steps > li[data-state="done"]').count()).toBe(8);
  const populating = steps.filter({ hasText: 'Populating the database' });
  await populating.getByText(say('log')).click();
  await page.getByText('Written: Roles (17)').waitFor();
  await expectAccessible(page);
  const address = new URL(page.url()).pathname;

  // The managing company works in it at once.
  await page.getByRole('link', { name: say('open') }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Fjord Group' }).waitFor();

  await using stranger = await scene.enter('other.admin', 'workspace', { expectedErrors: [/Item does not exist/] });
  await stranger.page.goto(address);
  await stranger.page.getByRole('heading', { level: 1, name: 'This page does not exist', exact: true }).waitFor();
  expect(await stranger.page.locator('main').innerText()).not.toContain('Fjord');

  await using first = await scene.open();
  first.page.setDefaultTimeout(25_000);
  await first.page.goto(await linkIn('ingrid.berg@fjord.example'));
  const entry = wordsOf('workspaceEntry', 'en');
  await first.page.getByRole('heading', { level: 1, name: entry('newPasswordTitle') }).waitFor();
  await first.page.locator('input[type=password]').first().fill(newPassword);
  await first.page.locator('input[type=password]').nth(1).fill(newPassword);
  await first.page.getByRole('button', { name: entry('savePassword'), exact: true }).click();
  await first.page.locator('#username').fill('ingrid.berg');
  await first.page.locator('#password').fill(newPassword);
  await first.page.getByRole('button', { name: entry('continue'), exact: true }).click();
  await first.page.getByRole('button', { name: entry('termsAccept'), exact: true }).click();
  const staff = workspaceSteps(first.page, 'en');
  await first.page.getByRole('navigation', { name: staff.say('shell.mainMenu') }).waitFor();
  // Its own organisation and settings are there, and nothing of anybody else.
  await first.page.goto('/workspace/admin/company');
  await first.page.getByRole('link', { name: 'FJORD-AS' }).waitFor();
  await expect.poll(() => first.page.locator('main tbody tr').count()).toBe(1);
  await first.page.goto('/workspace/cases/case-detail');
  await first.page
    .locator('main')
    .getByText(/No assignments|Nothing here|no .*yet/i)
    .first()
    .waitFor();
  await expectAccessible(first.page);
}, 120_000);
