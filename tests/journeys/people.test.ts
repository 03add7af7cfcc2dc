import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { type Smtp, startSmtp } from '../support/smtp.ts';
import { assigneeSteps, photoOf } from './assignee.steps.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

let smtp: Smtp;
const here = stage(async () => {
  smtp = await startSmtp();
  return { SMTP_URL: smtp.url };
});
afterAll(() => smtp?.[Symbol.asyncDispose]());

const lost = [/WebSocket connection to .* failed/];
/** The assignee on a phone, at an address. */
const phone = async (login: string, path: string, hasWorker = false) => {
  const visit = await here.enter(login, 'assignee', { device: 'phone', expectedErrors: lost, hasWorker });
  visit.page.setDefaultTimeout(25_000);
  await visit.page.goto(path);
  return visit;
};
/** The case manager at a desk, working for a company. */
const desk = async (company: string) => {
  const visit = await here.enter('case.manager', 'workspace');
  visit.page.setDefaultTimeout(25_000);
  await visit.page.goto('/workspace');
  const staff = workspaceSteps(visit.page, 'en');
  await staff.workFor(company);
  return { visit, page: visit.page, staff };
};

test('a quick e-mail opens its send button when both parts are there, and arrives by SMTP', async () => {
  await using visit = await phone('assignee.fr', '/dashboard/contactUs');
  const { page } = visit;
  await page.getByRole('link', { name: 'Contacts', exact: true }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
  await page.getByRole('link', { name: /Grace Whitfield/ }).click();
  const assignee = assigneeSteps(page, 'fr');
  await assignee.heading('Grace Whitfield').waitFor();
  await expectAccessible(page);
  await assignee.button('Envoyer un e-mail').click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Envoyer', exact: true });
  const subject = dialog.getByLabel(/Objet/);
  const body = dialog.getByLabel(/Message/);
  await expect.poll(() => send.isDisabled()).toBe(true);
  await subject.fill(' ');
  await body.fill(' ');
  await subject.focus();
  await dialog.getByText('Le message est obligatoire').waitFor();
  await dialog.getByText('L’objet est obligatoire').waitFor();
  await subject.fill('Visa de Jules');
  await expect.poll(() => send.isDisabled()).toBe(true);
  await body.fill('Quand est le rendez-vous ?');
  await expectAccessible(page);

  // A server that cannot take it: said, and nothing is lost.
  await page.route('**/api/mail/quick', (route) => route.fulfill({ status: 503, body: '{}' }));
  await send.click();
  await dialog.getByText('Envoi impossible').first().waitFor();
  await expect.poll(() => body.inputValue()).toBe('Quand est le rendez-vous ?');
  await page.unroute('**/api/mail/quick');
  await send.click();
  await page.getByText('Envoyé avec succès').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => smtp.received.filter(({ raw }) => /^Subject: Visa de Jules/m.test(raw)).length).toBe(1);
  const mail = smtp.received.find(({ raw }) => /^Subject: Visa de Jules/m.test(raw));
  expect(mail?.raw).toMatch(/^Reply-To: .*Camille Laurent/m);
});

