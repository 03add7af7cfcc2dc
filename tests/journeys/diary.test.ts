import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import type { Device } from '../support/chromium.ts';
import { withPicture } from '../support/failure-picture.ts';
import { declaredIn, wordsOf } from '../support/words.ts';
import { assigneeSteps } from './assignee.steps.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

/** The travel diary: logged by the assignee on phone and desktop, locked by HR in a second browser. */
const here = stage();
const open = (login: string, device: Device, locale: string) =>
  here.enter(login, login.startsWith('assignee') ? 'assignee' : 'workspace', { device, locale });

const today = Temporal.Now.plainDateISO();
const lastMonth = today.with({ day: 1 }).subtract({ months: 1 });
const month = lastMonth.toString().slice(0, 7);
const day = (n: number): string => `${month}-${String(n).padStart(2, '0')}`;

/** What is done in the dialog of an entry. */
function diarySteps(page: Page, locale: string) {
  const say = wordsOf('diary', locale);
  const dialog = page.getByRole('dialog');
  const cell = (date: string) => dialog.locator(`[data-day="${date}"]`);
  return {
    say,
    dialog,
    cell,
    next: () => dialog.getByRole('button', { name: say('next'), exact: true }).click(),
    async openMonth(): Promise<void> {
      await page.goto(`/dashboard/tracker?month=${month}`);
      await page.locator(`[data-day="${day(3)}"]`).waitFor();
    },
    /** Opens a new entry that begins on a day. */
    async begin(date: string): Promise<void> {
      await page.goto(`/dashboard/tracker?month=${date.slice(0, 7)}&add=${date}`);
      await cell(date).waitFor();
    },
  };
}

test.each<Device>(['phone', 'desktop'])('Diego logs his days and sees what they mean, on a %s', async (device) => {
  await using own = await open('assignee.es', device, 'es');
  const { page } = own;
  const diary = diarySteps(page, 'es');
  try {
    await diary.openMonth();
    await page
      .getByText(/\d+ de 183 días usados/)
      .first()
      .waitFor();
    // He lives in Mexico: no limit of visitors is his there.
    await page.getByRole('heading', { name: 'México', exact: true }).waitFor();
    await page.getByText(diary.say('residentText')).waitFor();
    await expectAccessible(page);

    // Every notice of the catalogue stands under the calendar before anything is saved.
    await diary.begin(day(3));
    await diary.dialog.getByText(diary.say('notice.oneAllDay')).waitFor();
    for (const [from, to, words] of [
      [2, 4, diary.say('notice.manyAllDay')],
      [5, 5, diary.say('notice.oneHalfDay')],
      [5, 6, diary.say('notice.manyHalfDay')],
      [4, 7, diary.say('notice.mixed')],
    ] as const) {
      await diary.begin(day(from));
      if (to !== from) {
        await diary.cell(day(from)).click();
        await diary.cell(day(to)).click();
      }
      await diary.dialog.getByText(words).waitFor();
    }
    await expectAccessible(page);
    await diary.begin(day(20));
    await diary.dialog.getByText(diary.say('notice.oneLocked')).first().waitFor();
    await diary.dialog.getByText(diary.say('notice.code', { code: 'LOCKED' })).waitFor();
    const blocked = diary.dialog.getByRole('button', { name: diary.say('next'), exact: true });
    await expect.poll(() => blocked.getAttribute('aria-disabled')).toBe('true');
    await diary.begin(day(18));
    await diary.cell(day(18)).click();
    await diary.cell(day(22)).click();
    await diary.dialog.getByText(diary.say('notice.lockedInRange')).first().waitFor();

    // A new entry: what is missing is named, what is proposed says so, the summary is a sentence.
    // Each size goes somewhere else, so that neither finds the days of the other.
    const [ahead, town, land] =
      device === 'phone' ? ([2, 'Tokio', 'Japón'] as const) : ([3, 'Seúl', 'Corea del Sur'] as const);
    const free = today.add({ days: ahead }).toString();
    await diary.begin(free);
    // On a phone the way on stands far below, and the next tab begins at its beginning all the same.
    await diary.dialog.getByRole('button', { name: diary.say('next'), exact: true }).scrollIntoViewIfNeeded();
    const depth = () => diary.dialog.evaluate((dialog) => dialog.scrollTop);
    if (device === 'phone') expect(await depth()).toBeGreaterThan(300);
    await diary.next();
    await diary.dialog.getByText(diary.say('suggested')).first().waitFor();
    expect(await depth()).toBe(0);
    await expectAccessible(page);
    await diary.dialog.getByRole('textbox', { name: diary.say('location'), exact: true }).fill(town);
    await chooseFrom(diary.dialog.getByRole('combobox', { name: diary.say('country') }), land);
    await diary.dialog.getByRole('heading', { name: `${land}: 183 días en el año fiscal` }).waitFor();
    await diary.dialog
      .getByText(diary.say('forecast.after', { used: '1', allowed: '183' }))
      .first()
      .waitFor();
    // On without its purpose it does not go: it says so and stays.
    await diary.next();
    await diary.dialog.getByText(diary.say('pleaseInput', { names: diary.say('purpose') })).waitFor();
    await diary.dialog.getByRole('combobox', { name: diary.say('purpose') }).click();
    await page.getByRole('option', { name: 'Viaje de negocios' }).click();
    await diary.next();
    // The day is ahead of today.
    await diary.dialog.getByText(`estará en ${town}, ${land}: Viaje de negocios`).waitFor();
    await expectAccessible(page);
    await diary.dialog.getByRole('button', { name: diary.say('save'), exact: true }).click();
    await page.getByText(diary.say('saved')).waitFor();
    await diary.dialog.waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: diary.say('search') }).fill(town);
    await page
      .getByRole('link', { name: `${town}, ${land}` })
      .first()
      .waitFor();
    await expectAccessible(page);
  } catch (error) {
    throw await withPicture(error, page, `diary-${device}`);
  }
});

