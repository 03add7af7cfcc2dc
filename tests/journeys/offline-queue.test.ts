import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import type { Device } from '../support/chromium.ts';
import { receiptPdf } from '../support/receipts/receipt-pdf.ts';
import { europeanReceipts } from '../support/receipts/receipts-europe.data.ts';
import { overseasReceipts } from '../support/receipts/receipts-overseas.data.ts';
import { recentReceipt } from '../support/receipts/recent-receipt.ts';
import { declaredIn, wordsOf } from '../support/words.ts';
import { stage } from './stage.ts';

const on = stage();
const app = wordsOf('assignee', 'es');
const offline = wordsOf('offline', 'es');
const talk = wordsOf('talk', 'es');
const timeline = wordsOf('timeline', 'es');
const diary = wordsOf('diary', 'es');
const soon = { timeout: 60_000 };

const enter = async (device: Device) => {
  const visit = await on.enter('assignee.es', 'assignee', {
    device,
    locale: 'es-ES',
    hasWorker: true,
    expectedErrors: [/WebSocket connection to .* failed/],
  });
  visit.page.setDefaultTimeout(15_000);
  return visit;
};
const call = async (method: string, path: string, body?: object) => {
  const as = await on.token('assignee.es');
  const { status, body: answer } = await on.homeport.call(method, path, { as, ...(body ? { body } : {}) });
  expect(status, `${method} ${path}`).toBeLessThan(300);
  return answer;
};
/** The server cannot be reached; the pages of the app can still be loaded, as they can where a phone has a cell but no data. */
const goAway = (page: Page) => page.route('**/api/**', (route) => route.abort('internetdisconnected'));
const comeBack = async (page: Page) => {
  await page.unroute('**/api/**');
  await page.evaluate(() => void dispatchEvent(new Event('online')));
};
/** Receipts as files that are chosen together, each ten days older than the one before; with what a person reads on them. */
const chosen = async (...names: string[]) =>
  Promise.all(
    [...europeanReceipts, ...overseasReceipts]
      .filter(({ name }) => names.some((start) => name.startsWith(start)))
      .map((receipt, place) => recentReceipt(receipt, 10 * (place + 1)))
      .map(async (receipt) => ({
        says: receipt.says,
        file: {
          name: `${receipt.says.amount}.pdf`,
          mimeType: 'application/pdf',
          buffer: Buffer.from(await receiptPdf(receipt)),
        },
      })),
  );
const toSend = (page: Page) => page.getByText(app('waiting.toSend'));
const button = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

const devices = ['phone', 'desktop'] as const;
test.each(devices)(
  'on a %s, a note waits through a reload, meets another one, and the person decides',
  async (device) => {
    await using visit = await enter(device);
    const { page } = visit;
    await page.goto('/dashboard/timeline');
    const open = button(page, timeline('addNote')).first();
    await open.click();
    const area = page.locator('textarea');
    const id = ((await area.getAttribute('id')) ?? '').replace('note-', '');
    await goAway(page);
    await area.fill(`Escrita en el túnel (${device})`);
    await page.getByRole('button', { name: timeline('save'), exact: true }).click();
    await toSend(page).waitFor();
    await expectAccessible(page);
    await page.reload();
    await toSend(page).waitFor();
    await page.getByText(`Escrita en el túnel (${device})`).waitFor();

    await call('PUT', `case-timeline/${id}`, { notesByEmployee: 'Escrita en casa' });
    await comeBack(page);
    await page.getByText(offline('changed')).waitFor(soon);
    await page.getByText('Escrita en casa').waitFor();
    await expectAccessible(page);
    await button(page, app('conflict.useMine')).click();
    await page.getByText(offline('changed')).waitFor({ state: 'detached' });
    const assignment = (await call('GET', 'fe/case-detail/search?size=1')).content[0].id;
    const kept = async () =>
      (await call('GET', `case-timeline?caseDetailId=${assignment}`)).find((one: { id: string }) => one.id === id)
        ?.notesByEmployee;
    await expect.poll(kept, soon).toBe(`Escrita en el túnel (${device})`);
  },
);

