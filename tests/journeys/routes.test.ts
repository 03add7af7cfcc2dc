import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { everyAddress } from './every-route.ts';
import { pseudoFaults } from './pseudo-faults.ts';
import { stage } from './stage.ts';

const here = stage();

/** Goes to a page of the application without loading the application again, until it stands; it may lead to another. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-old', '');
    history.pushState({}, '', to);
  }, address);
  const isThere = () => document.querySelector('main h1:not([data-old])') !== null;
  // Two addresses may share a page, whose title then stays.
  await page.waitForFunction(isThere, undefined, { timeout: 3_000 }).catch(() => undefined);
  await page.waitForFunction(
    () => document.querySelector('main h1') && !document.querySelector('.mantine-Skeleton-root'),
  );
}
const addresses = async () => {
  const token = await here.token('assignee.fr');
  return everyAddress(async (path) => (await here.homeport.call('GET', path, { as: token })).body);
};
/** Looks at every page and gathers what is wrong, so that one run tells all of it. */
async function everyPage(page: Page, look: (address: string) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const address of await addresses()) {
    try {
      await go(page, address);
      for (const fault of await look(address)) faults.push(`${address}: ${fault}`);
    } catch (error) {
      faults.push(`${address}: ${(error as Error).message.slice(0, 1500)}`);
    }
  }
  return faults;
}

/** In the order in which the page is turned around: what a size or a colour alone can change is looked at again. */
const looks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark', only: ['color-contrast'] },
  { width: 1440, height: 900, colorScheme: 'dark', only: ['color-contrast'] },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const;

test('every page is accessible in light and dark, on a phone and at a desk', async () => {
  await using visit = await here.enter('assignee.fr', 'assignee', { device: 'desktop', locale: 'fr-FR' });
  const { page } = visit;
  page.setDefaultTimeout(20_000);
  await page.goto('/dashboard');
  await page.locator('main h1').waitFor();
  const faults = await everyPage(page, async () => {
    const found: string[] = [];
    for (const { width, height, colorScheme, ...how } of looks) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, how).catch((error: Error) =>
        found.push(`${width} ${colorScheme}: ${error.message.slice(0, 1500)}`),
      );
    }
    return found;
  });
  expect(faults).toEqual([]);
}, 600_000);

test('in the pseudo-locale nothing on a phone is clipped, unbracketed or joined', async () => {
  await using visit = await here.enter('assignee.fr', 'assignee', { device: 'phone' });
  const { page } = visit;
  page.setDefaultTimeout(20_000);
  // What the server says is data; names of days, months and countries come from Intl.
  const names = new Intl.DisplayNames('en-US', { type: 'region' });
  const months = Array.from({ length: 12 }, (_, i) => new Date(2026, i, 1 + (i % 7)));
  const dates = ['short', 'long'].flatMap((style) =>
    months.map((day) => day.toLocaleDateString('en-US', { month: style as 'long', weekday: style as 'long' })),
  );
  const units =
    'csv ago in day days week weeks month months year years hour hours minute minutes second seconds now last next yesterday today tomorrow and utc byte bytes gmt';
  const data: string[] = [
    ...dates,
    units,
    ...'FR GB ES US SG JP DE NL AE MX BR IN CH ZA'.split(' ').map((c) => names.of(c) ?? ''),
  ];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) data.push(await response.text().catch(() => ''));
  });
  await page.route('**/api/user/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), language: 'en-XA' } });
  });
  await page.goto('/dashboard');
  await page.locator('main h1').waitFor();
  const look = async () => {
    let found = await pseudoFaults(page, data.join(' '));
    // An answer may be drawn before this story has read it, too.
    for (let time = 0; found.length > 0 && time < 8; time += 1) {
      await page.waitForTimeout(250);
      found = await pseudoFaults(page, data.join(' '));
    }
    return found;
  };
  const faults = await everyPage(page, look);
  expect(faults).toEqual([]);
});
