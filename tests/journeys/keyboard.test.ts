import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { Visit } from '../support/chromium.ts';
import { withPicture } from '../support/failure-picture.ts';
import { wordsOf } from '../support/words.ts';
import { assigneeSteps, demoPassword } from './assignee.steps.ts';
import { keyboardSteps } from './keyboard.steps.ts';
import { stage } from './stage.ts';

/** Everything here is done with the keyboard alone, by one person who signs in once; no story uses the mouse. */
const here = stage();
let visit: Visit;
let page: Page;
let keys: ReturnType<typeof keyboardSteps>;
let camille: ReturnType<typeof assigneeSteps>;
beforeAll(async () => {
  visit = await here.open({ device: 'desktop', locale: 'fr-FR' });
  page = visit.page;
  page.setDefaultTimeout(20_000);
  keys = keyboardSteps(page);
  camille = assigneeSteps(page, 'fr');
});
afterAll(() => visit?.close());

const inMenu = (label: string) =>
  page.getByRole('navigation', { name: camille.say('shell.mainMenu') }).getByRole('link', { name: label, exact: true });
/** To a page of the menu; its title has the focus then. */
async function goTo(label: string, title = label): Promise<void> {
  await keys.tabTo(inMenu(label));
  await page.keyboard.press('Enter');
  await keys.expectOn(camille.heading(title));
}
const kept = (name: string, story: () => Promise<void>) =>
  test(name, async () => {
    try {
      await story();
    } catch (error) {
      throw await withPicture(error, page, `keyboard-${name.split(' ')[0]}`);
    }
  });

kept('sign-in: from the first page to Home, past a wrong password', async () => {
  await page.goto('/');
  await keys.tabTo(camille.button(camille.entry('signIn')));
  await page.keyboard.press('Enter');
  await keys.expectOn(page.locator('#username'));
  await keys.type('assignee.fr');
  await keys.tabTo(page.locator('#password'));
  await keys.type('Not-My-Password-1');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await keys.expectOn(page.locator('#password'));
  await page.keyboard.press('ControlOrMeta+a');
  await keys.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: camille.say('home.doNext') }).waitFor();
  // The first thing that Tab reaches leads past the menu.
  const skip = page.getByRole('link', { name: camille.say('shell.skip') });
  await keys.tabTo(skip);
  await page.keyboard.press('Enter');
  await keys.expectOn(page.locator('main'));
});

kept('expenses: a report and its item', async () => {
  await goTo(camille.say('menu.expenses'));
  const add = page.locator('main').getByRole('link', { name: camille.say('report.new') });
  await keys.tabTo(add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: camille.say('report.new') });
  const words = dialog.getByLabel(camille.say('report.description'));
  await keys.expectOn(words);
  // Escape closes it and gives the focus back.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await keys.expectOn(add);
  await page.keyboard.press('Enter');
  await keys.expectOn(words);
  await keys.type('Sans souris');
  await keys.tabTo(dialog.getByRole('button', { name: camille.say('report.create') }));
  await page.keyboard.press('Enter');
  await keys.expectOn(camille.heading('Sans souris'));
  await keys.tabTo(camille.link(camille.say('report.addItem')));
  await page.keyboard.press('Enter');
  await keys.expectOn(camille.heading(camille.say('expense.new')));
  // What is missing is said, and the focus is led there.
  const save = camille.button(camille.say('expense.save'));
  await keys.tabTo(save, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await keys.expectOn(page.getByRole('alert').filter({ has: page.locator('a[href="#expense-amount"]') }));
  await keys.tabTo(page.locator('a[href="#expense-amount"]'));
  await page.keyboard.press('Enter');
  await keys.expectOn(page.locator('#expense-amount'));
  await keys.type('12,40');
  await keys.choose(page.locator('#expense-expenseItem'), 'Taxi', 'Taxi');
  await keys.tabTo(page.locator('#expense-activity'));
  await keys.type('De la gare');
  await keys.tabTo(save);
  await page.keyboard.press('Enter');
  await keys.expectOn(camille.heading('Sans souris'));
  await page.getByText('De la gare').first().waitFor();
  // The page before the submission begins on top; the way back leads back.
  await keys.tabTo(camille.link(camille.say('report.submit')));
  await page.keyboard.press('Enter');
  await keys.expectOn(camille.heading(camille.say('check.title')));
});

