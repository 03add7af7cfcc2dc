import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { withPicture } from '../support/failure-picture.ts';
import { callsOf } from './report.data.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = stage();

test('staff of the managing company choose a client once; the next sign-in leads there, and so does a switch', async () => {
  {
    await using phone = await scene.enter('case.manager', 'workspace', { device: 'phone' });
    const { page } = phone;
    const { say, heading } = workspaceSteps(page, 'en');
    await page.goto('/workspace');
    await heading(say('clients.title')).waitFor();
    await expectAccessible(page);
    await page.locator('.ws-client').last().getByText(say('clients.own')).waitFor();
    await page.getByRole('button', { name: 'Castellane Beauté' }).click();
    await page.waitForURL('**/workspace/cases/case-detail?tenant=*');
    await page.getByRole('banner').getByRole('button', { name: 'Castellane Beauté' }).waitFor();
    await expectAccessible(page);
  }
  await using desk = await scene.enter('case.manager', 'workspace');
  const { page } = desk;
  const manager = workspaceSteps(page, 'en');
  await page.goto('/workspace');
  await page.getByRole('banner').getByRole('button', { name: 'Castellane Beauté' }).waitFor();
  await manager.workFor('Halden Energy');
  await page.waitForURL('**/workspace/cases/case-detail?tenant=*');
  await page.goto('/workspace');
  await page.getByRole('banner').getByRole('button', { name: 'Halden Energy' }).waitFor();
});

test('HR of the client names a case manager of the managing company, whose staff its form offers', async () => {
  const [detail] = (await callsOf(scene, 'hr.manager')('GET', 'fe/case-detail/search?size=1&sort=created,desc'))
    .content;
  await using desk = await scene.enter('hr.manager', 'workspace');
  const { page } = desk;
  const { say } = workspaceSteps(page, 'en');
  try {
    await page.goto(`/workspace/cases/case-detail/${detail.id}`);
    await page.getByRole('button', { name: say('row.edit'), exact: true }).click();
    const manager = page.getByRole('combobox', { name: /^Manager/ });
    await chooseFrom(manager, 'osei', /Daniel Osei.*Case manager, Meridian Mobility/s);
    await expectAccessible(page);
    await page.getByRole('button', { name: say('form.save'), exact: true }).click();
    await page.locator('main').getByText('Daniel Osei').first().waitFor();
    await expectAccessible(page);
  } catch (error) {
    throw await withPicture(error, page, 'manager');
  }
  const saved = await callsOf(scene, 'hr.manager')('GET', `fe/case-detail/${detail.id}`);
  expect(saved.manager.label).toBe('Daniel Osei');
});

test('a view is saved once, however hastily, and no second one gets its name', async () => {
  await using desk = await scene.enter('hr.manager', 'workspace');
  const { page } = desk;
  const { say } = workspaceSteps(page, 'en');
  const tabs = page.getByRole('navigation', { name: say('view.label') });
  const save = async () => {
    await page.getByRole('button', { name: say('view.menu'), exact: true }).click();
    await page.getByRole('menuitem', { name: say('view.saveAs') }).click();
    const dialog = page.getByRole('dialog', { name: say('view.saveAs') });
    await dialog.getByLabel(say('view.name')).fill('Travel');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: say('view.saveAs') }).dblclick();
    return dialog;
  };
  try {
    await page.goto('/workspace/cases/case-detail?sort=name,desc');
    const first = await save();
    await first.waitFor({ state: 'detached' });
    await tabs.getByRole('button', { name: 'Travel', exact: true }).waitFor();
    await page.goto('/workspace/cases/case-detail?sort=name,asc');
    const second = await save();
    await second.getByText(say('view.nameTaken')).waitFor();
    await page.reload();
    await tabs.getByRole('button', { name: 'Travel', exact: true }).waitFor();
    expect(await tabs.getByRole('button', { name: 'Travel' }).count()).toBe(1);
    await expectAccessible(page);
  } catch (error) {
    throw await withPicture(error, page, 'views');
  }
});