test('a ticket of the 13 goes to the help desk with a photo, is answered with a file, closed and reopened', async () => {
  await using visit = await phone('assignee.es', '/dashboard/contactUs/helpdesk');
  const { page } = visit;
  const assignee = assigneeSteps(page, 'es');
  await assignee.heading('Servicio de ayuda').waitFor();
  // Ten a page, the newest first; the others on the second.
  await page.locator('.ticket').nth(9).waitFor();
  await expect.poll(() => page.locator('.ticket').count()).toBe(10);
  const token = await here.token('assignee.es');
  const asked = await here.homeport.call('GET', 'help-desk?page=0&size=10&sort=created,desc', { as: token });
  expect(asked.body.totalElements).toBe(13);
  const subjects = asked.body.content.map((one: { subject: string }) => one.subject);
  await expect.poll(() => page.locator('.ticket a').allInnerTexts()).toEqual(subjects);
  const created = asked.body.content.map((one: { created: string }) => one.created);
  expect(created).toEqual([...created].sort().reverse());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await expect.poll(() => page.locator('.ticket').count()).toBe(3);

  await assignee.button('Enviar una consulta').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Enviar consulta' }).click();
  await dialog.getByText('El asunto es obligatorio').first().waitFor();
  await dialog.getByLabel(/Asunto/).fill('El piano');
  await dialog.getByLabel(/Su consulta/).fill('¿Está asegurado?');
  await dialog.locator('input[type=file]').setInputFiles(photoOf('taxi', 'piano'));
  await dialog.getByText('Enviando…').waitFor({ state: 'detached' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar consulta' }).click();
  await assignee.heading('El piano').waitFor();
  await page.getByRole('button', { name: /taxi\.jpg/ }).waitFor();

  const { visit: office, page: table, staff } = await desk('Grupo Tecnovía');
  await using _office = office;
  await staff.openMenu('Help desk');
  await table.getByRole('button', { name: /El piano/ }).click();
  await table.getByText('¿Está asegurado?').waitFor();
  await table.getByRole('button', { name: /taxi\.jpg/ }).waitFor();
  await table.locator('input[type=file]').setInputFiles(photoOf('hotel', 'policy'));
  await table.getByLabel('Write an answer').fill('Sí, hasta 5 000 EUR.');
  await expectAccessible(table);
  await table.getByRole('button', { name: 'Send answer' }).click();
  await page.getByText('Sí, hasta 5 000 EUR.').waitFor();
  await page.getByRole('button', { name: /hotel\.jpg/ }).waitFor();
  await page.getByText('Respondida').first().waitFor();
  await assignee.button('Cerrar consulta').click();
  await page.getByText('Esta consulta está cerrada. Reábrala para volver a escribir.').waitFor();
  await table.getByText('This ticket is closed.', { exact: false }).waitFor();
  await assignee.button('Reabrir').click();
  await page.getByLabel('Escribir una respuesta').fill('¿Y el transporte?');
  await assignee.button('Responder').click();
  await table.getByText('¿Y el transporte?').waitFor();
  await expectAccessible(page);
});

test('both sides of a chat see words, writing, reading and files at once; what was written offline arrives in order, once', async () => {
  await using visit = await phone('assignee.fr', '/dashboard/contactUs/chat', true);
  const { page, context } = visit;
  const assignee = assigneeSteps(page, 'fr');
  await page.getByRole('link', { name: /Grace Whitfield/ }).click();
  const field = page.getByLabel('Écrire un message');
  await field.waitFor();
  await expectAccessible(page);
  // The newest message is what one came for, and not what was said first.
  const isInSight = (line: Element) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  };
  await expect.poll(() => page.locator('.hp-talk-line').last().evaluate(isInSight)).toBe(true);
  expect(await page.locator('.hp-talk-line').first().evaluate(isInSight)).toBe(false);
  const { visit: office, page: table, staff } = await desk('Castellane Beauté');
  await using _office = office;
  await staff.openMenu('Chat');
  await table.getByRole('button', { name: /Camille Laurent/ }).click();
  const answer = table.getByLabel('Write a message');

  await field.pressSequentially('La mairie ');
  await table.getByText('Camille Laurent is writing…').waitFor();
  await field.pressSequentially('répond demain.');
  await page.locator('input[type=file]').setInputFiles(photoOf('train', 'chat'));
  await assignee.button('Envoyer').click();
  const said = (where: Page, words: string) => where.locator('.hp-talk-line', { hasText: words });
  await said(table, 'La mairie répond demain.')
    .getByRole('button', { name: /train\.jpg/ })
    .waitFor();
  await said(page, 'La mairie répond demain.').getByText('Lu', { exact: true }).waitFor();
  await expectAccessible(table);

  // A link or a word without a place to break makes the place to write longer, not wider than its page.
  await answer.fill('W'.repeat(300));
  expect((await answer.boundingBox())?.width).toBeLessThan(1000);
  await answer.fill('');
  await answer.pressSequentially('Parf');
  await page.getByText('Grace Whitfield écrit…').waitFor();
  await table.locator('input[type=file]').setInputFiles(photoOf('hotel', 'answer'));
  await answer.pressSequentially('ait, merci.');
  await table.getByRole('button', { name: 'Send', exact: true }).click();
  await said(page, 'Parfait, merci.')
    .getByRole('button', { name: /hotel\.jpg/ })
    .waitFor();
  await said(table, 'Parfait, merci.').getByText('Read', { exact: true }).waitFor();

  await context.setOffline(true);
  const words = ['Premièrement.', 'Deuxièmement.', 'Troisièmement.'];
  for (const one of words) {
    await field.fill(one);
    await assignee.button('Envoyer').click();
    await said(page, one).getByText('En attente d’envoi').waitFor();
  }
  await context.setOffline(false);
  await said(table, 'Troisièmement.').waitFor({ timeout: 30_000 });
  await page.getByText('En attente d’envoi').first().waitFor({ state: 'detached' });
  for (const where of [page, table]) {
    const lines = await where.locator('.hp-talk-text').allInnerTexts();
    expect(lines.filter((line) => words.includes(line))).toEqual(words);
  }
});

/** The moving picture of the other one: frames arrive and are not all the same. */
const seesOther = (page: Page) =>
  page.waitForFunction(
    () => {
      const other = document.querySelector<HTMLVideoElement>('.hp-call-view[data-state="connected"] video');
      if (!other || other.videoWidth === 0) return false;
      const canvas = document.createElement('canvas');
      canvas.width = 64;
      canvas.height = 48;
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      pen.drawImage(other, 0, 0, 64, 48);
      const now = pen.getImageData(0, 0, 64, 48).data.join();
      const kept = window as { seen?: Set<string> };
      kept.seen ??= new Set();
      kept.seen.add(now);
      return kept.seen.size >= 3 && new Set(now.split(',')).size > 10;
    },
    undefined,
    // Looking costs as much as the call itself: rarely, and patiently.
    { polling: 500, timeout: 60_000 },
  );
/** The loudest the other one is within a while, 0 to 1; what is on its way when one begins to listen does not count. */
const hearsOther = (page: Page) =>
  page.evaluate(async () => {
    const other = document.querySelector<HTMLVideoElement>('.hp-call-view[data-state="connected"] video');
    const listening = new AudioContext();
    await listening.resume();
    const meter = listening.createAnalyser();
    listening.createMediaStreamSource(other?.srcObject as MediaStream).connect(meter);
    const samples = new Float32Array(meter.fftSize);
    let loudest = 0;
    await new Promise((done) => setTimeout(done, 800));
    for (const end = Date.now() + 2_500; Date.now() < end; ) {
      await new Promise((done) => setTimeout(done, 30));
      meter.getFloatTimeDomainData(samples);
      for (const one of samples) loudest = Math.max(loudest, Math.abs(one));
    }
    await listening.close();
    return loudest;
  });

test('a call cannot be planned in the past; ten minutes before, both see and hear each other until one hangs up', async () => {
  await using visit = await phone('assignee.fr', '/dashboard/video-calls');
  const { page } = visit;
  const assignee = assigneeSteps(page, 'fr');
  await assignee.button('Planifier un appel').click();
  const dialog = page.getByRole('dialog');
  const day = (moment: Temporal.ZonedDateTime) =>
    `${String(moment.day).padStart(2, '0')}-${String(moment.month).padStart(2, '0')}-${moment.year}`;
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const now = Temporal.Now.zonedDateTimeISO(zone);
  const soon = now.add({ minutes: 9 });
  const plan = async (at: Temporal.ZonedDateTime) => {
    await dialog.getByLabel(/^Jour/).fill(day(at));
    await dialog.getByLabel(/^Heure/).fill(at.toPlainTime().toString({ smallestUnit: 'minute' }));
    await dialog.getByRole('button', { name: 'Planifier l’appel' }).click();
  };
  await dialog.getByLabel(/Objet/).fill('Essai');
  // Of today: of another day the field itself says that it is too early.
  await plan(now.subtract({ minutes: Math.min(30, now.hour * 60 + now.minute) }));
  await dialog.getByText('Un appel ne peut pas être dans le passé.').waitFor();
  await expectAccessible(page);
  await plan(soon);
  await page.getByText('L’appel est planifié').waitFor();

  const { visit: office, page: table, staff } = await desk('Castellane Beauté');
  await using _office = office;
  await assignee.button('Rejoindre').click();
  await page.getByText('Personne d’autre pour l’instant.').waitFor();
  await staff.openMenu('Video calls');
  await expectAccessible(table);
  await table.getByRole('row', { name: /Essai/ }).getByRole('button', { name: 'Join' }).click();
  await Promise.all([seesOther(page), seesOther(table)]);
  await expectAccessible(page);
  await expectAccessible(table);
  const loud = await hearsOther(table);
  expect(loud).toBeGreaterThan(0.01);
  await assignee.button('Couper le micro').click();
  await assignee.button('Activer le micro').waitFor();
  expect(await hearsOther(table)).toBeLessThan(loud / 10);

  await assignee.button('Quitter').click();
  await table.getByText('Nobody else is here yet.').waitFor();
  await table.getByRole('button', { name: 'End for everyone' }).click();
  await table.getByRole('row', { name: /Essai/ }).getByText('Completed').waitFor();
  const past = page.locator('section', { has: page.getByRole('heading', { name: 'Appels passés' }) });
  await past.getByText('Essai').waitFor();
  await expectAccessible(page);
});
