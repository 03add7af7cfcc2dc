import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/accessibility.ts';
import { wordsOf } from '../support/words.ts';
import { demoPassword } from './assignee.steps.ts';

/** What the mobility staff does in the workspace, in their language. */
export function workspaceSteps(page: Page, locale: string) {
  const entry = wordsOf('workspaceEntry', locale);
  const say = wordsOf('workspace', locale);
  const approvals = wordsOf('approvals', locale);
  const payments = wordsOf('payments', locale);
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const main = page.locator('main');

  /** A decision as it is said, about whomever and whatever amount. */
  const decided = (key: string, item: string): RegExp => {
    const any = '\u0001';
    const said = approvals(key, { item, name: any, amount: any });
    return new RegExp(
      said
        .split(any)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.+'),
    );
  };
  return {
    entry,
    say,
    approvals,
    payments,
    heading,
    main,

    /** From the address of the workspace to the page the role starts with. */
    async signIn(username: string): Promise<void> {
      await page.goto('/workspace');
      await page.locator('footer select').selectOption(locale.slice(0, 2));
      await page.locator('#username').fill(username);
      await page.locator('#password').fill(demoPassword);
      await expectAccessible(page);
      await page.getByRole('button', { name: entry('continue'), exact: true }).click();
      await page.getByRole('navigation', { name: say('shell.mainMenu') }).waitFor();
      await page.locator('h1').waitFor();
    },
    /** Opens an entry of the left menu, at the end of its group where that is closed. */
    async openMenu(label: string): Promise<void> {
      const menu = page.getByRole('navigation', { name: say('shell.mainMenu') });
      const entry = menu.getByRole('link', { name: label, exact: true }).first();
      const all = menu.getByRole('button', { name: say('shell.allRecords') });
      await entry.or(all).first().waitFor();
      if (!(await entry.isVisible())) await all.click();
      await entry.click();
      await heading(label).waitFor();
    },
    /** Works for another company from here on. */
    async workFor(company: string): Promise<void> {
      await page.getByRole('button', { name: say('shell.switchTenant') }).click();
      await page.getByRole('menuitemradio', { name: company }).click();
      await page.getByRole('banner').getByRole('button', { name: company }).waitFor();
    },
    /** Walks through the queue by keyboard, to the newest and back to the oldest, to the item of an amount; opens it. */
    async openItemByKeyboard(amount: string): Promise<void> {
      await main.locator('.approvals-row').first().waitFor();
      const rows = await main.locator('.approvals-row').count();
      const steps = [...'k'.repeat(rows), ...'j'.repeat(rows)];
      for (const key of steps) {
        await page.keyboard.press(key);
        const row = await page.locator(':focus').innerText();
        if (!row.includes(amount)) continue;
        await page.keyboard.press('Enter');
        await main.getByRole('article').getByText(amount).first().waitFor();
        return;
      }
      throw new Error(`no item of ${amount} among the ${rows} of the queue`);
    },
    /** Approves the open item by its key and waits until it is said. */
    async approve(item: string): Promise<void> {
      await page.keyboard.press('a');
      const said = page.getByText(decided('done.approve', item)).first();
      const asked = page.getByRole('button', { name: approvals('flagged.confirm') });
      await said.or(asked).waitFor();
      // What the checks point at is asked about first.
      if (await asked.isVisible()) await asked.click();
      await said.waitFor();
    },
    /** Waits until a decision is said to be made. */
    async said(key: string, item: string): Promise<void> {
      await page.getByText(decided(key, item)).first().waitFor();
    },
    /** Hands the open item on by its key: what is typed as the reason goes along. */
    async handOn(key: string, deed: string, reasonKey: string, reason: string): Promise<void> {
      await page.keyboard.press(key);
      const field = page.getByRole('textbox', { name: approvals(reasonKey) });
      await field.fill(reason);
      await expectAccessible(page);
      await page.keyboard.press('ControlOrMeta+Enter');
      await this.said(`done.${deed}`, 'Local transport');
    },
    /** Rejects the open item by keyboard; without a reason nothing is sent. */
    async reject(item: string, reason: string): Promise<void> {
      await page.keyboard.press('r');
      const field = page.getByRole('textbox', { name: approvals('reason.reject') });
      await field.waitFor();
      await page.keyboard.press('ControlOrMeta+Enter');
      await main.getByText(approvals('missing.reason')).waitFor();
      await expectAccessible(page);
      await field.fill(reason);
      await page.keyboard.press('ControlOrMeta+Enter');
      await this.said('done.reject', item);
    },
    /** Builds the batch that pays a report of somebody. Answers its reference and the account's ending. */
    async buildBatch(payee: string, report: string): Promise<{ readonly batch: string; readonly ending: string }> {
      await this.openMenu(say('page.payments'));
      await main.locator('.payments-group').first().waitFor();
      await expectAccessible(page);
      await main.locator('.payments-group').filter({ hasText: report }).getByRole('checkbox', { name: payee }).check();
      await main.getByRole('button', { name: 'Build 1 batch' }).click();
      await page.getByText('1 batch built').first().waitFor();
      await main.locator('.payments-open').first().click();
      const head = main.locator('.payments-detail-head');
      await head.getByText(payee).waitFor();
      await main.getByText(payments('payment.PENDING')).first().waitFor();
      await expectAccessible(page);
      const account = await main
        .getByText(/ending in \w+/)
        .first()
        .innerText();
      return { batch: await head.locator('.hp-number').innerText(), ending: account.split(' ').at(-1) ?? '' };
    },
    /** The reference the bank is given for a report, once its batch is released. */
    async paymentReference(report: string): Promise<string> {
      const line = main.locator('.payments-lines li').filter({ hasText: report });
      return (await line.locator('.hp-caption').innerText()).split(' ')[0] ?? '';
    },
    /** Opens a batch by its reference. */
    async openBatch(reference: string): Promise<void> {
      await this.openMenu(say('page.payments'));
      await main.getByRole('button', { name: payments('tab.batches') }).click();
      await main.getByRole('button', { name: reference }).click();
      await main.locator('.payments-detail-head').getByText(reference).waitFor();
    },
    /** Presses Release for the open batch and proves who it is. */
    async release(password = demoPassword): Promise<void> {
      await main.getByRole('button', { name: 'Release 1 batch', exact: true }).click();
      await this.prove('Release 1 batch', password);
    },
    /** Marks the open batch paid today. */
    async markPaid(reference: string): Promise<void> {
      await main.getByRole('button', { name: payments('markPaid.open') }).click();
      await main
        .getByRole('form', { name: payments('markPaid.open') })
        .getByRole('button', { name: payments('markPaid.do') })
        .click();
      await page.getByText(payments('markPaid.done', { reference })).first().waitFor();
      await main.locator('.payments-detail-head').getByText(payments('status.PAID')).waitFor();
      await expectAccessible(page);
    },
    /** Puts the password into the dialog on screen and goes on; without one that cannot be. */
    async prove(continueLabel: string, password = demoPassword): Promise<void> {
      const dialog = page.getByRole('dialog');
      const field = dialog.locator('input[type=password]');
      await field.waitFor();
      const goOn = dialog.getByRole('button', { name: continueLabel, exact: true });
      if (await goOn.isEnabled()) throw new Error(`${continueLabel} can be pressed without a password`);
      await expectAccessible(page);
      await field.fill(password);
      await goOn.click();
    },
  };
}
