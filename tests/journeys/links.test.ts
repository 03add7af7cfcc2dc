import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signLink } from '../../apps/server/src/signed-link.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { wordsOf } from '../support/words.ts';
import { stage } from './stage.ts';

const here = stage();
const say = wordsOf('surveys', 'fr');
const forms = wordsOf('forms', 'fr');

/** The staff of the managing company makes the link of a record of Castellane Beauté. */
async function linkOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Make a link without sign-in' }).click();
  const link = page.getByRole('status').getByRole('link');
  await link.waitFor();
  await expectAccessible(page);
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  return pathname + search;
}

test('staff makes links; who has one answers a survey once and fills in a form without signing in', async () => {
  const { homeport } = here;
  const token = await here.token('assignee.fr');
  const get = async (path: string) => (await homeport.call('GET', path, { as: token })).body;
  const survey = (await get('quality-survey/assignee')).find((one: { status: string }) => one.status === 'SENT');
  const form = (await get('udp/mai')).find((one: { state: string }) => one.state === 'IN_PROGRESS');
  await using desk = await here.enter('hr.manager', 'workspace');
  desk.page.setDefaultTimeout(25_000);
  const toSurvey = await linkOf(desk.page, `/workspace/cases/quality-survey/${survey.id}/link`);
  const toForm = await linkOf(desk.page, `/workspace/cases/page-form/${form.id}/answers`);

  await using somebody = await here.open({ device: 'phone', locale: 'fr-FR' });
  const { page } = somebody;
  page.setDefaultTimeout(25_000);
  await page.goto(toSurvey);
  await page.getByRole('button', { name: say('send') }).click();
  await page
    .getByText(say('complete', { question: survey.questions[0].text }))
    .first()
    .waitFor();
  await expectAccessible(page);
  // No menu, nothing else within reach.
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  for (const { code } of survey.questions)
    await page
      .locator(`#survey-${code}`)
      .getByRole('radio', { name: say('score.POOR') })
      .check();
  await page.getByLabel(say('comment')).fill('Personne ne répond.');
  await page.getByRole('button', { name: say('send') }).click();
  await page.getByText(say('thanks')).waitFor();
  await page.goto(toSurvey);
  await page.getByText(say('used')).waitFor();
  await expectAccessible(page);
  const again = await homeport.call('POST', 'auth/quality-form', {
    body: { token: new URLSearchParams(toSurvey.split('?')[1]).get('token'), answers: {} },
  });
  expect(again.status).toBe(409);
  // A link that was changed opens nothing, like one that has expired.
  await page.goto(`${toSurvey.slice(0, -2)}xx`);
  await page.getByText(say('linkInvalid')).waitFor();
  await expectAccessible(page);

  await page.goto(toForm);
  await page.locator('#form-bedrooms').fill('4');
  await page.getByText('Brouillon enregistré').waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.locator('#form-bedrooms').waitFor();
  await expect.poll(() => page.locator('#form-bedrooms').inputValue()).toBe('4');
  const next = page.getByRole('button', { name: forms('continue'), exact: true });
  await next.click();
  await page.getByRole('radio', { name: 'International' }).check();
  await next.click();
  await page.getByRole('radio', { name: 'Nous rachetons' }).check();
  await page.getByRole('radio', { name: forms('yes') }).check();
  await page.getByLabel('Quels animaux ?').fill('Un chat');
  await next.click();
  await page.getByText('Un chat').waitFor();
  await page.getByRole('button', { name: forms('submit'), exact: true }).click();
  await page
    .getByText(/FM-\d{6}/)
    .first()
    .waitFor();
  await expectAccessible(page);
  const done = (await get('udp/mai')).find((one: { id: string }) => one.id === form.id);
  expect(done).toMatchObject({ state: 'COMPLETED' });

  await desk.page.goto('/workspace/cases/survey-follow-up?sort=created,desc');
  await desk.page.getByText('Camille Laurent').first().waitFor();
});

/** Records of Castellane Beauté with a value, as its HR sees them. */
async function found(entity: string, field: string, value: unknown) {
  const filter = encodeURIComponent(JSON.stringify({ field, op: 'eq', value }));
  const as = await here.token('hr.manager');
  return (await here.homeport.call('GET', `fe/${entity}/search?filter=${filter}`, { as })).body.content;
}

