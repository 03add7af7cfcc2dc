import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import type { Device } from '../support/chromium.ts';
import { openPublishing } from '../support/next-version.ts';
import { wordsOf } from '../support/words.ts';
import { assigneeSteps, demoPassword } from './assignee.steps.ts';
import { stage } from './stage.ts';

const on = stage();
const timeline = wordsOf('timeline', 'fr');
const devices: readonly Device[] = ['phone', 'desktop'];
const lost = { expectedErrors: [/WebSocket connection to .* failed/] };

const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '');
/** The application asks for a new version when it is looked at again. */
const lookAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
/** Opens the note of the first date that has none; answers its field. */
async function writeNote(page: Page, text: string) {
  const open = page.getByRole('button', { name: new RegExp(`^${timeline('addNote')}`) }).first();
  await open.click();
  const area = page.locator('textarea');
  await area.fill(text);
  return { id: (await area.getAttribute('id')) ?? '', area };
}

test.each(devices)(
  'on a %s, a new version opens by itself when nobody types, and the note comes back',
  async (device) => {
    await using server = await openPublishing(on.homeport.baseUrl);
    await using visit = await on.enter('assignee.fr', 'assignee', {
      baseUrl: server.baseUrl,
      device,
      hasWorker: true,
      locale: 'fr-FR',
      ...lost,
    });
    const { page } = visit;
    page.setDefaultTimeout(20_000);
    await page.goto('/dashboard/timeline');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    const before = await entryOf(page);
    // Nothing new: the page stays as it is, however often it is looked at.
    await page.evaluate(() => document.body.setAttribute('data-stays', 'yes'));
    let asked = 0;
    page.on('requestfinished', (one) => {
      if (new URL(one.url()).pathname === '/' && !one.isNavigationRequest()) asked += 1;
    });
    // Whoever watches for a new version comes after the page.
    await expect.poll(() => lookAgain(page).then(() => asked)).toBeGreaterThan(0);
    await page.waitForTimeout(1500);
    expect(await page.locator('body[data-stays]').count()).toBe(1);
    const { id, area } = await writeNote(page, `Les clés sont chez la gardienne (${device})`);

    server.publish();
    // The app asks when it is looked at again; while somebody types it waits, and says so.
    await lookAgain(page);
    await page.getByText(wordsOf('assignee', 'fr')('shell.newVersion')).waitFor();
    await expectAccessible(page);
    await page.waitForTimeout(6000);
    await expect.poll(() => entryOf(page)).toBe(before);
    await expect.poll(() => area.inputValue()).toContain('gardienne');

    // The person looks up from the keyboard.
    await area.blur();
    await expect.poll(() => entryOf(page).catch(() => before), { timeout: 30_000 }).not.toBe(before);
    await expect.poll(() => entryOf(page)).toContain('/assets-next1/');
    expect(new URL(page.url()).pathname).toBe('/dashboard/timeline');
    // The new worker keeps the new version for days without a network.
    const kept = async () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().some(({ url }) => url.includes('/assets-next1/'));
      });
    await expect.poll(kept, { timeout: 20_000 }).toBe(true);
    const item = page.locator(`#${id}`);
    await item.waitFor();
    await expect.poll(() => item.inputValue()).toBe(`Les clés sont chez la gardienne (${device})`);
    await expectAccessible(page);
  },
);

test.each(devices)(
  'on a %s, a session that ends in the middle of a form leads back to it with what was typed',
  async (device) => {
    await using visit = await on.enter('assignee.fr', 'assignee', { device, locale: 'fr-FR', ...lost });
    const { page } = visit;
    page.setDefaultTimeout(20_000);
    const camille = assigneeSteps(page, 'fr');
    await page.goto('/dashboard/timeline');
    const { id } = await writeNote(page, `Rendez-vous à 9 h (${device})`);
    // An administrator ends the session, or it was idle for too long.
    await page.route('**/api/**', (route) =>
      route.request().url().includes('/auth/login')
        ? route.continue()
        : route.fulfill({ status: 401, json: { status: 401 } }),
    );
    // Another call of the page may notice before the button is reached: then it is gone, and the press must be over
    // before the button comes back.
    const save = page.getByRole('button', { name: timeline('save'), exact: true });
    await save.click({ timeout: 5_000 }).catch(() => undefined);
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/dashboard/timeline');
    await page.unroute('**/api/**');
    await camille.enter('assignee.fr', demoPassword);
    await page.waitForURL('**/dashboard/timeline');
    const item = page.locator(`#${id}`);
    await item.waitFor();
    await expect.poll(() => item.inputValue()).toBe(`Rendez-vous à 9 h (${device})`);
    await save.click();
    await page.getByText(`Rendez-vous à 9 h (${device})`).waitFor();
  },
);

/** Milliseconds after the new version was asked for: before, while and after its worker takes over. */
const moments = [0, 100, 400, 1500];

test('the network may be lost at any moment while the worker is replaced: what was shown is there', async () => {
  await using server = await openPublishing(on.homeport.baseUrl);
  await using visit = await on.enter('assignee.fr', 'assignee', {
    baseUrl: server.baseUrl,
    device: 'phone',
    hasWorker: true,
    locale: 'fr-FR',
    expectedErrors: [...lost.expectedErrors, /Failed to load resource|net::ERR_/],
  });
  const { page } = visit;
  page.setDefaultTimeout(20_000);
  await page.goto('/dashboard/timeline');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const dates = page.locator('main li');
  for (const moment of moments) {
    // The page may still be opened anew by the worker that took over.
    await expect.poll(() => dates.count().catch(() => 0)).toBeGreaterThan(5);
    const shown = await dates.count();
    const before = await entryOf(page);
    server.publish();
    await lookAgain(page);
    await page.waitForTimeout(moment);
    server.lose();
    // The page may just be on its way to the new version by itself.
    await page.reload().catch(() => undefined);
    await expect.poll(() => dates.count().catch(() => 0), { message: `lost after ${moment} ms` }).toBe(shown);
    server.comeBack();
    const isNew = async () => {
      await lookAgain(page);
      return (await entryOf(page)) !== before;
    };
    await expect
      .poll(() => isNew().catch(() => false), { message: `back after ${moment} ms`, interval: 500, timeout: 60_000 })
      .toBe(true);
  }
});
