import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { withPicture } from '../support/failure-picture.ts';
import { callsOf } from './report.data.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = stage();

test('a case manager works over all of their clients without choosing one; whoever chooses one stays with it', async () => {
  {
    await using phone = await scene.enter('case.manager', 'workspace', { device: 'phone', isNew: true });
    const { page } = phone;
    const { say, heading } = workspaceSteps(page, 'en');
    const works = (company: string) => page.getByRole('banner').getByRole('button', { name: company }).waitFor();
    const all = say('clients.all');
    await page.goto('/workspace');
    await works(all);
    // An address without a company shows the records of all of them, each with whose it is.
    await page.goto('/workspace/cases/case-detail?sort=tenantId,asc');
    await page.waitForURL('**/workspace/cases/case-detail?*tenant=all*');
    await page.locator('main').getByText('Brightwater Bank').first().waitFor();
    await expectAccessible(page);
    // A record opens in its company, and what is opened next is of all again.
    await page.locator('main').getByRole('link').first().click();
    await page.waitForURL(/case-detail\/[0-9a-f-]{36}.*tenant=[0-9a-f-]{36}/);
    await works('Brightwater Bank');
    await page.goto('/workspace/cases/helpdesk');
    await works(all);
    // What is made belongs to one company, which is asked for and changes nothing of the choice.
    await page.goto('/workspace/cases/case-detail/new');
    await heading(say('clients.title')).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Castellane Beauté' }).click();
    await page.waitForURL('**/workspace/cases/case-detail/new?tenant=*');
    await works('Castellane Beauté');
    await page.goto('/workspace/cases/case-service');
    await works(all);
  }
  await using desk = await scene.enter('case.manager', 'workspace', { isNew: true });
  const { page } = desk;
  const manager = workspaceSteps(page, 'en');
  await page.goto('/workspace');
  await page
    .getByRole('banner')
    .getByRole('button', { name: manager.say('clients.all') })
    .waitFor();
  await manager.workFor('Halden Energy');
  await page.waitForURL('**/workspace/dashboard/home?tenant=*');
  await page.goto('/workspace');
  await page.getByRole('banner').getByRole('button', { name: 'Halden Energy' }).waitFor();
});

test('an address without a company opens the one worked for last, and a record the company that has it', async () => {
  await using desk = await scene.enter('case.manager', 'workspace', { expectedErrors: [/40[34]/] });
  const { page } = desk;
  const { say, heading, workFor } = workspaceSteps(page, 'en');
  const works = (company: string) => page.getByRole('banner').getByRole('button', { name: company }).waitFor();
  const named = () => new URL(page.url()).searchParams.get('tenant');
  const call = callsOf(scene, 'case.manager');
  const { tenants } = await call('GET', 'user/me');
  const idOf = (company: string) => tenants.find((tenant: { name: string }) => tenant.name === company)?.id;
  const brightwater = idOf('Brightwater Bank');
  await page.goto('/workspace');
  await workFor('Halden Energy');
  await page.goto('/workspace/cases/case-service?sort=name,asc');
  await page.waitForURL(`**/case-service?sort=name*tenant=${idOf('Halden Energy')}`);
  await works('Halden Energy');
  // Somebody else's company has it: neither a page that was not found nor one of this company.
  const [detail] = (await call('GET', `for-tenant/${brightwater}/fe/case-detail/search?size=1`)).content;
  await page.goto(`/workspace/cases/case-detail/${detail.id}`);
  await works('Brightwater Bank');
  await heading(new RegExp(detail.name.split(':')[0])).waitFor();
  expect(named()).toBe(brightwater);
  // That was looked at, not chosen: what is opened next is of the company that was.
  await page.getByRole('button', { name: say('clients.visitOver', { company: 'Halden Energy' }) }).waitFor();
  await page.goto('/workspace/cases/case-service');
  await works('Halden Energy');
  // The own company is named like any other, in every link.
  await page.goto(`/workspace/customers/customer?tenant=${idOf('Meridian Mobility')}`);
  await works('Meridian Mobility');
  const links = page.getByRole('navigation', { name: say('shell.mainMenu') }).locator('a[href^="/workspace/"]');
  const unnamed = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.includes('tenant=')),
  );
  expect(unnamed).toEqual([]);
  await page.goto('/workspace/cases/case-detail?tenant=00000000-0000-7000-8000-000000000000');
  await heading(say('problem.noAccess')).waitFor();
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
