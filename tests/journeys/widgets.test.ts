import type { Locator, Page } from 'playwright-core';
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

/** Drags by a grip to just below the middle of another, with the finger on a phone; lets go at the end or not. */
async function drag(page: Page, device: 'phone' | 'desktop', grip: Locator, to: Locator, isDropped = true) {
  await grip.scrollIntoViewIfNeeded();
  const [from, target] = [await grip.boundingBox(), await to.boundingBox()];
  if (!from || !target) throw new Error('what is dragged is not in sight');
  const x = from.x + from.width / 2;
  const y = (part: number) => from.y + from.height / 2 + part * (target.y + target.height - from.y - from.height / 2);
  if (device === 'desktop') {
    await page.mouse.move(x, y(0));
    await page.mouse.down();
    for (const part of [0.3, 0.7, 1]) await page.mouse.move(x, y(part));
    if (isDropped) await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', part?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: part === undefined ? [] : [{ x, y: y(part) }] });
  await touch('touchStart', 0);
  for (const part of [0.3, 0.7, 1]) await touch('touchMove', part);
  await touch(isDropped ? 'touchEnd' : 'touchCancel');
  await finger.detach();
}

test('on a phone the widgets are read, as charts and as tables, and what a number stands for is opened', async () => {
  const [login, locale, device] = ['assignee.es', 'es', 'phone'] as const;
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

describe.each([
  { login: 'assignee.es', locale: 'es', device: 'phone' },
  { login: 'assignee.fr', locale: 'fr', device: 'desktop' },
] as const)('$login at a $device', ({ login, locale, device }) => {
  test('arranges them, finds them so again, and gives the arrangement back', async () => {
    const say = wordsOf('widgets', locale);
    await using visit = await play.enter(login, 'assignee', { device, locale });
    const { page } = visit;
    page.setDefaultTimeout(15_000);
    const steps = assigneeSteps(page, locale);
    const token = await play.token(login);
    const board = async () => (await play.homeport.call('GET', path, { as: token })).body;
    const [first, second, third] = (await board()).content as { name: string; code: string }[];
    if (!first || !second || !third) throw new Error('the demo has widgets');
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
    // By finger or mouse: what is given up goes back to where it was.
    const places = page.locator('.widget-place');
    const gripOf = (name: string) => places.filter({ hasText: name }).locator('.widget-grip');
    await drag(page, device, gripOf(first.name), gripOf(third.name), false);
    await page.keyboard.press('Escape');
    await expect.poll(() => places.nth(1).locator('strong').innerText()).toBe(first.name);
    await page.mouse.up();
    await drag(page, device, gripOf(first.name), gripOf(third.name));
    await expect.poll(() => places.nth(2).locator('strong').innerText()).toBe(first.name);
    await page.getByRole('status').filter({ hasText: first.name }).waitFor({ state: 'attached' });
    const last = places.last();
    const gone = await last.locator('strong').innerText();
    await page.getByRole('button', { name: named('remove', gone), exact: true }).click();
    await page.getByRole('button', { name: say('addWidget', { name: gone }) }).waitFor();
    await look(page);
    await steps.button(steps.say('save')).click();
    await page.getByText(say('saved')).waitFor();
    const saved = await board();
    expect(saved.content.slice(0, 3)).toMatchObject([
      { code: second.code, size: 'WIDE' },
      { code: third.code },
      { code: first.code },
    ]);
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
