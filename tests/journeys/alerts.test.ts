import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { wordsOf } from '../support/words.ts';
import { stage } from './stage.ts';

const here = stage();
const say = wordsOf('travel', 'fr');
const home = wordsOf('home', 'fr');
const documents = wordsOf('documents', 'fr');

const today = Temporal.Now.plainDateISO('UTC');

test('an alert is written and published by HR; who goes to the country reads it, who does not never sees it', async () => {
  await using desk = await here.enter('hr.manager', 'workspace');
  const { page } = desk;
  page.setDefaultTimeout(25_000);
  const write = async (country: string, title: string): Promise<void> => {
    await page.goto('/workspace/dashboard/travel-alert/new');
    await chooseFrom(page.getByRole('combobox', { name: 'Country' }), country);
    const from = page.getByRole('textbox', { name: 'Valid from' });
    await from.fill(today.toString().split('-').toReversed().join('-'));
    await from.press('Tab');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Restez chez vous.\nSuivez les consignes.');
    await page.getByRole('textbox', { name: 'Source', exact: true }).fill('Ministère');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    // “Published” stands there before, too: the label of the day on which it was.
    await page.getByRole('button', { name: 'Withdraw', exact: true }).waitFor();
  };
  await write('Japan', 'Typhon sur Tokyo');
  await write('Singapore', 'Inondations en ville');
  await expectAccessible(page);

  await using phone = await here.enter('assignee.fr', 'assignee', { device: 'phone', locale: 'fr-FR' });
  const own = phone.page;
  own.setDefaultTimeout(25_000);
  await own.goto('/dashboard');
  const card = own.getByRole('region', { name: say('alerts.title') });
  await card.waitFor();
  await expectAccessible(own);
  await card.getByRole('link', { name: say('alerts.all') }).click();
  const alert = own.getByRole('listitem').filter({ hasText: 'Inondations en ville' });
  await alert.getByText('Suivez les consignes.').waitFor();
  await alert.getByText(say('alerts.because.HOST')).waitFor();
  await alert.getByText(say('alerts.level.INFORMATION')).waitFor();
  await expect.poll(() => own.getByText('Typhon sur Tokyo').count()).toBe(0);
  await expectAccessible(own);
  // The bell says so too.
  await expect
    .poll(async () => {
      const { body } = await here.homeport.call('GET', 'notification', { as: await here.token('assignee.fr') });
      return body.content.map((one: { title: string }) => one.title);
    })
    .toContain('Alerte voyage\u00a0: Inondations en ville');

  // Withdrawn, it is gone.
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText('Withdrawn', { exact: true }).first().waitFor();
  await own.reload();
  await card.waitFor();
  await expect.poll(() => own.getByText('Inondations en ville').count()).toBe(0);
});

test('each document that is asked for says whose it is', async () => {
  await using phone = await here.enter('assignee.fr', 'assignee', { device: 'phone', locale: 'fr-FR' });
  const { page } = phone;
  await page.goto('/dashboard');
  const step = page.getByRole('listitem').filter({ hasText: home('sendDocument', { name: 'Copie du passeport' }) });
  await step.getByText(home('ofMember', { name: 'Jules Laurent' }), { exact: true }).waitFor();
  await step.getByRole('link', { name: /Copie du passeport, .*Jules Laurent/ }).click();
  const card = page.getByRole('article', { name: 'Copie du passeport' });
  await card.getByText(documents('required.of', { name: 'Jules Laurent' })).waitFor();
  await page.getByText(documents('required.yours')).first().waitFor();
});

test('what can be added stands on a sheet at the bottom of the phone that is as high as its list', async () => {
  await using phone = await here.enter('assignee.fr', 'assignee', { device: 'phone', locale: 'fr-FR' });
  const { page } = phone;
  await page.goto('/dashboard');
  await page.getByRole('button', { name: wordsOf('assignee', 'fr')('add') }).click();
  const sheet = page.getByRole('dialog', { name: wordsOf('assignee', 'fr')('shell.addSheet') });
  await sheet.getByRole('link').first().waitFor();
  const gaps = () =>
    sheet.evaluate((element) => {
      const [own, last] = [element, [...element.querySelectorAll('a')].at(-1) ?? element].map((one) =>
        one.getBoundingClientRect(),
      );
      return { below: innerHeight - (own?.bottom ?? 0), inside: (own?.bottom ?? 0) - (last?.bottom ?? 0) };
    });
  // It has slid in before it is looked at.
  await expect.poll(async () => (await gaps()).below).toBe(0);
  expect((await gaps()).inside).toBeLessThanOrEqual(24);
  await expectAccessible(page);
});

test('a member of the family has no tab to add what is not theirs, and reads the alerts of the assignment', async () => {
  await using phone = await here.enter('family.fr', 'assignee', { device: 'phone', locale: 'fr-FR' });
  const { page } = phone;
  await page.goto('/dashboard');
  await page.getByRole('region', { name: say('alerts.title') }).waitFor();
  const tabs = page.getByRole('navigation', { name: wordsOf('assignee', 'fr')('shell.tabs') });
  await tabs.waitFor();
  await expect.poll(() => tabs.getByRole('button').count()).toBe(0);
  await expect.poll(() => tabs.getByRole('link').count()).toBe(4);
  await expectAccessible(page);
});