test('a date is shared, done and taken back without a network, by the assignee and by the partner', async () => {
  const words = wordsOf('timeline', 'fr');
  const french = wordsOf('assignee', 'fr');
  const camille = await on.token('assignee.fr');
  const api = async (path: string) => (await on.homeport.call('GET', path, { as: camille })).body;
  const assignment = (await api('case/mai-case')).id;
  const today = new Date().toISOString().slice(0, 10);
  const plan = await api(`case-timeline?caseDetailId=${assignment}`);
  const [date] = plan.filter((one: { eventDate: string }) => one.eventDate > today);
  const now = async () =>
    (await api(`case-timeline?caseDetailId=${assignment}`)).find(({ id }: { id: string }) => id === date.id);
  const visitOf = async (login: string) => {
    const expectedErrors = [/WebSocket connection to .* failed/];
    const visit = await on.enter(login, 'assignee', {
      device: 'phone',
      locale: 'fr-FR',
      hasWorker: true,
      expectedErrors,
    });
    await visit.page.goto('/dashboard/timeline');
    return visit;
  };
  const deed = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ hasText: date.description }).getByRole('button', { name }).first();
  const waits = (page: Page) => page.getByText(french('waiting.toSend'));
  await using mine = await visitOf('assignee.fr');
  const offered = words('shared.offer', { name: '' }).trim();
  await deed(mine.page, offered).waitFor();
  await goAway(mine.page);
  await deed(mine.page, offered).click();
  await waits(mine.page).waitFor();
  await comeBack(mine.page);
  await expect.poll(async () => (await now()).sharedWith?.name, soon).toBeTruthy();
  await deed(mine.page, words('shared.takeBack')).waitFor(soon);

  await using theirs = await visitOf('family.fr');
  await deed(theirs.page, words('done.mark')).waitFor();
  await goAway(theirs.page);
  await deed(theirs.page, words('done.mark')).click();
  await waits(theirs.page).waitFor();
  await expectAccessible(theirs.page);
  await comeBack(theirs.page);
  const { name } = (await now()).sharedWith;
  await expect.poll(async () => (await now()).doneByName, soon).toBe(name);

  await goAway(mine.page);
  await deed(mine.page, words('shared.takeBack')).click();
  await waits(mine.page).waitFor();
  await comeBack(mine.page);
  await expect.poll(async () => (await now()).sharedWith, soon).toBeNull();
});

test.each(devices)('on a %s, comments wait through a closed browser and arrive in order, once', async (device) => {
  await using visit = await enter(device);
  const { page, context } = visit;
  const [first] = await call('GET', 'case-service/with-next-action');
  await page.goto(`/dashboard/services/${first.id}`);
  const area = page.getByRole('textbox', { name: talk('writeComment') });
  await area.waitFor();
  await goAway(page);
  const texts = ['uno', 'dos', 'tres'].map((word) => `${word} (${device})`);
  for (const text of texts) {
    await area.fill(text);
    await page.getByRole('button', { name: talk('addComment') }).click();
    await page.locator('.hp-talk-text', { hasText: text }).waitFor();
  }
  await expect.poll(() => page.getByText(talk('waiting')).count()).toBe(3);
  await expectAccessible(page);
  // One is taken back before it leaves.
  await page
    .getByRole('button', { name: talk('cancel'), exact: true })
    .nth(1)
    .click();
  await expect.poll(() => page.getByText(talk('waiting')).count()).toBe(2);
  await page.close();

  const again = await context.newPage();
  await again.goto('/dashboard/help');
  const said = async () =>
    (await call('GET', `comment?category=SERVICE&entityId=${first.id}`)).content
      .map((one: { comment: string }) => one.comment)
      .filter((text: string) => text.includes(`(${device})`));
  await expect.poll(said, soon).toEqual([texts[0], texts[2]]);
  await again.goto(`/dashboard/services/${first.id}`);
  await again.getByText(texts[2] as string).waitFor();
  await expect.poll(() => said()).toEqual([texts[0], texts[2]]);
});

test.each(devices)('on a %s, a chat message waits and is sent when the network is back', async (device) => {
  await using visit = await enter(device);
  const { page } = visit;
  const [conversation] = await call('GET', 'conversation/mai');
  await page.goto(`/dashboard/contactUs/chat/id/${conversation.id}`);
  const area = page.locator('.chat-write textarea');
  await area.waitFor();
  await goAway(page);
  await area.fill(`Llego tarde (${device})`);
  await area.press('Control+Enter');
  await page.getByText(talk('waiting')).waitFor();
  await expectAccessible(page);
  await comeBack(page);
  await page.getByText(talk('waiting')).waitFor({ state: 'detached' });
  await page.locator('.hp-talk-text', { hasText: `Llego tarde (${device})` }).waitFor();
});

test('a chat message that is written before all of the application has come waits for it', async () => {
  await using visit = await enter('phone');
  const { page } = visit;
  const [conversation] = await call('GET', 'conversation/mai');
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/later-*.js', async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto(`/dashboard/contactUs/chat/id/${conversation.id}`);
  const area = page.locator('.chat-write textarea');
  await area.fill('Muy temprano');
  await area.press('Control+Enter');
  await page.getByText(talk('waiting')).waitFor();
  expect(await area.inputValue()).toBe('');
  come.resolve();
  await page.getByText(talk('waiting')).waitFor({ state: 'detached' });
  await page.locator('.hp-talk-text', { hasText: 'Muy temprano' }).waitFor();
});

