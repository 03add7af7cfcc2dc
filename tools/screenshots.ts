import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@homeport/engine';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { assemble } from '../apps/server/src/assemble.ts';
import { readConfiguration } from '../apps/server/src/configuration.ts';
import { fillDatabase } from '../apps/server/src/fill-database.ts';
import { assigneeSteps } from '../tests/journeys/assignee.steps.ts';
import { workspaceSteps } from '../tests/journeys/workspace.steps.ts';
import { type Device, openBrowser, visit } from '../tests/support/chromium.ts';
import { startTestServer } from '../tests/support/database-server.ts';

// The pictures of the README, taken from the demo: `node tools/screenshots.ts`.
const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/screenshots');

/** The demo on a server and a database that go away with `things`; answers its address. */
async function startDemo(things: AsyncDisposableStack): Promise<string> {
  const database = await startTestServer();
  things.defer(() => database.stop());
  const admin = new pg.Client({ connectionString: database.superuserUrl });
  await admin.connect();
  await admin.query('create database screenshots owner homeport');
  await admin.end();
  const address = new URL(database.superuserUrl);
  address.pathname = '/screenshots';
  address.username = 'homeport';
  const dataDir = await mkdtemp(join(tmpdir(), 'homeport-screenshots-'));
  things.defer(() => rm(dataDir, { recursive: true, force: true }));
  const environment = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  await migrate({ url: address.href, folder: join(root, 'apps/server/migrations') });
  const server = await assemble({ ...readConfiguration(environment), demo: true }, { url: address.href });
  things.defer(() => server.stop());
  await fillDatabase(server, () => {});
  return server.app.listen({ port: 0, host: '127.0.0.1' });
}

await using things = new AsyncDisposableStack();
const baseUrl = await startDemo(things);
const browser = await openBrowser();
things.defer(() => browser.close());

/** Opens a window, goes where the picture is taken, and takes it. */
async function picture(name: string, device: Device, go: (page: Page) => Promise<void>): Promise<void> {
  await using guest = await visit(browser, { baseUrl, device, context: { deviceScaleFactor: 2 } });
  await go(guest.page);
  await guest.page.waitForLoadState('networkidle');
  await guest.page.screenshot({ path: join(folder, `${name}.png`) });
  process.stdout.write(`docs/screenshots/${name}.png\n`);
}
const finance = async (page: Page) => {
  const clerk = workspaceSteps(page, 'en');
  await clerk.signIn('finance.clerk');
  await clerk.workFor('Castellane Beauté');
  return clerk;
};

await picture('login-phone', 'phone', async (page) => {
  await page.goto('/login');
  await page.locator('#username').waitFor();
});
await picture('home-phone', 'phone', async (page) => {
  await assigneeSteps(page, 'en-x-brightwater').signIn('assignee.en');
});
await picture('report-phone', 'phone', async (page) => {
  const assignee = assigneeSteps(page, 'en-x-brightwater');
  await assignee.signIn('assignee.en');
  await page.goto('/dashboard/expense-reports?status=PAID');
  await page.locator('.card-link').first().click();
  await page.getByText(assignee.say('tracker.paid')).waitFor();
  await page.getByRole('heading', { name: assignee.say('report.summary') }).evaluate((it) => it.scrollIntoView());
});
await picture('approvals-desktop', 'desktop', async (page) => {
  const approver = workspaceSteps(page, 'en');
  await approver.signIn('approver.one');
  await approver.openMenu(approver.say('page.approvals'));
  await approver.main.locator('.approvals-open').filter({ hasText: 'Camille Laurent' }).first().click();
  await approver.main.locator('.receipt img').waitFor();
});
await picture('payments-desktop', 'desktop', async (page) => {
  const clerk = await finance(page);
  await clerk.openMenu(clerk.say('page.payments'));
  await clerk.main
    .getByRole('checkbox', { name: /^Select [^0-9]/ })
    .first()
    .check();
});
await picture('list-desktop', 'desktop', async (page) => {
  const clerk = await finance(page);
  await clerk.openMenu('Expenses');
  await clerk.main.getByRole('row').nth(5).waitFor();
});
