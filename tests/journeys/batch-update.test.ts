import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { sharedStage } from './stage.ts';

const here = sharedStage();

test('many records are found, looked at before and after, changed by a job, and taken back as a whole', async () => {
  await using desk = await here.enter('admin.one', 'workspace');
  const { page } = desk;
  page.setDefaultTimeout(25_000);
  const choose = async (field: string, option: string): Promise<void> => {
    const list = page.getByRole('combobox', { name: field, exact: true }).last();
    await chooseFrom(list, option, new RegExp(`^${option}$`));
  };
  const as = await here.token('admin.one');
  const addresses = async (): Promise<readonly (string | null)[]> =>
    (await here.homeport.call('GET', 'fe/office/search?size=100', { as })).body.content.map(
      (one: { webAddress: string | null }) => one.webAddress,
    );
  const before = await addresses();
  expect(before.length).toBeGreaterThan(1);

  await page.goto('/workspace/admin/update-many');
  await choose('Kind of records', 'Offices');
  await page.getByText(`${before.length} records are found.`).waitFor();
  await expectAccessible(page);
  // Nothing chosen is refused where it stands.
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByText('Choose at least one field and its new value.').waitFor();
  await choose('Field', 'Web address');
  await page.getByRole('textbox', { name: 'New value' }).fill('https://offices.example');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByText('→ https://offices.example').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Change ${before.length} records` }).click();
  await page.getByText('Say why, for those who look at it later.').waitFor();
  await page.getByRole('textbox', { name: 'Name of this update' }).fill('One address for all offices');
  await page.getByRole('textbox', { name: 'Reason' }).fill('The old pages are closed.');
  await page.getByRole('button', { name: `Change ${before.length} records` }).click();

  await page.getByRole('heading', { name: 'One address for all offices' }).waitFor();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  expect(new Set(await addresses())).toEqual(new Set(['https://offices.example']));
  await page.getByRole('dialog').getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByText('Taken back', { exact: true }).first().waitFor();
  await expectAccessible(page);
  expect(await addresses()).toEqual(before);
});
