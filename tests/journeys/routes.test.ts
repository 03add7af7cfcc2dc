import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { cityFaults } from '../support/english-cities.ts';
import { faultsOfWidth } from '../support/wide/faults-of-width.ts';
import { demoPassword } from './assignee.steps.ts';
import { type Look, looksOf, openDirectly, strangeLooks } from './control-looks.ts';
import { everyAddress, everyOpening, everyPageOutside, sayWordWithoutEnd } from './every-route.ts';
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
const get = async (path: string) =>
  (await here.homeport.call('GET', path, { as: await here.token('assignee.fr') })).body;
const postAs = (login: string) => async (path: string, body: object) => {
  const { status, body: answer } = await here.homeport.call('POST', path, { as: await here.token(login), body });
  if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
  return answer;
};
/** Looks at every page and gathers what is wrong, so that one run tells all of it. */
async function everyPage(page: Page, look: (address: string) => Promise<string[]>, open = go): Promise<string[]> {
  const faults: string[] = [];
  for (const address of await everyAddress(get)) {
    try {
      await open(page, address);
      for (const fault of await look(address)) faults.push(`${address}: ${fault}`);
    } catch (error) {
      faults.push(`${address}: ${(error as Error).message.slice(0, 1500)}`);
    }
  }
  return faults;
}

/**
 * In the order in which the page is turned around: what a size or a colour alone can change is looked at again, where it shows
 * something that no page has shown in these colours.
 */
const looks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark', only: ['color-contrast'] },
  { width: 1440, height: 900, colorScheme: 'dark', only: ['color-contrast'] },
  { width: 1440, height: 900, colorScheme: 'light' },
] as const;

test('every page that is opened by its address is accessible in light and dark, on a phone and at a desk, and its controls look as everywhere', async () => {
  await using visit = await here.enter('assignee.fr', 'assignee', {
    device: 'desktop',
    locale: 'fr-FR',
    hasWorker: true,
  });
  const { page } = visit;
  page.setDefaultTimeout(20_000);
  await sayWordWithoutEnd(get, postAs('assignee.fr'));
  await page.goto('/dashboard');
  await page.locator('main h1').waitFor();
  // From the second page on the worker answers: every page is a new document, to which no other has brought a sheet.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const drawn = new Map<string, readonly Look[]>();
  const inEnglish = await cityFaults('fr');
  const seen = { light: new Set<string>(), dark: new Set<string>() };
  const isWorkers = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  const lookAt = async (address: string) => {
    const found: string[] = (await isWorkers()) ? [] : ['not answered by the worker'];
    // What is signed can be signed here: the ways to do so come after the title.
    if (/\/signing\/[^/]+$/.test(address)) await page.getByRole('radio').first().waitFor();
    drawn.set(address, await looksOf(page));
    found.push(...inEnglish(await page.locator('main').innerText()));
    for (const { width, height, colorScheme, ...how } of looks) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectAccessible(page, { ...how, seen: seen[colorScheme] }).catch((error: Error) =>
        found.push(`${width} ${colorScheme}: ${error.message.slice(0, 1500)}`),
      );
      if (colorScheme === 'light') found.push(...(await tooWide(page)));
      if (width === 360 && colorScheme === 'light') found.push(...(await brokenWords(page)));
    }
    return found;
  };
  const faults = await everyPage(page, lookAt, openDirectly);
  // What an address opens within a page, and what stands outside: each by itself, as from a bookmark or a mail.
  for (const [address, control] of await everyOpening(get)) {
    await openDirectly(page, address);
    if (address.includes('/banking')) await openBank(page);
    faults.push(...(await lookInside(page, address, control)));
    drawn.set(address, await looksOf(page));
  }
  await using outside = await here.open({ device: 'desktop', locale: 'fr-FR' });
  outside.page.setDefaultTimeout(20_000);
  for (const [address, control] of await everyPageOutside(get, postAs('hr.manager'))) {
    await outside.page.goto(address);
    await outside.page.locator('main h1').waitFor();
    faults.push(...(await lookInside(outside.page, address, control)));
    drawn.set(address.split('?')[0] ?? address, await looksOf(outside.page));
  }
  expect(faults).toEqual([]);
  expect(strangeLooks(drawn)).toEqual([]);
  // Below sixteen pixels phones zoom into the field, also where it stands in a dialog.
  const small = ([, looks]: [string, readonly Look[]]) =>
    looks.filter(({ style }) => Number.parseFloat(style['font-size'] ?? '16') < 16).map(({ kind }) => kind);
  expect([...drawn].flatMap(small)).toEqual([]);
  expect([...drawn.values()].flat().length).toBeGreaterThan(400);

  // And it would be seen: a page to which one sheet does not come.
  await using other = await here.enter('assignee.fr', 'assignee', {
    device: 'desktop',
    locale: 'fr-FR',
  });
  await other.context.route('**/assets/shared-*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await openDirectly(other.page, '/dashboard/help');
  const without = new Map(drawn).set('/dashboard/help', await looksOf(other.page));
  expect(strangeLooks(without)).toContainEqual(expect.stringMatching(/^\/dashboard\/help: input\./));
}, 600_000);

/** Whether something that has to be there is drawn, and has room at both sizes. */
async function lookInside(page: Page, address: string, control: string): Promise<string[]> {
  try {
    await page.locator(control).locator('visible=true').first().waitFor();
  } catch {
    return [`${address}: nothing like ${control}`];
  }
  const found: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await tooWideAtRest(page)).map((fault) => `${address} ${width}: ${fault}`));
  }
  return found;
}
/** The bank area is opened with the password, each time it is entered by its address. */
async function openBank(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(demoPassword);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}
/** What has no room, however long its words are. */
const tooWide = async (page: Page): Promise<string[]> =>
  (await page.locator('body').evaluate(faultsOfWidth)).map(({ what, where, by }) => `${what} by ${by}: ${where}`);

/** The same of a page that was just made another size: what it draws otherwise then may come a moment later. */
async function tooWideAtRest(page: Page): Promise<string[]> {
  const atOnce = await tooWide(page);
  if (atOnce.length === 0) return atOnce;
  await page.waitForTimeout(1_000);
  return tooWide(page);
}

/** Words that are torn over two lines although a line could hold them. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Before its font has come a line breaks elsewhere.
    await document.fonts.ready;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // Said to those who listen only: it has no place to stand.
      if ((node.parentElement?.getBoundingClientRect().width ?? 0) < 24) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\p{L})\p{L}{4,20}(?!\p{L})/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`360: “${word}” is torn over ${lines.size} lines`);
      }
    }
    return found;
  });

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
