import { afterAll, expect, test } from 'vitest';
import { castellane } from '../../apps/server/src/modules/demo/tenants.data.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { type Smtp, startSmtp } from '../support/smtp.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

/** An event of a company's own making, from the empty form to the bell and the mailbox. */
let smtp: Smtp;
const here = stage(async () => {
  smtp = await startSmtp();
  return { SMTP_URL: smtp.url };
});
afterAll(() => smtp?.[Symbol.asyncDispose]());

/** What somebody was told under the bell. */
const told = async (login: string): Promise<readonly string[]> => {
  const { body } = await here.homeport.call('GET', 'notification', { as: await here.token(login) });
  return body.content.map((one: { title: string }) => one.title);
};
const mailed = (to: RegExp) => smtp.received.filter((one) => to.test(one.to)).map(({ raw }) => raw);

test('an administrator declares an event with words and a condition; who may see the record hears of it, nobody else', async () => {
  await using desk = await here.enter('admin.one', 'workspace');
  const { page } = desk;
  page.setDefaultTimeout(10_000);
  const at = `tenant=${castellane.id}`;
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  const choose = async (name: string | RegExp, option: string): Promise<void> => {
    await chooseFrom(page.getByRole('combobox', { name }), option, new RegExp(`^${option}`));
    await page.keyboard.press('Escape');
  };
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.goto(`/workspace/admin/notification-event/new?${at}`);
  await field('Code').fill('LARGE_EXPENSE');
  await field('Name').fill('A large expense was approved');
  await choose(/^Records/, 'Expenses');
  await choose('Only when it becomes', 'Approved');
  await choose('Users who hear of it', 'Hélène Moreau');
  await choose('Users who hear of it', 'Nadia Benali');
  await expectAccessible(page);
  await save();
  await page.getByRole('heading', { level: 1, name: 'A large expense was approved' }).waitFor();
  const address = page.url();
  // Nothing is told while its words are written.
  const more = page.getByRole('button', { name: /^More for/ }).first();
  await more.click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();

  await page.locator('.hp-parts').getByRole('link', { name: 'Notification conditions' }).click();
  await page.getByRole('button', { name: /^New/ }).first().click();
  await choose(/^Field/, 'Amount');
  await choose(/^Operator/, 'is more than');
  await save();
  await page.getByText('Say what “Amount” is compared with.').first().waitFor();
  await field('Value').fill('100');
  await page.getByText(/^Amount is more than 100/).waitFor();
  await expectAccessible(page);
  await save();

  await page.goto(address);
  await page.locator('.hp-parts').getByRole('link', { name: 'Notification templates' }).click();
  await page.getByRole('button', { name: /^New/ }).first().click();
  await field('Subject').fill('Approved: {salary} of ');
  await field('Text').fill('It is for  and will be paid soon.');
  await save();
  await page.getByText('have no field “salary”').first().waitFor();
  await field('Subject').fill('Approved:  of ');
  await field('Subject').press('End');
  await choose('Insert a field: Subject', 'Assignee');
  await field('Subject').evaluate((input: HTMLInputElement) => input.setSelectionRange(10, 10));
  await choose('Insert a field: Subject', 'Amount');
  await expect.poll(() => field('Subject').inputValue()).toBe('Approved: {amount} of {assignee}');
  await expectAccessible(page);
  await save();
  await page.getByText('Approved: {amount} of {assignee}').first().waitFor();

  // What comes of it, with a record the administrator may see, and a test to nobody else.
  await page.getByRole('link', { name: 'Preview and test' }).click();
  await page.getByRole('combobox', { name: 'Filled in from' }).waitFor();
  await expect.poll(() => page.getByText(/^Approved: [\d,.]+ of ./).count()).toBeGreaterThan(1);
  await page.getByText('French', { exact: true }).click();
  await page.getByText('Its readers get those in English.').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await page
    .getByText(/^A test was sent to /)
    .first()
    .waitFor();
  await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual(['robert.okonkwo@meridian.example']);
  expect(smtp.received[0]?.raw).toMatch(/^Subject: \[Test\] /m);
  // It leads into the company it is about, as it would lead its readers of the managing company. (Long lines are broken.)
  expect(smtp.received[0]?.raw.replaceAll(/=\r?\n/g, '')).toContain(`tenant=3D${castellane.id}`);

  await page.goto(address);
  // The last part of the page has come: it is not drawn anew under the press.
  await page.getByText('Nobody follows this yet').first().waitFor();
  await more.click();
  await page.getByRole('menuitem', { name: 'Activate' }).click();
  const event = `for-tenant/${castellane.id}/fe/notification-event/${new URL(address).pathname.split('/').at(-1)}`;
  const isActive = async () => {
    const { body } = await here.homeport.call('GET', event, { as: await here.token('admin.one') });
    return body.active;
  };
  await expect.poll(isActive).toBe(true);

  await using window = await here.enter('approver.one', 'workspace');
  window.page.setDefaultTimeout(10_000);
  const approver = workspaceSteps(window.page, 'en');
  await window.page.goto('/workspace');
  await approver.openMenu(approver.say('page.approvals'));
  for (const amount of ['88.00', '145.00']) {
    await window.page.locator('.approvals-row').filter({ hasText: 'Emma Bianchi' }).getByText(amount).first().click();
    await window.page.getByRole('article').getByText(amount).first().waitFor();
    await window.page.getByRole('button', { name: 'Approve', exact: true }).first().click();
    await window.page
      .locator('.approvals-row')
      .filter({ hasText: 'Emma Bianchi' })
      .filter({ hasText: amount })
      .waitFor({ state: 'detached' });
  }

  // She reads French.
  const title = 'Approved: 145,00 of Emma Bianchi';
  await expect.poll(() => told('payroll.clerk'), { timeout: 20_000 }).toContain(title);
  await expect.poll(() => mailed(/nadia|benali/).length, { timeout: 20_000 }).toBe(1);
  expect(mailed(/nadia|benali/)[0]).toContain('Emma Bianchi');
  // Left out by the condition; and HR, who was named too, may not see expenses.
  expect((await told('payroll.clerk')).filter((one) => one.includes('88'))).toEqual([]);
  expect((await told('hr.manager')).filter((one) => one.startsWith('Approved'))).toEqual([]);
  expect(mailed(/helene|moreau/)).toEqual([]);

  await using reader = await here.enter('payroll.clerk', 'workspace');
  reader.page.setDefaultTimeout(10_000);
  await reader.page.goto('/workspace');
  await reader.page.getByRole('button', { name: /^Notifications/ }).click();
  await reader.page.getByText(title).first().click();
  await reader.page.waitForURL('**/case-expense/**');
  await expectAccessible(reader.page);
});
