import { expect, test } from 'vitest';
import { meridian } from '../../apps/server/src/modules/demo/tenants.data.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { password } from '../support/homeport.ts';
import { wordsOf } from '../support/words.ts';
import { stage } from './stage.ts';

/** A role of the company's own, what it opens, what a setting takes from it, and who says why. */
const scene = stage();
const say = wordsOf('why', 'en');
const workspace = wordsOf('workspace', 'en');

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
  await chooseFrom(page.getByRole('combobox', { name: 'Parent role' }), 'Case manager');
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
  await trainee.goto('/workspace/clients');
  await trainee
    .locator('.ws-client')
    .filter({ hasText: workspace('clients.own') })
    .click();
  await trainee.goto('/workspace/customers/contact');
  await trainee.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor();
  await menu.getByRole('link', { name: 'Contacts', exact: true }).first().waitFor();

  // Records, fields and actions are chosen by the names people know.
  await page.goto(`/workspace/admin/permission-setting/new?role=${role}&about=contact`);
  await expect.poll(() => page.getByRole('combobox', { name: 'Records' }).inputValue()).toBe('Contacts');
  await chooseFrom(page.getByRole('combobox', { name: 'Hidden fields' }), 'home ph', 'Home phone');
  await page
    .getByRole('textbox', { name: 'Read', exact: true })
    .or(page.getByRole('combobox', { name: 'Read' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Not at all' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Trainee.*Contacts/ }).waitFor();
  await page.getByText('Home phone', { exact: true }).first().waitFor();
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

test('a preview shows a role its menu and buttons, keeps one’s own look to itself, writes nothing, and leads back', async () => {
  await using desk = await scene.enter('admin.one', 'workspace', { expectedErrors: [/403/] });
  const { page } = desk;
  page.setDefaultTimeout(25_000);
  const as = await scene.token('admin.one');
  const { content } = (await scene.homeport.call('GET', 'fe/role?size=100', { as })).body;
  const role = (content as { id: string; code: string }[]).find(({ code }) => code === 'CASE_MANAGER');
  await page.goto(`/workspace/admin/role/${role?.id}`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const admin = menu.getByRole('button', { name: 'Admin', exact: true });
  // What is not of the day's work stands behind one button.
  const openAll = async () => {
    const all = menu.getByRole('button', { name: 'All records' });
    await all.waitFor();
    if ((await all.getAttribute('aria-expanded')) === 'false') await all.click();
  };
  await openAll();
  await admin.waitFor();
  await page.getByRole('button', { name: workspace('previewAs.button') }).click();
  const bar = page.getByRole('region', { name: workspace('shell.previewOf', { client: 'Case manager' }) });
  await bar.getByText(workspace('shell.previewHelp')).waitFor();
  await openAll();
  await menu.getByRole('button', { name: 'Cases', exact: true }).waitFor();
  expect(await admin.count()).toBe(0);

  const written: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) written.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/workspace/profile');
  await page.getByText(workspace('density.compact'), { exact: true }).click();
  await expect.poll(() => page.locator('[data-density="compact"]').count()).toBeGreaterThan(0);
  await page.goto('/workspace/customers/contact/new');
  await page.getByRole('textbox', { name: 'First name' }).fill('Nobody');
  await page.getByRole('textbox', { name: 'Last name' }).fill('New');
  expect(written.filter((call) => call.startsWith('PUT'))).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('This is a preview: nothing can be changed in it.').first().waitFor();
  await expectAccessible(page);

  await page.goto('/workspace');
  await bar.getByRole('button', { name: workspace('shell.return') }).click();
  await bar.waitFor({ state: 'detached' });
  // Home speaks in words again, though the preview learned its own.
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await menu.getByRole('button', { name: workspace('shell.allRecords') }).click();
  await admin.waitFor();
  expect(await bar.count()).toBe(0);
});
