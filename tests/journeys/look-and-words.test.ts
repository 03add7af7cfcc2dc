import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { png } from '../support/engine/sample-files.ts';
import { type Smtp, startSmtp } from '../support/smtp.ts';
import { stage } from './stage.ts';

let post: Smtp;
const here = stage(async () => {
  post = await startSmtp();
  return { SMTP_URL: post.url };
});
afterAll(() => post?.[Symbol.asyncDispose]());
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
  // The words of the first publishing may still stand there: what the sign-in shows tells that this one is through.
  await expect
    .poll(async () => {
      await phone.page.reload();
      return phone.page.getByRole('heading', { level: 1 }).innerText();
    })
    .toContain('Homeport');
  await expect.poll(accent).toBe('#1b4b5a');
});

test('words with an unknown variable are refused at their place; put right, they are tried, saved, mailed, and taken back', async () => {
  await using desk = await here.enter('other.admin', 'workspace');
  const { page } = desk;
  page.setDefaultTimeout(25_000);
  await page.goto('/workspace/admin/notification-texts');
  await page.getByRole('textbox', { name: 'Find a notification' }).fill('password reset');
  await page.getByRole('button', { name: /^Open Password reset/ }).click();
  await page.getByText('People are always told of this').waitFor();
  const subject = page.getByRole('textbox', { name: 'Subject' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await subject.fill('A new key for {salary}');
  await save.click();
  const fault = page.getByText('This notification knows no “salary”', { exact: false });
  await fault.first().waitFor();
  expect(await subject.getAttribute('aria-invalid')).toBe('true');
  await subject.fill('A new key for ');
  await page.getByRole('button', { name: '{login}' }).click();
  expect(await subject.inputValue()).toBe('A new key for {login}');
  await page.getByText('A new key for anna.berg').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await page.getByText('A test was sent to').waitFor();
  await save.click();
  await page.getByText('These are your company’s words.').waitFor();

  const subjects = () => post.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim());
  await expect.poll(subjects).toEqual(['A new key for anna.berg']);
  await here.homeport.call('POST', 'reset-password', { body: { username: 'other.assignee' } });
  await expect.poll(subjects, { timeout: 15_000 }).toContain('A new key for other.assignee');

  await page.getByRole('button', { name: 'Back to the built-in words' }).click();
  await page.getByText('These are the built-in words.', { exact: false }).waitFor();
  expect(await subject.inputValue()).toBe('Choose a new password');
});
