import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { declaredIn, wordsOf } from '../support/words.ts';

/** The password of all sign-ins of the demo. */
export const demoPassword = 'Welcome-2026!';
/** Where the photos of receipts of the demo are. */
export const receipts = join(import.meta.dirname, '../../apps/server/src/modules/demo/receipts');

/** The photo of a receipt as a phone gives it to the page; `mark` makes the bytes unlike those of any other. */
export function photoOf(name: 'taxi' | 'hotel' | 'train' | 'restaurant', mark: string) {
  const picture = readFileSync(join(receipts, `${name}.jpg`));
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.concat([picture, Buffer.from(mark)]) };
}

/** What one assignee does in the app, in their language. */
export function assigneeSteps(page: Page, locale: string) {
  const entry = wordsOf('entry', locale);
  const say = wordsOf('assignee', locale);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  return {
    entry,
    say,
    button,
    link,
    heading,

    /** From the landing page to Home. */
    async signIn(username: string): Promise<void> {
      await page.goto('/');
      await page.locator('footer select').selectOption(locale.slice(0, 2));
      await button(entry('signIn')).waitFor();
      await expectAccessible(page);
      await button(entry('signIn')).click();
      await page.waitForURL('**/login');
      await this.enter(username);
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { name: say('home.doNext') }).waitFor();
      await expectAccessible(page);
    },
    /** Fills the form of the login page and sends it. */
    async enter(username: string, password = demoPassword): Promise<void> {
      await page.locator('#username').fill(username);
      await page.locator('#password').fill(password);
      await expectAccessible(page);
      await button(entry('continue')).click();
    },
    /** Opens a page of the menu; on a phone, what is no tab stands under More. */
    async openMenu(label: string): Promise<void> {
      const entry = page.getByRole('navigation').getByRole('link', { name: label, exact: true });
      if ((await entry.count()) === 0) {
        await page
          .getByRole('navigation')
          .getByRole('link', { name: say('more.title'), exact: true })
          .click();
        await heading(say('more.title')).waitFor();
        await page.locator('main').getByRole('link', { name: label, exact: true }).click();
      } else await entry.first().click();
      await heading(label).waitFor();
    },
    /** Under the tab or menu entry Expenses. */
    async openExpenses(): Promise<void> {
      await this.openMenu(say('menu.expenses'));
      await expectAccessible(page);
    },
    /** A new Expense Report; one without a description is refused first. Answers its address. */
    async newReport(description: string, controlTotal: string, currency?: string): Promise<string> {
      await page
        .locator('main')
        .getByRole('link', { name: say('report.new') })
        .click();
      const dialog = page.getByRole('dialog', { name: say('report.new') });
      await dialog.getByRole('button', { name: say('report.create') }).click();
      await dialog.getByText(say('finding.expenses.descriptionRequired')).waitFor();
      await expectAccessible(page);
      await dialog.getByLabel(say('report.description')).fill(description);
      if (currency)
        await chooseFrom(
          dialog.getByRole('combobox', { name: declaredIn(locale)('caseExpenseBatch.currency') }).first(),
          currency,
        );
      await dialog.getByRole('textbox', { name: say('report.controlTotal') }).fill(controlTotal);
      await dialog.getByRole('button', { name: say('report.create') }).click();
      await page.waitForURL('**/dashboard/batch/*');
      await heading(description).waitFor();
      await expectAccessible(page);
      return page.url();
    },
    /** An item of the open report, receipt first. */
    async addItem(item: {
      readonly receipt?: ReturnType<typeof photoOf>;
      readonly amount: string;
      readonly kind: string;
      readonly activity: string;
    }): Promise<void> {
      await link(say('report.addItem')).click();
      await heading(say('expense.new')).waitFor();
      if (item.receipt) {
        await page.locator('input[data-camera]').setInputFiles(item.receipt);
        await page.getByRole('img', { name: say('receipt.alt') }).waitFor();
      }
      await page.locator('#expense-amount').fill(item.amount);
      await chooseFrom(page.locator('#expense-expenseItem'), item.kind);
      await page.locator('#expense-activity').fill(item.activity);
      await expectAccessible(page);
      await button(say('expense.save')).click();
      await page.waitForURL(/\/dashboard\/batch\/[^/]+$/);
    },
    /** Through the check page; warnings are confirmed where there are any. Answers what the confirmation says. */
    async submit(): Promise<string> {
      await link(say('report.submit')).click();
      await heading(say('check.title')).waitFor();
      const warnings = page.getByLabel(say('check.warningsSeen'));
      await button(say('check.submit')).waitFor();
      if (await warnings.isVisible()) await warnings.check();
      await expectAccessible(page);
      await button(say('check.submit')).click();
      await page.waitForURL(/\/dashboard\/batch\/[^/?]+\?step=done$/);
      // What was handed in is confirmed, with its amount.
      await page
        .getByText(say('submit.done').split('{')[0]?.trim() ?? '')
        .first()
        .waitFor();
      await page.getByText(say('status.AWAITING_APPROVAL')).first().waitFor();
      await expectAccessible(page);
      const said = await page.locator('main .hp-banner').first().innerText();
      // What keeps figures, dates and amounts in one piece.
      return said.replace(/\u2060/g, '').replace(/\s+/g, ' ');
    },
    /** The number at the bell. */
    async unread(): Promise<number> {
      return Number((await page.locator('.hp-badged').getAttribute('data-count')) ?? 0);
    },
    /** Opens the bell and from it the newest notice with the words. */
    async openNotice(words: string): Promise<void> {
      await page.locator('.hp-badged').click();
      const notice = page.locator('.hp-notice').filter({ hasText: words }).first();
      await notice.waitFor();
      await expectAccessible(page);
      await notice.getByRole('link').click();
    },
  };
}
