import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { png } from '../support/engine/sample-files.ts';
import { stage } from './stage.ts';

const here = stage();
/** The sign-in of Nordlys under its own sub-domain. */
const signInOf = (baseUrl: string): string => baseUrl.replace('127.0.0.1', 'nordlys.localhost');

test('a theme that cannot be read is refused at its field, put right, published, seen at the sign-in, and taken back', async () => {
  await using desk = await here.enter('other.admin', 'workspace');
  const { page } = desk;
  page.setDefaultTimeout(25_000);
  await page.goto('/workspace/tenants/theme-editor');
  const brand = page.getByRole('textbox', { name: 'Brand colour', exact: true });
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await brand.fill('#F2C14E');
  await page.getByText('The nearest colour that passes is', { exact: false }).first().waitFor();
  expect(await publish.getAttribute('aria-disabled')).toBe('true');
  // The page shows what cannot be read, so it is looked at by machine once it can.
  await page.getByText('Too faint').first().waitFor();

  const nearest = page.getByRole('button', { name: /^Use #/ });
  const colour = ((await nearest.innerText()).match(/#[0-9A-F]{6}/) ?? [''])[0];
  await nearest.click();
  await page.getByText('Too faint').first().waitFor({ state: 'detached' });
  expect(await brand.inputValue()).toBe(colour);
  await page.getByRole('textbox', { name: 'Application name' }).fill('Nordlys Move');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'nordlys.png', mimeType: 'image/png', buffer: png(90, 28) });
  await page.getByRole('img', { name: /Logo/ }).first().waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => publish.getAttribute('aria-disabled')).toBeNull();
  await publish.click();
  await page.getByText('Shown to everybody').first().waitFor();
  await expectAccessible(page);

  const nordlys = signInOf(here.homeport.baseUrl);
  await using phone = await here.open({ baseUrl: nordlys, device: 'phone' });
  await phone.page.goto('/login');
  const logo = phone.page.getByRole('img', { name: 'Nordlys Move' });
  await logo.waitFor();
  expect(await logo.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth))).toBe(
    90,
  );
  const accent = () =>
    phone.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hp-accent').trim());
  await expect.poll(accent).toBe(colour.toLowerCase());
  await phone.page.getByRole('heading', { name: /Nordlys Move/ }).waitFor();

  await page.getByRole('button', { name: /^Open HOUSE/ }).click();
  await page.getByRole('button', { name: 'Publish again', exact: true }).click();
  await page.getByText('Shown to everybody').first().waitFor();
  await phone.page.reload();
  await phone.page.getByRole('heading', { name: /Homeport/ }).waitFor();
  await expect.poll(accent).toBe('#1b4b5a');
});
