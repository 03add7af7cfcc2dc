import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { withPicture } from '../support/failure-picture.ts';
import { callsOf, submitted } from './report.data.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = stage();
const expectedErrors = [/do not have permission|does not exist|no such|Problem: 403/i];

interface Visitor {
  readonly login: string;
  /** The page they start at. */
  readonly start: string;
  /** Pages of their menu that they work with. */
  readonly sees: readonly string[];
  /** Pages they know the address of and may not open. */
  readonly closed: readonly string[];
  /** Entities the server refuses them. */
  readonly refused: readonly string[];
  readonly client?: string;
}
const approvals = '/workspace/dashboard/approvals';
const payments = '/workspace/financial/payments';
const visitors: readonly Visitor[] = [
  {
    login: 'line.manager',
    start: approvals,
    sees: [approvals, '/workspace/cases/case-detail'],
    closed: [payments, '/workspace/financial/bank-details', '/workspace/tenants/tenant'],
    refused: ['bank-details', 'payment-batch', 'tenant'],
  },
  {
    login: 'payroll.clerk',
    start: '/workspace/financial/case-expense-batch',
    sees: ['/workspace/financial/bank-details', '/workspace/financial/expense-payment'],
    closed: [approvals, payments, '/workspace/admin/user'],
    refused: ['user', 'tenant'],
  },
  {
    login: 'vendor.one',
    start: '/workspace/cases/case-service',
    sees: ['/workspace/cases/case-service'],
    closed: [approvals, payments, '/workspace/financial/case-expense', '/workspace/cases/case-detail'],
    refused: ['case-expense', 'case-expense-batch', 'bank-details', 'case-detail', 'user'],
  },
  {
    login: 'client.one',
    start: '/workspace/cases/case-detail',
    sees: ['/workspace/cases/case-detail'],
    closed: [approvals, payments, '/workspace/financial/case-expense-batch'],
    refused: ['case-expense', 'expense-payment', 'bank-details', 'user'],
  },
  {
    login: 'planner.one',
    client: 'Castellane Beauté',
    start: '/workspace/cases/case-service',
    sees: ['/workspace/cases/case-detail'],
    closed: [approvals, payments, '/workspace/financial/expense-payment'],
    refused: ['case-expense', 'payment-batch', 'bank-details', 'user'],
  },
  {
    login: 'builder.one',
    client: 'Castellane Beauté',
    start: '/workspace/admin/data-option',
    sees: ['/workspace/admin/data-option', '/workspace/admin/expense-item'],
    closed: [approvals, payments, '/workspace/cases/case-detail'],
    refused: ['case-expense', 'case-detail', 'bank-details'],
  },
];

test.each(visitors)('$login finds their work and nothing else', async (who) => {
  await using desk = await scene.enter(who.login, 'workspace', { expectedErrors });
  const { page } = desk;
  const { language } = await callsOf(scene, who.login)('GET', 'user/me');
  const { say } = workspaceSteps(page, language);
  try {
    await page.goto('/workspace');
    if (who.client) {
      await page.getByRole('heading', { level: 1, name: say('clients.title') }).waitFor();
      await expectAccessible(page);
      await page.locator('main').getByRole('button', { name: who.client }).click();
    }
    await page.waitForURL(`**${who.start}*`);
    await page.locator('main h1').waitFor();
    await expectAccessible(page);
    const menu = page.getByRole('navigation', { name: say('shell.mainMenu') });
    const shut = menu.locator('.hp-menu-group[aria-expanded=false]');
    while ((await shut.count()) > 0) await shut.first().click();
    const entries = await menu
      .locator('.hp-menu-list a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(entries).toEqual(expect.arrayContaining([...who.sees]));
    for (const path of who.closed) expect(entries).not.toContain(path);
    const inClient = new URL(page.url()).searchParams.get('tenant');
    for (const path of who.closed) {
      await page.goto(`${path}${inClient ? `?tenant=${inClient}` : ''}`);
      await page
        .getByRole('heading', { name: say('problem.noAccess') })
        .first()
        .waitFor();
    }
    await expectAccessible(page);
  } catch (error) {
    throw await withPicture(error, page, who.login);
  }
  const as = await scene.token(who.login);
  for (const entity of who.refused)
    expect((await scene.homeport.call('GET', `fe/${entity}/search?size=1`, { as })).status, entity).toBe(403);
});

test('a line manager sees their own people and no others', async () => {
  const mine = await callsOf(scene, 'line.manager')('GET', 'fe/case-detail/search?size=200&total=exact');
  const everyone = await callsOf(scene, 'hr.manager')('GET', 'fe/case-detail/search?size=200&total=exact');
  expect(mine.totalElements).toBeGreaterThan(0);
  expect(mine.totalElements).toBeLessThan(everyone.totalElements);
  const own = new Set(mine.content.map((one: { id: string }) => one.id));
  const other = everyone.content.find((one: { id: string }) => !own.has(one.id));
  const as = await scene.token('line.manager');
  expect((await scene.homeport.call('GET', `fe/case-detail/${other.id}`, { as })).status).toBe(404);
});

const contents = async (page: Page): Promise<string> => page.locator('main').innerText();

test('a company that has nothing to do with it finds nothing: not by search, not by address, not by file', async () => {
  const description = 'Strictement privé';
  const items = [{ item: 'TAXI', amount: '15.21', receipt: 'taxi' as const }];
  const report = await submitted(scene, 'assignee.fr', { description, items });
  const me = await callsOf(scene, 'assignee.fr')('GET', 'user/me');
  const line = await callsOf(scene, 'assignee.fr')('GET', `fe/case-expense/${report.lines[0]}`);
  const [account] = (await callsOf(scene, 'assignee.fr')('GET', 'fe/bank-details/search?size=1')).content;
  const paths = [
    `fe/case-expense-batch/${report.id}`,
    `fe/case-expense/${line.id}`,
    `fe/bank-details/${account.id}`,
    `case-expense-batch/${report.id}/stages`,
    `file-storage/${line.receipt.id}`,
    `for-tenant/${me.tenant.id}/fe/case-expense-batch/search`,
  ];
  for (const login of ['other.admin', 'other.assignee']) {
    const as = await scene.token(login);
    for (const path of paths) {
      const { status } = await scene.homeport.call('GET', path, { as });
      expect([403, 404], `${login} ${path}: ${status}`).toContain(status);
    }
    const found = await scene.homeport.call(
      'GET',
      `fe/case-expense-batch/search?search=${encodeURIComponent(description)}`,
      { as },
    );
    expect(found.body.totalElements ?? 0, login).toBe(0);
  }

  await using office = await scene.enter('other.admin', 'workspace', { expectedErrors });
  await office.page.goto(`/workspace/financial/case-expense-batch?tenant=${me.tenant.id}&q=priv`);
  await office.page.locator('main h1').waitFor();
  expect(await contents(office.page)).not.toContain(description);
  expect(await office.page.getByRole('banner').innerText()).toContain('Nordlys Shipping');
  await expectAccessible(office.page);

  await using phone = await scene.enter('other.assignee', 'assignee', { device: 'phone', expectedErrors });
  await phone.page.goto(`/dashboard/batch/${report.id}`);
  await phone.page.locator('h1').waitFor();
  expect(await phone.page.locator('body').innerText()).not.toContain(description);
  await expectAccessible(phone.page);
  await phone.page.goto('/dashboard/payments');
  await phone.page.locator('h1').waitFor();
  await expectAccessible(phone.page);
});
