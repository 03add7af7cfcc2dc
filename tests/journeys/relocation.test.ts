import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, visit } from '../support/chromium.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';
import { wordsOf } from '../support/words.ts';
import { assigneeSteps, demoPassword } from './assignee.steps.ts';
import { workspaceSteps } from './workspace.steps.ts';

let homeport: Homeport;
let browser: Browser;
beforeAll(async () => {
  [homeport, browser] = await Promise.all([startHomeport({ demo: true }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await homeport?.[Symbol.asyncDispose]();
});

/** Opens a page by its address and looks at it in light and dark. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('Camille fills in her form and answers a survey on her phone; HR reads the answers and follows up', async () => {
  const forms = wordsOf('forms', 'fr');
  const surveys = wordsOf('surveys', 'fr');
  await using phone = await visit(browser, { baseUrl: homeport.baseUrl, device: 'phone', locale: 'fr-FR' });
  const { page } = phone;
  page.setDefaultTimeout(15_000);
  const camille = assigneeSteps(page, 'fr');
  await camille.signIn('assignee.fr');

  await open(page, '/dashboard/content');
  await page.getByText('2 sur 5').waitFor();
  await page.getByText(forms('after', { form: 'Évaluation des besoins' })).waitFor();
  await camille.link(forms('continueForm', { name: 'Évaluation des besoins' })).click();
  // She goes on where she left off; what was typed before is there.
  await page.getByRole('heading', { level: 2, name: 'Logement' }).waitFor();
  await expect.poll(() => page.locator('#form-bedrooms').inputValue()).toBe('3');
  await expectAccessible(page);
  await page.locator('#form-bedrooms').fill('');
  await camille.button(forms('continue')).click();
  await page
    .getByText(forms('fault.required', { label: 'Chambres' }))
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.locator('#form-bedrooms').fill('3');
  await camille.button(forms('continue')).click();
  // The step about school is there because children move along.
  await page.getByRole('heading', { level: 2, name: 'École' }).waitFor();
  await page.getByRole('radio', { name: 'International' }).check();
  await expectAccessible(page);
  await camille.button(forms('continue')).click();
  await page.getByRole('radio', { name: 'Nous rachetons' }).check();
  await page.getByRole('radio', { name: forms('yes') }).check();
  await page.getByLabel('Quels animaux ?').fill('Un chat');
  await page.getByText('Brouillon enregistré').waitFor();
  await camille.button(forms('continue')).click();
  await page.getByText('Un chat').waitFor();
  await expectAccessible(page);
  await camille.button(forms('submit')).click();
  const said = await page
    .getByText(/FM-\d{6}/)
    .first()
    .innerText();
  const reference = /FM-\d{6}/.exec(said)?.[0] ?? '';
  await expectAccessible(page);

  const token = await homeport.signIn('assignee.fr', demoPassword);
  const call = async (path: string) => (await homeport.call('GET', path, { as: token })).body;
  const form = (await call('udp/mai')).find((one: { reference: string }) => one.reference === reference);
  expect(form).toMatchObject({ state: 'COMPLETED', code: 'NEEDS_ASSESSMENT' });
  const [survey] = await call('quality-survey/assignee');
  await open(page, `/dashboard/survey/${survey.id}`);
  await camille.button(surveys('send')).click();
  await page
    .getByText(surveys('complete', { question: survey.questions[0].text }))
    .first()
    .waitFor();
  for (const { code } of survey.questions)
    await page
      .locator(`#survey-${code}`)
      .getByRole('radio', { name: surveys('score.POOR') })
      .check();
  await expectAccessible(page);
  await camille.button(surveys('send')).click();
  await page.getByText(surveys('thanks')).waitFor();
  await expectAccessible(page);

  await using desk = await visit(browser, { baseUrl: homeport.baseUrl, device: 'desktop' });
  desk.page.setDefaultTimeout(15_000);
  const hr = workspaceSteps(desk.page, 'en');
  await hr.signIn('hr.manager');
  await desk.page.goto(`/workspace/cases/page-form/${form.id}/answers`);
  await desk.page.getByText('Un chat').waitFor();
  await expectAccessible(desk.page);
  await desk.page.goto('/workspace/cases/survey-follow-up?sort=created,desc');
  await desk.page.getByText('Camille Laurent').first().waitFor();
});

test('Diego sees his plan, writes a note and reports an action as done at his desk', async () => {
  const timeline = wordsOf('timeline', 'es');
  const services = wordsOf('services', 'es');
  await using desk = await visit(browser, { baseUrl: homeport.baseUrl, device: 'desktop', locale: 'es-ES' });
  const { page } = desk;
  page.setDefaultTimeout(15_000);
  const diego = assigneeSteps(page, 'es');
  await diego.signIn('assignee.es');
  await open(page, '/dashboard/timeline');
  await page.locator('.plan-today').waitFor();
  await page
    .getByRole('button', { name: new RegExp(`^${timeline('addNote')}`) })
    .first()
    .click();
  await page.locator('textarea').fill('Llegamos el lunes.');
  await expectAccessible(page);
  await diego.button(timeline('save')).click();
  await page.getByText(timeline('saved')).waitFor();
  await page.getByText('Llegamos el lunes.').waitFor();
  await page.reload();
  await page.getByText('Llegamos el lunes.').waitFor();

  await open(page, '/dashboard/services');
  const first = page.locator('.service').first();
  const name = await first.locator('strong').innerText();
  await first.click();
  await diego.heading(name).waitFor();
  await expectAccessible(page);
  const token = await homeport.signIn('assignee.es', demoPassword);
  const before = (await homeport.call('GET', 'case-service/with-next-action', { as: token })).body;
  if (before[0].group === 'NEEDS_YOU') {
    await diego.button(services('markDone')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: services('markDone') })
      .click();
    await page.getByText(services('marked')).waitFor();
    const after = (await homeport.call('GET', `case-service/${before[0].id}/detail`, { as: token })).body;
    expect(after.nextAction.byAssignee).toBe(false);
  }
  await open(page, `/dashboard/services/${crypto.randomUUID()}`);
  await page.getByText(services('notFound')).waitFor();
});

test('every page of My move is accessible on a phone; family is added and removed', async () => {
  const assistance = wordsOf('assistance', 'en');
  const lumpSum = wordsOf('lumpSum', 'en');
  await using phone = await visit(browser, { baseUrl: homeport.baseUrl, device: 'phone' });
  const { page } = phone;
  page.setDefaultTimeout(15_000);
  const aisha = assigneeSteps(page, 'en-x-brightwater');
  await aisha.signIn('assignee.en');
  for (const path of ['', '/self', '/previous']) await open(page, `/dashboard/assistance${path}`);
  // Two Previous Relocations, read only.
  await expect.poll(() => page.locator('main section').count()).toBe(2);
  await open(page, '/dashboard/assistance/family');
  await aisha.link(assistance('add')).first().click();
  await aisha.button(assistance('save')).click();
  await page.getByText('First name is required.').first().waitFor();
  await expectAccessible(page);
  await page.locator('#dependant-firstName').fill('Ngozi');
  await page.locator('#dependant-type').click();
  await page.getByRole('option', { name: 'Parent' }).click();
  await aisha.button(assistance('save')).click();
  await page.getByRole('heading', { name: 'Ngozi Okafor' }).waitFor();
  await expectAccessible(page);

  await open(page, '/dashboard/lump-sum-policy');
  const more = page.getByRole('button', { name: lumpSum('more', { name: 'Rental car for a month' }) });
  await expect.poll(() => more.isDisabled()).toBe(true);
  await expectAccessible(page);
});
