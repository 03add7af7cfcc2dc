import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { wordsOf } from '../support/words.ts';
import { demoPassword } from './assignee.steps.ts';

/** What the mobility staff does in the workspace, in their language. */
export function workspaceSteps(page: Page, locale: string) {
  const entry = wordsOf('workspaceEntry', locale);
  const say = wordsOf('workspace', locale);
  const approvals = wordsOf('approvals', locale);
  const payments = wordsOf('payments', locale);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const main = page.locator('main');

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
      await menu.getByRole('link', { name: label, exact: true }).first().click();
      await heading(label).waitFor();
    },
    /** Works for another company from here on. */
    async workFor(company: string): Promise<void> {
      await page.getByRole('button', { name: say('shell.switchTenant') }).click();
      await page.getByRole('menuitem', { name: company }).click();
      await page.getByRole('banner').getByRole('button', { name: company }).waitFor();
    },
    /** Walks through the queue by keyboard to the item with the amount, newest first, and opens it. */
    async openItemByKeyboard(amount: string): Promise<void> {
      await main.locator('.approvals-row').first().waitFor();
      const seen = new Set<string>();
      for (;;) {
        await page.keyboard.press('k');
        const row = (await page.locator(':focus').innerText()) ?? '';
        if (row.includes(amount)) break;
        const id = (await page.locator(':focus').getAttribute('id')) ?? '';
        if (seen.has(id)) throw new Error(`no item of ${amount} in the queue; the last was: ${row}`);
        seen.add(id);
      }
      await page.keyboard.press('Enter');
      await main.getByRole('article').waitFor();
    },
    /** Puts the password into the dialog on screen and goes on. */
    async prove(continueLabel: string, password = demoPassword): Promise<void> {
      const dialog = page.getByRole('dialog');
      const field = dialog.locator('input[type=password]');
      await field.waitFor();
      expect(await dialog.getByRole('button', { name: continueLabel, exact: true }).isDisabled()).toBe(true);
      await field.fill(password);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: continueLabel, exact: true }).click();
    },
  };
}