test.each(devices)(
  'on a %s, a diary entry waits; days that changed meanwhile are not written over unseen',
  async (device) => {
    await using visit = await enter(device);
    const { page } = visit;
    const ahead = device === 'phone' ? 40 : 41;
    const day = Temporal.Now.plainDateISO().add({ days: ahead }).toString();
    const entry = (country: string, location: string) => ({
      ...{ allDay: true, startDate: `${day}T00:00:00Z`, endDate: `${day}T00:00:00Z` },
      ...{ country, countryCode: country, location, locationType: 'OTHER', purpose: 'BUSINESS_TRIP', notes: null },
    });
    const there = async () =>
      (await call('GET', `fe/travel-detail?from=${day}&to=${day}`)).map((one: { location: string }) => one.location);
    const log = async (town: string, land: string) => {
      await page.goto(`/dashboard/tracker?month=${day.slice(0, 7)}&add=${day}`);
      const dialog = page.getByRole('dialog');
      await dialog.locator(`[data-day="${day}"]`).waitFor();
      await goAway(page);
      const next = dialog.getByRole('button', { name: diary('next'), exact: true });
      await next.click();
      await dialog.getByRole('textbox', { name: diary('location'), exact: true }).fill(town);
      await chooseFrom(dialog.getByRole('combobox', { name: diary('country') }), land);
      await dialog.getByRole('combobox', { name: diary('purpose') }).click();
      await page.getByRole('option', { name: 'Viaje de negocios' }).click();
      await next.click();
      await dialog.getByRole('button', { name: diary('save'), exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await toSend(page).waitFor();
    };
    await log('Kioto', 'Japón');
    await expectAccessible(page);
    await comeBack(page);
    await toSend(page).waitFor({ state: 'detached', ...soon });
    await expect.poll(there, soon).toEqual(['Kioto']);

    await log('Osaka', 'Japón');
    const [before] = await call('GET', `fe/travel-detail?from=${day}&to=${day}`);
    await call('POST', 'fe/travel-detail/replace', { ...entry('KR', 'Seúl'), replaces: before.id });
    await comeBack(page);
    await page.getByText(offline('changed')).waitFor(soon);
    await page.getByText(/Seúl/).first().waitFor();
    await expectAccessible(page);
    await expect.poll(() => there()).toEqual(['Seúl']);
    await button(page, app('conflict.useTheirs')).click();
    await page.getByText(offline('changed')).waitFor({ state: 'detached' });
    await expect.poll(() => there()).toEqual(['Seúl']);
  },
);

test.each(devices)(
  'on a %s, several receipts are chosen at once without a network, and confirmed one by one',
  async (device) => {
    await using visit = await enter(device);
    const { page } = visit;
    const assignment = (await call('GET', 'fe/case-detail/search?size=1')).content[0].id;
    const body = { description: `Recibos (${device})`, caseDetailId: assignment, currency: 'EUR' };
    const { id: report } = await call('POST', 'fe/case-expense-batch', body);
    await page.goto(`/dashboard/batch/${report}`);
    await page.getByRole('button', { name: app('tray.add') }).waitFor();
    await goAway(page);
    const receipts = await chosen('Restaurant in Madrid', 'Taxi in Sevilla', 'Parking in Basel');
    const files = receipts.map(({ file }) => file);
    const wrong = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('no') };
    await page.locator('input[data-receipts]').setInputFiles([...files, wrong]);
    await expect.poll(() => page.getByText(app('receipt.kept')).count(), soon).toBe(3);
    await expectAccessible(page);
    await comeBack(page);
    await page.reload();
    const read = (what: string) => page.getByText(new RegExp(`${what}.*compruébelo`));
    for (const amount of ['86,35', '24,15', '18,00']) await read(amount).waitFor(soon);
    await expectAccessible(page);

    const walk = page.getByRole('link', { name: app('tray.walk'), exact: true });
    await walk.click();
    for (const [place, { name }] of files.entries()) {
      const isLast = place === files.length - 1;
      const save = page.getByRole('button', {
        name: app(isLast ? 'expense.confirm' : 'expense.confirmAndNext'),
        exact: true,
      });
      await page.getByText(name, { exact: true }).waitFor();
      await save.waitFor();
      await expect.poll(() => page.getByText(/compruébelo/).count(), soon).toBe(2);
      if (place === 0) await expectAccessible(page);
      const address = page.url();
      await chooseFrom(
        page.getByRole('combobox', { name: new RegExp(`^${declaredIn('es')('caseExpense.expenseItem')}`) }),
        'Taxi',
      );
      await save.click();
      await page.waitForURL((url) => url.href !== address);
    }
    await page.getByRole('button', { name: app('tray.add') }).waitFor();
    await walk.waitFor({ state: 'detached' });
    const filter = encodeURIComponent(JSON.stringify({ field: 'caseExpenseBatch', op: 'eq', value: report }));
    const items = (await call('GET', `fe/case-expense/search?filter=${filter}`)).content;
    const shown = items.map(
      (one: { amount: string; currency: string; expenseDate: string; receipt: object | null }) => [
        ...[one.amount, one.currency, one.expenseDate, one.receipt !== null],
      ],
    );
    const said = receipts.map(({ says }) => [says.amount, says.currency, says.date, true]);
    expect(said.map(([amount]) => amount).sort()).toEqual(['18.00', '24.15', '86.35']);
    expect(shown.sort()).toEqual(said.sort());
  },
);
