import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { stage } from './stage.ts';

const here = stage();

test('a broadcast is written, counted and looked at in each language, then sent; nobody in its audience is refused', async () => {
  await using desk = await here.enter('admin.one', 'workspace');
  const { page } = desk;
  page.setDefaultTimeout(25_000);
  await page.goto('/workspace/admin/broadcast/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Offices closed on Friday');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Call the number under Help.');
  await page.getByRole('textbox', { name: 'Title in French' }).fill('Bureaux fermés vendredi');
  await page.getByRole('textbox', { name: 'Text in French' }).fill('Appelez le numéro sous Aide.');
  const choose = async (field: string, option: string): Promise<void> => {
    await chooseFrom(page.getByRole('combobox', { name: field }), option);
    await page.keyboard.press('Escape');
  };
  await choose('Companies', 'Castellane Beauté');
  // Nobody of a client company is a planner.
  await choose('Roles', 'Planner');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Nobody is reached').waitFor();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText('Unable to broadcast at this time.').waitFor();
  await dialog.getByText('Choose other companies, roles or audiences.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('combobox', { name: 'Roles' }).press('Backspace');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Audience and preview' }).click();
  await page.getByText('11 people are reached').waitFor();
  await page.getByText('French', { exact: true }).click();
  await expect.poll(() => page.getByText('Appelez le numéro sous Aide.').count()).toBe(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await dialog.getByText('Under the bell').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send to 11 people' }).click();
  await page.getByText('11 people were reached.').waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor({ state: 'detached' });
  await expectAccessible(page);

  await using phone = await here.enter('assignee.fr', 'assignee', { device: 'phone', locale: 'fr-FR' });
  await phone.page.goto('/dashboard/notifications');
  await phone.page.getByText('Bureaux fermés vendredi').waitFor();
  await phone.page.getByText('Appelez le numéro sous Aide.').waitFor();
});