test('staff e-mails a link; an outsider asks for an assignment on a phone, and the initiation is there', async () => {
  const { homeport } = here;
  const outside = wordsOf('external', 'fr');
  const sending = wordsOf('sendLink', 'en');
  const as = await here.token('hr.manager');
  const [rule] = await found('initiation-rule', 'byLink', true);
  await using desk = await here.enter('hr.manager', 'workspace');
  desk.page.setDefaultTimeout(25_000);
  await desk.page.goto(`/workspace/admin/initiation-rule/${rule.id}`);
  await desk.page.getByRole('button', { name: wordsOf('workspace', 'en')('external.send') }).click();
  const dialog = desk.page.getByRole('dialog', { name: sending('title') });
  await dialog.getByText(sending('what.INITIATION')).waitFor();
  await dialog.getByRole('button', { name: sending('send') }).click();
  await dialog.getByText(sending('recipientNeeded')).first().waitFor();
  await expectAccessible(desk.page);
  await dialog.getByRole('textbox', { name: sending('recipient') }).fill('usine@partenaire.example');
  await dialog.getByRole('textbox', { name: sending('recipientName') }).fill('Sylvie Arnaud');
  // The mail and the page that it opens are in this language.
  await dialog.getByRole('combobox', { name: sending('language') }).click();
  await desk.page.getByRole('option', { name: sending('language.fr') }).click();
  await dialog.getByRole('textbox', { name: sending('message') }).fill('Merci de répondre cette semaine.');
  await dialog.getByRole('button', { name: sending('send') }).click();
  await dialog.getByText(sending('sent', { recipient: 'usine@partenaire.example' })).waitFor();
  await expectAccessible(desk.page);
  const { pathname, search } = new URL((await dialog.getByRole('link').getAttribute('href')) ?? '');
  const sent = async () => (await found('external-access', 'recipient', 'usine@partenaire.example'))[0];
  await expect.poll(async () => (await sent()).delivery, { timeout: 20_000 }).toBe('SENT');

  await using somebody = await here.open({ device: 'phone', locale: 'fr-FR' });
  const { page } = somebody;
  page.setDefaultTimeout(25_000);
  await page.goto(pathname + search);
  const next = page.getByRole('button', { name: forms('continue'), exact: true });
  await next.click();
  await page.locator('#form-requesterName').fill('Sylvie Arnaud');
  await page.locator('#form-requesterEmail').fill('usine@partenaire.example');
  await expectAccessible(page);
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  await next.click();
  await page.locator('#form-firstName').fill('Jo');
  await page.locator('#form-lastName').fill('Berger');
  await next.click();
  for (const [field, country] of [
    ['homeCountry', 'France'],
    ['hostCountry', 'Japon'],
  ] as const) {
    await chooseFrom(page.locator(`#form-${field}`), country);
  }
  const start = Temporal.Now.plainDateISO().add({ months: 3 });
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/open/form') && answer.request().postData()?.includes(String(start)) === true,
  );
  await page.locator('#form-startDate').fill(start.toString().split('-').toReversed().join('-'));
  await page.locator('#form-startDate').press('Tab');
  await kept;
  await page.getByText('Brouillon enregistré').waitFor();
  await expectAccessible(page);
  // What was typed is there again on the same link.
  await page.reload();
  await page.locator('#form-hostCountry').waitFor();
  await next.click();
  await page.getByRole('checkbox').first().waitFor();
  await next.click();
  await page.getByText('Veuillez renseigner : Services de mobilité').first().waitFor();
  await page.getByRole('checkbox').first().check();
  await next.click();
  await page.getByText('Berger').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: forms('submit'), exact: true }).click();
  await page.getByText(outside('handedIn')).waitFor();
  await expectAccessible(page);
  const link = await sent();
  expect(link.status).toBe('USED');
  const made = (await homeport.call('GET', `fe/initiation/${link.initiation.id}`, { as })).body;
  expect(made).toMatchObject({
    status: 'SUBMITTED',
    lastName: 'Berger',
    hostCountry: 'JP',
    startDate: start.toString(),
    requesterEmail: 'usine@partenaire.example',
  });
  await page.goto(pathname + search);
  await page.getByText(outside('used')).waitFor();
  await expectAccessible(page);
  await page.goto(`${pathname}?token=nothing`);
  await page.getByText(outside('invalid')).waitFor();
});

test('a link whose time is over says so: the one of an e-mail, and the one of a pulse', async () => {
  const { secrets } = here.homeport.server.identity;
  const outside = wordsOf('external', 'fr');
  const [expired] = await found('external-access', 'kind', 'DOCUMENT');
  const tenant = expired.tenantId as string;
  const over = Math.floor(Date.parse(expired.validUntil) / 1000);
  const toDocument = signLink(secrets.key('external links'), { tenant, id: expired.id, expires: over, number: 0 });
  await using somebody = await here.open({ device: 'phone', locale: 'fr-FR' });
  const { page } = somebody;
  await page.goto(`/link?token=${toDocument}`);
  await page.getByText(outside('expired')).waitFor();
  await page.getByRole('link', { name: outside('write', { sender: expired.senderName }) }).waitFor();
  await expectAccessible(page);

  // A pulse by link: answered on the phone, and not any more once its time is over.
  const as = await here.token('hr.manager');
  const call = (method: string, path: string, body: object) => here.homeport.call(method, path, { as, body });
  const assignment = (await here.homeport.call('GET', 'case/mai-case', { as: await here.token('assignee.fr') })).body;
  const pulse = (await call('POST', 'fe/quality-survey', { caseDetailId: assignment.id, kind: 'PULSE' })).body;
  const late = Math.floor(Date.now() / 1000) - 60;
  const isOver = signLink(secrets.key('survey links'), { tenant, id: pulse.id, expires: late, number: 0 });
  await page.goto(`/survey?token=${isOver}`);
  await page.getByText(say('linkInvalid')).waitFor();
  await expectAccessible(page);
  const made = await call('POST', `fe/quality-survey/${pulse.id}/create-link`, { days: 1 });
  const { pathname, search } = new URL(made.body.link);
  await page.goto(pathname + search);
  await page
    .getByRole('radio', { name: say('score.GOOD') })
    .first()
    .waitFor();
  const questions = await page.getByRole('radiogroup').all();
  expect(questions.length).toBe(3);
  for (const question of questions) await question.getByRole('radio', { name: say('score.GOOD') }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('send') }).click();
  await page.getByText(say('thanks')).waitFor();
  expect((await found('quality-survey', 'id', pulse.id))[0].status).toBe('ANSWERED');
});
