import { expect, test } from 'vitest';
import { meridian } from '../../apps/server/src/modules/demo/tenants.data.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { password } from '../support/homeport.ts';
import { wordsOf } from '../support/words.ts';
import { stage } from './stage.ts';

/** A role of the company's own, what it opens, what a setting takes from it, and who says why. */
const scene = stage();
const say = wordsOf('why', 'en');

test('a new role is made from another, seen and refused, and why names the setting', async () => {
  await using desk = await scene.enter('admin.one', 'workspace');
  const { page } = desk;
  page.setDefaultTimeout(25_000);
  const as = await scene.token('admin.one');
  const { call } = scene.homeport;
  const roles = (await call('GET', 'fe/role?size=100', { as })).body.content as { id: string; code: string }[];
  const above = roles.find(({ code }) => code === 'CASE_MANAGER')?.id;

  await page.goto(`/workspace/admin/role/${above}`);
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Clone' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill('TRAINEE');
  await page.getByRole('textbox', { name: 'Name' }).fill('Trainee');
  await page.getByRole('combobox', { name: 'Parent role' }).fill('Case manager');
  await page.getByRole('option', { name: 'Case manager' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Trainee' }).waitFor();
  const role = new URL(page.url()).pathname.split('/').at(-1) as string;

  const user = await scene.homeport.user(meridian.id, 'new.trainee', ['caseManager']);
  const { version } = (await call('GET', `fe/user/${user}`, { as })).body;
  const given = { as, headers: { 'if-match': `"${version}"` }, body: { roles: [{ id: role }] } };
  expect((await call('PUT', `fe/user/${user}`, given)).status).toBe(200);

  await using visit = await scene.open({ expectedErrors: [/403/, /do not have permission/] });
  const trainee = visit.page;
  trainee.setDefaultTimeout(25_000);
  await trainee.goto('/workspace');
  await trainee.locator('#username').fill('new.trainee');
  await trainee.locator('#password').fill(password);
  await trainee.keyboard.press('Enter');
  const menu = trainee.getByRole('navigation', { name: 'Main menu' });
  await menu.waitFor();
  await trainee.goto('/workspace/customers/contact');
  await trainee.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor();
  await menu.getByRole('link', { name: 'Contacts', exact: true }).first().waitFor();

  await page.goto(`/workspace/admin/permission-setting/new?role=${role}&about=contact`);
  await page
    .getByRole('textbox', { name: 'Read', exact: true })
    .or(page.getByRole('combobox', { name: 'Read' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Not at all' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Trainee/ }).waitFor();
  const setting = page.url();

  // Within a second: the address is refused, and the menu has lost its entry.
  const token = await scene.homeport.signIn('new.trainee');
  await expect.poll(async () => (await call('GET', 'fe/contact', { as: token })).status, { timeout: 5000 }).toBe(403);
  await trainee.goto('/workspace/customers/contact');
  await trainee
    .getByText(/You do not have access to this/)
    .first()
    .waitFor();
  await menu.waitFor();
  expect(await menu.getByRole('link', { name: 'Contacts', exact: true }).count()).toBe(0);

  await page.goto(`/workspace/admin/why?about=contact&user=${user}`);
  await page.getByText(say('no', { person: 'Some new.trainee' })).waitFor();
  await page.getByRole('heading', { name: say('role', { role: 'Trainee', from: 'Case manager' }) }).waitFor();
  await expectAccessible(page);
  const step = page.getByRole('listitem').filter({ hasText: say('setting.no') });
  await step.getByRole('link', { name: say('change') }).click();
  await page.waitForURL(setting);
});
