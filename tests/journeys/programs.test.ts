import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { sharedStage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const here = sharedStage();

/** What a program says and hears, without a browser. */
async function program(clientId: string, clientSecret: string) {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const answer = await fetch(`${here.homeport.baseUrl}/api/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return { status: answer.status, body: (await answer.json()) as { access_token: string; scope: string } };
}
const read = (token: string, path: string) =>
  fetch(`${here.homeport.baseUrl}/api/${path}`, { headers: { authorization: `Bearer ${token}` } }).then(
    (a) => a.status,
  );

test('a program is made, shown its secret once, reads what it may and nothing else, and is switched off', async () => {
  await using visit = await here.enter('admin.one', 'workspace');
  const { page } = visit;
  page.setDefaultTimeout(25_000);
  await page.goto('/workspace/tenants/api-client/new');
  const staff = workspaceSteps(page, 'en');
  await staff.heading('New: API client').waitFor();
  await page.getByLabel(/^Client id/).fill('PAYROLL-FEED');
  await page.getByLabel(/^Name/).fill('Payroll feed');
  await page.getByLabel(/^Scopes/).fill('user:read everything');
  await chooseFrom(page.getByRole('combobox', { name: 'Roles' }), 'Administrator', /^Administrator/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('There is no scope “everything”.').first().waitFor();
  await page.getByLabel(/^Scopes/).fill('user:read');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByText('Payroll feed').waitFor();
  await dialog.getByRole('button', { name: 'New secret' }).click();
  await dialog.getByText('This is shown once.', { exact: false }).waitFor();
  await expectAccessible(page);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  expect(secret).toMatch(/^hp_[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  await staff.heading('Payroll feed').waitFor();
  await page.getByText(secret.slice(-4), { exact: true }).first().waitFor();
  expect(await page.content()).not.toContain(secret);

  const { status, body } = await program('PAYROLL-FEED', secret);
  expect({ status, scope: body.scope }).toEqual({ status: 200, scope: 'user:read' });
  expect(await read(body.access_token, 'fe/user?size=1')).toBe(200);
  expect(await read(body.access_token, 'fe/case-detail?size=1')).toBe(403);

  await page.getByRole('button', { name: 'More for Payroll feed' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect.poll(() => read(body.access_token, 'fe/user?size=1')).toBe(401);
  expect((await program('PAYROLL-FEED', secret)).status).toBe(401);
});
