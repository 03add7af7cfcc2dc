import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { withPicture } from '../support/failure-picture.ts';
import { pressByHand } from '../support/press.ts';
import { declaredIn } from '../support/words.ts';
import { assigneeSteps, demoPassword } from './assignee.steps.ts';
import { callsOf } from './report.data.ts';
import { stage } from './stage.ts';

const scene = stage();
const iban = 'FR7630006000011234567890189';

test('bank details open by the password only, are checked, confirmed, taken out of use and used again', async () => {
  await using phone = await scene.enter('assignee.fr', 'assignee', { device: 'phone', locale: 'fr' });
  const { page } = phone;
  const { say, button, heading } = assigneeSteps(page, 'fr');
  const dialog = page.getByRole('dialog', { name: say('bank.confirmTitle') });
  const prove = async (password: string) => {
    await dialog.locator('input[type=password]').fill(password);
    await dialog.getByRole('button', { name: say('continue'), exact: true }).click();
  };
  try {
    await page.goto('/dashboard/list');
    await page.getByRole('link', { name: new RegExp(say('bank.title')) }).click();
    await dialog.waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: say('continue'), exact: true }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await prove('Not-My-Password-1');
    await dialog.getByText(say('passwordDialog.wrong')).waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.locator('main .hp-card').count()).toBe(0);
    await dialog.getByRole('button', { name: say('cancel'), exact: true }).click();
    await page.waitForURL('**/dashboard/list');

    await page.goto('/dashboard/banking');
    await prove(demoPassword);
    await button(say('bank.add')).waitFor();
    await expectAccessible(page);
    await button(say('bank.add')).click();
    await chooseFrom(page.locator('#bank-accountCountry'), 'France', /^France$/);
    await page.locator('#bank-name').fill('Compte joint');
    await page.locator('#bank-accountName').fill('Camille Laurent');
    await expect.poll(() => page.locator('#bank-currency').inputValue()).toMatch(/^EUR/);
    await expect.poll(() => page.locator('#bank-accountNumber').count()).toBe(0);
    await page.locator('#bank-iban').fill(iban.replace('0189', '0188'));
    // The field that is left says what is wrong with it, and does not move the button from under the press.
    await pressByHand(page, button(say('continue')));
    await page.getByText(say('finding.banking.ibanChecksum')).first().waitFor();
    await expect.poll(() => page.title()).toMatch(/^Erreur|^Error/);
    await expectAccessible(page);
    await page.locator('#bank-iban').fill(iban);
    await button(say('continue')).click();
    await page.getByText(say('bank.checkText')).waitFor();
    await page.getByText('Camille Laurent').first().waitFor();
    await expectAccessible(page);
    await button(say('bank.confirm')).click();
    const card = page.locator('.hp-card').filter({ hasText: 'Compte joint' });
    await card.getByText(/0189$/).waitFor();
    await expect.poll(() => page.locator('main').innerText()).not.toContain('1234567890');
    await expectAccessible(page);

    await card.getByRole('button', { name: say('bank.deactivate') }).click();
    const sure = page.getByRole('dialog', { name: say('bank.deactivateTitle', { name: 'Compte joint' }) });
    await sure.waitFor();
    await expectAccessible(page);
    await sure.getByRole('button', { name: say('bank.deactivateDo') }).click();
    await card.getByText(say('bank.inactive')).waitFor();
    await expect.poll(() => card.getByRole('button', { name: say('bank.change') }).count()).toBe(0);
    await card.getByRole('button', { name: say('bank.activate') }).click();
    await page.getByRole('button', { name: say('bank.activateDo') }).click();
    await card.getByText(say('bank.active')).waitFor();
    await heading(say('bank.title')).waitFor();
    await expectAccessible(page);
  } catch (error) {
    throw await withPicture(error, page, 'banking');
  }
  const [stored] = (await callsOf(scene, 'assignee.fr')('GET', 'fe/bank-details/search?search=Compte%20joint')).content;
  expect(stored).toMatchObject({ active: true, accountName: 'Camille Laurent' });
  expect(stored.iban).toMatch(/^[•\s]+0189$/);
});

test('a new report proposes the currency its owner is paid in', async () => {
  await using desk = await scene.enter('assignee.en', 'assignee');
  const { page } = desk;
  const { say, link, button } = assigneeSteps(page, 'en-x-brightwater');
  await page.goto('/dashboard/list');
  await page
    .locator('main')
    .getByRole('link', { name: say('report.new') })
    .click();
  const dialog = page.getByRole('dialog', { name: say('report.new') });
  await expect
    .poll(() =>
      dialog
        .getByRole('combobox', { name: declaredIn('en')('caseExpenseBatch.currency') })
        .first()
        .inputValue(),
    )
    .toMatch(/GBP/);
  await dialog.getByLabel(say('report.description')).fill('Coach to the school');
  await button(say('report.create')).click();
  await link(say('report.addItem')).waitFor();
  const [made] = (await callsOf(scene, 'assignee.en')('GET', 'fe/case-expense-batch/search?sort=created,desc&size=1'))
    .content;
  expect(made).toMatchObject({ description: 'Coach to the school', currency: 'GBP' });
});

test('a report that was paid with the salary says so, where its money is looked for', async () => {
  await using desk = await scene.enter('assignee.es', 'assignee', { locale: 'es' });
  const { page } = desk;
  const { say } = assigneeSteps(page, 'es');
  await page.goto('/dashboard/payments');
  const card = page.locator('.hp-card').filter({ hasText: say('payments.withSalary') });
  await card.first().waitFor();
  await expectAccessible(page);
  await card.first().getByRole('link').click();
  await page.getByText(say('tracker.withSalary')).first().waitFor();
  await expectAccessible(page);
});
