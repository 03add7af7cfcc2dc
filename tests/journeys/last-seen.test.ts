import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedStage } from './stage.ts';

const here = sharedStage();
const shown = '[data-last-seen]';

/** Home as it was last seen is kept on this device. */
const isKept = (page: Page) => page.evaluate(() => localStorage.getItem('homeport.last-seen') !== null);

/** Lets the application wait; answers how to let it come. */
async function holdApplication(page: Page): Promise<() => void> {
  const coming = Promise.withResolvers<void>();
  await page.route('**/assets/shell-*.js', async (route) => {
    await coming.promise;
    await route.continue();
  });
  return coming.resolve;
}

/**
 * Opens the page again while the application is held back; answers the title of what stands there. Sheets that take longer than
 * they are waited for bring the bones of the page instead, so a machine that is busy may need another try.
 */
async function seenAgain(page: Page): Promise<string> {
  for (let tries = 1; ; tries++) {
    await page.reload({ waitUntil: 'commit' });
    const title = page.waitForFunction((at) => document.querySelector<HTMLElement>(`${at} h1`)?.innerText, shown, {
      timeout: 5000,
    });
    const found = await title.then((it) => it.jsonValue()).catch(() => undefined);
    // A second later it is decided which of the two stands there.
    await page.waitForTimeout(1000);
    if (found && (await page.locator(`${shown} h1`).count()) > 0) return found;
    if (tries === 5) throw new Error('Home was not shown as it was last seen');
  }
}

// All of them without the worker, whose files cannot be held back.

test.each(['phone', 'desktop'] as const)(
  'on a %s, Home stands as it was last seen while the application is on its way, and is taken over',
  async (device) => {
    await using visit = await here.enter('assignee.fr', 'assignee', { device, locale: 'fr-FR' });
    const { page } = visit;
    await page.goto('/dashboard');
    await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true);
    const title = await page.locator('main h1').innerText();
    const come = await holdApplication(page);
    expect(await seenAgain(page)).toBe(title);
    // It is seen only: nothing of it is offered to those who listen, or to the keyboard.
    expect(await page.getByRole('link').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-last-seen]') ?? null)).toBeNull();
    come();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator(shown).count()).toBe(0);
  },
);

test('a link that is pressed before the application has come leads where it says', async () => {
  await using visit = await here.enter('assignee.es', 'assignee', { device: 'phone', locale: 'es-ES' });
  const { page } = visit;
  await page.goto('/dashboard');
  await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true);
  const come = await holdApplication(page);
  await seenAgain(page);
  const link = page.locator(`${shown} a[href="/dashboard/assistance"]:visible`).first();
  const box = await link.boundingBox();
  expect(box).not.toBeNull();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForURL('**/dashboard/assistance', { waitUntil: 'commit' });
  come();
  await page.locator('main h1').waitFor();
});

test('who signs out leaves no picture behind', async () => {
  await using visit = await here.enter('assignee.en', 'assignee', { device: 'desktop' });
  const { page } = visit;
  await page.goto('/dashboard');
  await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true);
  await page.goto('/dashboard/logout');
  await page.waitForURL((url) => url.pathname === '/logout');
  expect(await isKept(page)).toBe(false);
});