test('the map is set by a double-click, and by keyboard; nothing is asked of other hosts', async () => {
  await using own = await open('assignee.es', 'desktop', 'es');
  const { page } = own;
  const diary = diarySteps(page, 'es');
  try {
    await diary.begin(today.add({ days: 6 }).toString());
    await diary.next();
    await diary.dialog.getByRole('button', { name: diary.say('map.open') }).click();
    await diary.dialog.getByRole('textbox', { name: diary.say('map.search') }).fill('Guadalajara');
    await page.keyboard.press('Enter');
    await diary.dialog.getByRole('button', { name: 'Guadalajara, México' }).first().click();
    await expect
      .poll(() => diary.dialog.getByRole('textbox', { name: diary.say('location'), exact: true }).inputValue(), {
        timeout: 20_000,
      })
      .toBe('Guadalajara');
    await diary.dialog.getByText(/Posición: 20\.\d+, -103\.\d+/).waitFor();
    await expectAccessible(page);
    // Near, where no tiles of an administrator are, stand the town and those around it on land that is painted.
    const map = diary.dialog.getByTestId('map');
    // A name is a point without a size of its own, so it is never "visible".
    await map.locator('.map-town', { hasText: /^Zapopan$/ }).waitFor({ state: 'attached' });
    const isPainted = (canvases: Element[]) =>
      canvases.some((one) => (one as HTMLCanvasElement).getContext('2d')?.getImageData(9, 9, 1, 1).data[3] === 255);
    await expect.poll(() => map.locator('canvas.map-detail').evaluateAll(isPainted)).toBe(true);
    await diary.dialog.getByTestId('map').dblclick({ position: { x: 60, y: 60 } });
    await diary.dialog.getByText(/Posición: 2[01]\.\d+, -10[34]\.\d+/).waitFor();
  } catch (error) {
    throw await withPicture(error, page, 'diary-map');
  }
});

test('HR locks days in the workspace; Diego is told and can change them no more, and is let in again', async () => {
  await using phone = await open('assignee.es', 'phone', 'es');
  await using desk = await open('tecnovia.hr', 'desktop', 'es');
  const assignee = assigneeSteps(phone.page, 'es');
  const staff = workspaceSteps(desk.page, 'es');
  const diary = diarySteps(phone.page, 'es');
  let { page } = phone;
  try {
    await diary.openMonth();
    const before = await assignee.unread();

    page = desk.page;
    const found = await here.homeport.call('GET', 'fe/case-detail/search?search=Diego', {
      as: await here.token('tecnovia.hr'),
    });
    await page.goto(`/workspace/cases/case-detail/${found.body.content[0].id}/diary`);
    await staff.main.getByRole('rowheader', { name: 'México' }).first().waitFor();
    await expectAccessible(page);
    const typed = (date: string) => date.split('-').reverse().join('-');
    await staff.main.getByRole('textbox', { name: staff.say('travel.from') }).fill(typed(day(25)));
    await staff.main.getByRole('textbox', { name: staff.say('travel.to') }).fill(typed(day(26)));
    await staff.main.getByRole('button', { name: staff.say('travel.lock'), exact: true }).click();
    await page.getByText('2 entradas bloqueadas').waitFor();

    page = phone.page;
    await expect.poll(() => assignee.unread(), { timeout: 20_000 }).toBeGreaterThan(before);
    await diary.begin(day(25));
    await diary.dialog.getByText(diary.say('notice.oneLocked')).first().waitFor();
    await page.goto(`/dashboard/tracker?month=${month}`);
    await page.locator(`[data-day="${day(25)}"]`).click();
    await page.getByRole('dialog', { name: diary.say('dialog.locked') }).waitFor();
    await diary.dialog.getByText(diary.say('dialog.lockedText')).first().waitFor();
    await expectAccessible(page);

    page = desk.page;
    await staff.main.getByRole('button', { name: staff.say('travel.unlock'), exact: true }).click();
    await page.getByText('2 entradas desbloqueadas').waitFor();
  } catch (error) {
    throw await withPicture(error, page, 'diary-lock');
  }
});

test('Camille checks her papers before a trip, on a phone in French', async () => {
  await using own = await open('assignee.fr', 'phone', 'fr');
  const { page } = own;
  const say = wordsOf('travel', 'fr');
  try {
    for (const [path, title] of [
      ['/dashboard/travel', 'trips.title'],
      ['/dashboard/travel/document-check', 'docs.title'],
      ['/dashboard/trips&Visas', 'visas.title'],
      ['/dashboard/calendar-entry', 'event.new'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: say(title) }).waitFor();
      await expectAccessible(page);
    }
    await page.goto('/dashboard/trips&Visas');
    await page.getByText(say('state.critical')).first().waitFor();
    await page.goto('/dashboard/calendar-entry');
    await page.getByRole('textbox', { name: declaredIn('fr')('calendarEvent.title') }).fill('Fermer le compte');
    await page.getByText(say('event.unscheduled')).waitFor();
    await page.getByRole('button', { name: say('save'), exact: true }).click();
    await page.waitForURL('**/dashboard/tracker');
    await page.getByRole('link', { name: 'Fermer le compte' }).waitFor();
  } catch (error) {
    throw await withPicture(error, page, 'diary-papers');
  }
});
