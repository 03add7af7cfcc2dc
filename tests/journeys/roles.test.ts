import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoUsers } from '../../apps/server/src/modules/demo/users.data.ts';
import opening from '../../apps/workspace/src/words/opening.json' with { type: 'json' };
import { expectAccessible } from '../support/accessibility.ts';
import { withPicture } from '../support/failure-picture.ts';
import { wordsOf } from '../support/words.ts';
import { callsOf, submitted } from './report.data.ts';
import { sharedStage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = sharedStage();
/** What the server refuses is told in the reader's language, on the page and in the console. */
const expectedErrors = [/^Problem: /];

interface Visitor {
  readonly login: string;
  /** The page they start at. */
  readonly start: string;
  /** Pages of their menu besides it, the list of their daily work first. */
  readonly sees?: readonly string[];
  /** Pages they know the address of, which are in no menu of theirs; the first is tried. */
  readonly closed: readonly [string, ...string[]];
  /** What the server refuses them, however they ask. */
  readonly refused: readonly string[];
  /** For staff of the managing company: for whom they work. */
  readonly client?: string;
}
const at = '/workspace';
const home = `${at}/dashboard/home`;
const approvals = `${at}/dashboard/approvals`;
const assignments = `${at}/cases/case-detail`;
const services = `${at}/cases/case-service`;
const payments = `${at}/financial/payments`;
const reports = `${at}/financial/case-expense-batch`;
const paid = `${at}/financial/expense-payment`;
const accounts = `${at}/financial/bank-details`;
const users = `${at}/admin/user`;
const tenants = `${at}/tenants/tenant`;
const contacts = `${at}/cases/case-contact`;
const options = `${at}/admin/data-option`;
const client = 'Castellane Beauté';
const toPay = 'payment-batch/to-build';
const entity = (...names: string[]) => names.map((name) => `fe/${name}/search?size=1`);

const staff: readonly Visitor[] = [
  {
    login: 'hr.manager',
    start: home,
    sees: [assignments, services],
    closed: [accounts, payments],
    refused: [toPay, ...entity('bank-details', 'payment-batch')],
  },
  {
    login: 'approver.one',
    start: home,
    sees: [approvals, reports],
    closed: [payments, tenants, accounts],
    refused: [toPay, ...entity('bank-details', 'payment-batch', 'tenant')],
  },
  {
    login: 'approver.two',
    start: home,
    sees: [approvals],
    closed: [accounts, payments],
    refused: [toPay, ...entity('bank-details', 'case-service')],
  },
  {
    login: 'line.manager',
    start: home,
    sees: [approvals, assignments],
    closed: [tenants, payments, accounts],
    refused: [toPay, ...entity('bank-details', 'payment-batch', 'tenant')],
  },
  {
    login: 'payroll.clerk',
    start: home,
    sees: [`${at}/financial/payroll-instruction`, accounts, paid],
    closed: [users, approvals, payments],
    refused: [toPay, ...entity('user', 'tenant')],
  },
  {
    login: 'initiator.one',
    start: home,
    sees: [`${at}/cases/initiation`],
    closed: [reports, approvals, payments],
    refused: [toPay, ...entity('case-expense', 'bank-details', 'user')],
  },
  {
    login: 'client.one',
    start: home,
    sees: [assignments],
    closed: [reports, approvals, payments],
    refused: [toPay, ...entity('case-expense', 'expense-payment', 'bank-details', 'user')],
  },
  {
    login: 'vendor.one',
    start: `${at}/vendor/overview`,
    sees: [services],
    closed: [assignments, approvals, payments],
    refused: [toPay, ...entity('case-expense', 'case-expense-batch', 'bank-details', 'case-detail', 'user')],
  },
  {
    login: 'case.manager',
    client,
    start: home,
    sees: [assignments, services],
    closed: [accounts, payments],
    refused: [toPay, ...entity('bank-details', 'payment-batch')],
  },
  {
    login: 'finance.clerk',
    client,
    start: home,
    sees: [payments, reports, paid],
    closed: [contacts],
    refused: entity('case-contact', 'credential', 'session'),
  },
  {
    login: 'finance.lead',
    client,
    start: home,
    sees: [payments, accounts],
    closed: [contacts],
    refused: entity('case-contact', 'credential'),
  },
  {
    login: 'planner.one',
    client,
    start: home,
    sees: [`${at}/operations/resource-event`, assignments],
    closed: [paid, approvals, payments],
    refused: [toPay, ...entity('case-expense', 'payment-batch', 'bank-details', 'user')],
  },
  {
    login: 'builder.one',
    client,
    start: home,
    sees: [`${at}/admin/page`, `${at}/admin/expense-item`],
    closed: [assignments, approvals, payments],
    refused: [toPay, ...entity('case-expense', 'case-detail', 'bank-details')],
  },
  {
    login: 'admin.one',
    client,
    start: home,
    sees: [users, assignments, reports, options],
    closed: [`${at}/identity/credential`],
    refused: entity('calendar-subscription', 'credential', 'one-time-code', 'session'),
  },
  {
    login: 'other.admin',
    start: home,
    sees: [users, approvals, payments],
    closed: [`${at}/identity/session`],
    refused: entity('credential', 'session'),
  },
];
/** The partner of `assignee.fr` sees what the family shares, and nothing of the money. */
const family = 'family.fr';
const assignees = ['assignee.fr', 'assignee.es', 'assignee.en', 'other.assignee', family];
const familyMenu = ['documents', 'services', 'timeline'] as const;
const wholeMenu = ['calendar', 'library', 'expenses', 'help', ...familyMenu] as const;

test('every sign-in that is written down is tried here', () => {
  const named = demoUsers.filter((user) => user.isShown).map(({ login }) => login);
  expect([...staff.map(({ login }) => login), ...assignees].toSorted()).toEqual(named.toSorted());
});

test.each(staff)('$login starts at their work, with their menu, and is refused the rest', async (who) => {
  await using desk = await scene.enter(who.login, 'workspace', { expectedErrors, isNew: Boolean(who.client) });
  const { page } = desk;
  const { language } = await callsOf(scene, who.login)('GET', 'user/me');
  const { say, workFor } = workspaceSteps(page, language);
  const refusals: string[] = [];
  page.on('response', (answer) => {
    if ([401, 403, 404, 422].includes(answer.status())) refusals.push(`${answer.status()} ${answer.url()}`);
  });
  try {
    await page.goto(at);
    if (who.client) {
      // Who works for several begins with how all of them stand.
      await page.waitForURL((url) => url.pathname === home && url.searchParams.get('tenant') === 'all');
      await workFor(who.client);
    }
    await page.waitForURL((url) => url.pathname === who.start);
    await page.locator('main h1').waitFor();
    await page.locator('main [class*=skeleton]').first().waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('main [role=alert]').allInnerTexts()).toEqual([]);
    await page.waitForLoadState('networkidle');
    // Nobody's first page asks for what they may not have, nor shows rows that say so.
    expect(refusals).toEqual([]);
    expect(await page.getByText(say('ref.hidden')).count()).toBe(0);
    // Homes differ by role: each is looked at.
    await expectAccessible(page);
    const menu = page.getByRole('navigation', { name: say('shell.mainMenu') });
    const shut = menu.locator('.hp-menu-group[aria-expanded=false]');
    while ((await shut.count()) > 0) await shut.first().click();
    const entries = await menu
      .locator('.hp-menu-list a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(entries).toEqual(expect.arrayContaining([who.start, ...(who.sees ?? [])]));
    for (const path of who.closed) expect(entries).not.toContain(path);
    await page.goto(`${who.closed[0]}${new URL(page.url()).search}`);
    await page.locator('main h1').waitFor();
    const closed = [say('problem.noAccess'), say('problem.notFound')];
    await expect.poll(() => page.locator('main h1').innerText()).toSatisfy((title) => closed.includes(title));
    await page.locator('main table, main [role=grid]').waitFor({ state: 'detached' });
  } catch (error) {
    throw await withPicture(error, page, who.login);
  }
  const as = await scene.token(who.login);
  for (const path of who.refused)
    expect([403, 404], path).toContain((await scene.homeport.call('GET', path, { as })).status);
});

test.each(assignees)('%s starts at Home, with the menu of the app, and may not into the workspace', async (login) => {
  await using phone = await scene.enter(login, 'assignee', { device: 'phone', expectedErrors });
  const { page } = phone;
  const { language } = await callsOf(scene, login)('GET', 'user/me');
  const say = wordsOf('assignee', language);
  try {
    await page.goto('/');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: say('home.doNext') }).waitFor();
    await expect.poll(() => page.locator('main [role=alert]').allInnerTexts()).toEqual([]);
    await expectAccessible(page);
    if (login === family) {
      for (const path of ['assistance', 'tracker', 'list', 'banking', 'quick-expense', 'contactUs']) {
        await page.goto(`/dashboard/${path}`);
        await page.getByRole('heading', { level: 1, name: say('problem.noAccess'), exact: true }).waitFor();
      }
      await page.goto('/dashboard');
    }
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('more.title'), exact: true })
      .click();
    const isFamily = login === family;
    for (const entry of isFamily ? familyMenu : wholeMenu)
      await page
        .locator('main')
        .getByRole('link', { name: say(`menu.${entry}`), exact: true })
        .waitFor();
    if (isFamily)
      expect(
        await page
          .locator('main')
          .getByRole('link', { name: say('menu.expenses'), exact: true })
          .count(),
      ).toBe(0);
    await page.goto(approvals);
    await page.getByText(opening[language.slice(0, 2) as keyof typeof opening].incorrectRole).waitFor();
  } catch (error) {
    throw await withPicture(error, page, login);
  }
  const as = await scene.token(login);
  for (const path of [toPay, ...entity('payment-batch', 'user', 'tenant', 'role')])
    expect([403, 404], path).toContain((await scene.homeport.call('GET', path, { as })).status);
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
  await office.page.getByRole('banner').getByText('Nordlys Shipping').first().waitFor();
  await expectAccessible(office.page);
  expect(await contents(office.page)).not.toContain(description);

  await using phone = await scene.enter('other.assignee', 'assignee', { device: 'phone', expectedErrors });
  await phone.page.goto(`/dashboard/batch/${report.id}`);
  await phone.page.locator('h1').waitFor();
  await expectAccessible(phone.page);
  expect(await phone.page.locator('body').innerText()).not.toContain(description);
  await phone.page.goto('/dashboard/payments');
  await phone.page.locator('h1').waitFor();
  await expectAccessible(phone.page);
});