kept('diary: a day by arrows, what was there, and why', async () => {
  const say = wordsOf('diary', 'fr');
  await goTo(camille.say('menu.calendar'));
  const add = page.locator('main').getByRole('link', { name: say('add') });
  await keys.tabTo(add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('dialog.new') });
  await dialog.waitFor();
  await keys.press('Tab');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await keys.expectOn(add);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const today = Temporal.Now.plainDateISO();
  const cell = (days: number) => dialog.locator(`[data-day="${today.add({ days })}"]`);
  await keys.tabTo(cell(0));
  await page.keyboard.press('ArrowDown');
  await keys.expectOn(cell(7));
  await page.keyboard.press('ArrowRight');
  await keys.expectOn(cell(8));
  await page.keyboard.press('Enter');
  await keys.expectOn(cell(8));
  const next = dialog.getByRole('button', { name: say('next'), exact: true });
  await keys.tabTo(next);
  await page.keyboard.press('Enter');
  const town = dialog.getByRole('textbox', { name: say('location'), exact: true });
  await keys.tabTo(town, 'Shift+Tab');
  await keys.type('Lille');
  await keys.choose(dialog.getByRole('combobox', { name: say('country') }), 'France', 'France');
  const purpose = dialog.getByRole('combobox', { name: say('purpose') });
  await keys.tabTo(purpose);
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('option');
  await options.first().waitFor();
  // The list closes with Escape, and the dialog stays.
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'hidden' });
  await keys.expectOn(purpose);
  await page.keyboard.press('ArrowDown');
  await options.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await keys.tabTo(next);
  await page.keyboard.press('Enter');
  await dialog
    .getByText(/Lille, France/)
    .first()
    .waitFor();
  await keys.tabTo(dialog.getByRole('button', { name: say('save'), exact: true }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await keys.expectOn(add);
});

kept('forms: steps, a fault, and the answers once more', async () => {
  const say = wordsOf('forms', 'fr');
  await goTo(camille.say('menu.myMove'));
  await keys.tabTo(page.locator('main a[href="/dashboard/content"]'));
  await page.keyboard.press('Enter');
  await keys.expectOn(camille.heading(say('title')));
  await keys.tabTo(camille.link(say('continueForm', { name: 'Évaluation des besoins' })));
  await page.keyboard.press('Enter');
  const title = camille.heading('Évaluation des besoins');
  await keys.expectOn(title);
  const bedrooms = page.locator('#form-bedrooms');
  await keys.tabTo(bedrooms);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const goOn = camille.button(say('continue'));
  await keys.tabTo(goOn);
  await page.keyboard.press('Enter');
  await keys.expectOn(page.getByRole('alert').filter({ has: page.locator('a[href="#form-bedrooms"]') }));
  await keys.tabTo(page.locator('a[href="#form-bedrooms"]'));
  await page.keyboard.press('Enter');
  await keys.expectOn(bedrooms);
  await keys.type('4');
  await keys.tabTo(goOn);
  await page.keyboard.press('Enter');
  // A new step begins on top.
  await page.getByRole('heading', { level: 2, name: 'École' }).waitFor();
  await keys.expectOn(title);
  await keys.pick(page.getByRole('radio', { name: 'International' }));
  await keys.tabTo(goOn);
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Nous rachetons' }).waitFor();
  await keys.expectOn(title);
  await keys.pick(page.getByRole('radio', { name: 'Nous rachetons' }));
  await keys.pick(page.getByRole('radio', { name: say('yes'), exact: true }));
  await keys.tabTo(page.getByLabel('Quels animaux ?'));
  await keys.type('Un chat');
  await keys.tabTo(goOn);
  await page.keyboard.press('Enter');
  await page.getByText('Un chat').waitFor();
  await keys.expectOn(title);
  await keys.tabTo(camille.button(say('submit')));
  await page.keyboard.press('Enter');
  await page
    .getByText(/FM-\d{6}/)
    .first()
    .waitFor();
  await keys.expectOn(title);
});

kept('chat: a message by its key, another by its button', async () => {
  const talk = wordsOf('talk', 'fr');
  await goTo(camille.say('menu.chat'), 'Chat');
  await keys.tabTo(page.locator('main').getByRole('link', { name: /Grace Whitfield/ }));
  await page.keyboard.press('Enter');
  await page.locator('.chat-write textarea').waitFor();
  await keys.expectOn(page.locator('main h1'));
  const field = page.locator('.chat-write textarea');
  await keys.tabTo(field);
  const said = (words: string) => page.locator('.hp-talk-text', { hasText: words });
  await keys.type('Sans souris aussi');
  await page.keyboard.press('ControlOrMeta+Enter');
  await said('Sans souris aussi').waitFor();
  await keys.expectOn(field);
  await keys.type('Et par le bouton');
  await keys.tabTo(camille.button(talk('send')));
  await page.keyboard.press('Enter');
  await said('Et par le bouton').waitFor();
  await keys.expectOn(field);
});
