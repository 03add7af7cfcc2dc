import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { wordsOf } from '../support/words.ts';
import { assigneeSteps } from './assignee.steps.ts';
import { stage } from './stage.ts';

const play = stage();
const path = 'widgets/widget-to-maiuser?dashboardCode=APP_ASSIGNEE';

/** Looks at a page in light and dark. */
async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

describe.each([
  { login: 'assignee.es', locale: 'es', device: 'phone' },
  { login: 'assignee.fr', locale: 'fr', device: 'desktop' },
] as const)('$login at a $device', ({ login, locale, device }) => {
  test('reads the widgets, as charts and as tables, and opens what a number stands for', async () => {
    const say = wordsOf('widgets', locale);
    await using visit = await play.enter(login, 'assignee', { device, locale });
    const { page } = visit;
    page.setDefaultTimeout(15_000);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: wordsOf('home', locale)('widgets') }).click();
    await page.waitForURL('**/dashboard/widgetDashboard');
    const widgets = page.locator('.widgets > li');
    await page.locator('.widget-foot').nth(5).waitFor();
    await expect.poll(() => widgets.count()).toBe(6);
    await page.locator('.recharts-bar-rectangle').first().waitFor();
    await look(page);

    const token = await play.token(login);
    const money = (await play.homeport.call('GET', 'case-expense-batch/by-stage', { as: token })).body as {
      stage: string;
      reports: number;
    }[];
    const expenses = widgets.filter({ has: page.locator('a[href="/dashboard/expense-reports"]') });
    const name = await expenses.getByRole('heading').innerText();
    await expenses.getByRole('button', { name: say('tableOf', { name }) }).click();
    const stages = [...new Set(money.map((one) => one.stage))];
    for (const stage of stages) {
      const count = money.filter((one) => one.stage === stage).reduce((sum, one) => sum + one.reports, 0);
      const number = expenses.locator(`td a[href="/dashboard/expense-reports?status=${stage}"]`);
      await expect.poll(() => number.innerText()).toBe(String(count));
    }
    await look(page);
    await expenses.getByRole('button', { name: say('chartOf', { name }) }).click();
    await expenses.locator('.recharts-bar-rectangle').first().waitFor();
    await expenses.getByRole('button', { name: say('tableOf', { name }) }).click();
    await expenses.locator('td a').first().click();
    await page.waitForURL('**/dashboard/expense-reports?status=*');
  });

  test('arranges them, finds them so again, and gives the arrangement back', async () => {
    const say = wordsOf('widgets', locale);
    await using visit = await play.enter(login, 'assignee', { device, locale });
    const { page } = visit;
    page.setDefaultTimeout(15_000);
    const steps = assigneeSteps(page, locale);
    const token = await play.token(login);
    const board = async () => (await play.homeport.call('GET', path, { as: token })).body;
    const [first, second] = (await board()).content as { name: string; code: string }[];
    if (!first || !second) throw new Error('the demo has widgets');
    const named = (action: 'up' | 'down' | 'remove' | 'size', name: string) =>
      say('withName', { action: say(action), name });

    await page.goto('/dashboard/widgetDashboard');
    await steps.button(say('arrange')).click();
    await steps.heading(say('arranging')).waitFor();
    await look(page);
    // By the keyboard, as everything that could be dragged.
    await page.getByRole('button', { name: named('down', first.name), exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: named('size', second.name), exact: true }).selectOption('WIDE');
    const last = page.locator('.widget-place').last();
    const gone = await last.locator('strong').innerText();
    await page.getByRole('button', { name: named('remove', gone), exact: true }).click();
    await page.getByRole('button', { name: say('addWidget', { name: gone }) }).waitFor();
    await look(page);
    await steps.button(steps.say('save')).click();
    await page.getByText(say('saved')).waitFor();
    const saved = await board();
    expect(saved.content.slice(0, 2)).toMatchObject([{ code: second.code, size: 'WIDE' }, { code: first.code }]);
    expect(saved.available).toMatchObject([{ name: gone }]);

    await page.goto('/dashboard/widgetDashboard');
    await expect.poll(() => page.locator('.widgets > li').count(), { timeout: 15_000 }).toBe(5);
    await expect.poll(() => page.locator('.widgets > li').first().getByRole('heading').innerText()).toBe(second.name);
    await page.goto('/dashboard/widgetDashboard?arrange=true');
    await steps.button(say('company')).click();
    await expect.poll(async () => (await board()).isArranged, { timeout: 15_000 }).toBe(false);
    await steps.button(say('done')).click();
    await expect.poll(() => page.locator('.widgets > li').count(), { timeout: 15_000 }).toBe(6);
  });
});
