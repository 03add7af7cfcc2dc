import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { withPicture } from '../support/failure-picture.ts';
import { sharedStage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = sharedStage();
/** What React and the router say of code that could not be had. */
const expectedErrors = [/: away|WebSocket|ERR_INTERNET_DISCONNECTED/];

test('without a network the page that stands and what was typed stay, and all goes on when it is back', async () => {
  await using desk = await scene.enter('approver.one', 'workspace', { expectedErrors });
  const { page, context } = desk;
  const { say, main } = workspaceSteps(page, 'en');
  try {
    await page.goto('/workspace/profile?part=delegation');
    const until = main.getByRole('textbox', { name: say('delegation.until') });
    await until.fill('2031-05-17');
    const title = await page.locator('h1').innerText();
    await context.setOffline(true);

    await main.getByRole('button', { name: new RegExp(`^${say('field.chooseDate')}`) }).click();
    await page.getByText(say('partFailed')).waitFor();
    await expectAccessible(page);
    const menu = page.getByRole('navigation', { name: say('shell.mainMenu') });
    await menu.getByRole('button', { name: 'Dashboard', exact: true }).click();
    await menu
      .getByRole('link', { name: say('page.approvals'), exact: true })
      .first()
      .click();
    await page.getByText(say('shell.pageFailed')).waitFor();
    await expectAccessible(page);
    expect(await page.locator('h1').innerText()).toBe(title);
    expect(await until.inputValue()).toContain('2031');

    await context.setOffline(false);
    await main.getByRole('button', { name: new RegExp(`^${say('field.chooseDate')}`) }).click();
    await page
      .getByRole('button', { name: /May 2031/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('tryAgain') }).click();
    await page.getByRole('heading', { level: 1, name: say('page.approvals') }).waitFor();
  } catch (error) {
    throw await withPicture(error, page, 'lost-network');
  }
});

test('a page whose code a server that starts again could not give opens when it is asked for once more', async () => {
  await using desk = await scene.enter('approver.one', 'workspace', { expectedErrors });
  const { page } = desk;
  const { say } = workspaceSteps(page, 'en');
  await page.goto('/workspace/profile');
  const title = page.getByRole('heading', { level: 1 });
  // While the application is opened, its own heading stands there.
  await page.getByRole('heading', { level: 1, name: say('page.profile') }).waitFor();
  const before = await title.innerText();
  const files = '**/assets/HelpPage-*.js';
  await page.route(files, (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('link', { name: say('helpContact') }).click();
  await page.getByText(say('shell.pageFailed')).waitFor();
  expect(await title.innerText()).toBe(before);
  await page.unroute(files);
  await page.getByRole('button', { name: say('tryAgain') }).click();
  await page.waitForURL(/\/workspace\/help/);
  await expect.poll(() => title.innerText()).not.toBe(before);
});

test('on a phone, a calendar that cannot be had says so within the screen and closes with Escape', async () => {
  await using visit = await scene.enter('approver.one', 'workspace', { device: 'phone', expectedErrors });
  const { page, context } = visit;
  const { say, main } = workspaceSteps(page, 'en');
  await page.goto('/workspace/profile?part=delegation');
  const pick = main.getByRole('button', { name: new RegExp(`^${say('field.chooseDate')}`) });
  await pick.waitFor();
  await context.setOffline(true);
  await pick.click();
  await page.getByText(say('partFailed')).waitFor();
  await expectAccessible(page);
  const place = await page.getByRole('button', { name: say('retry') }).boundingBox();
  expect(place?.x).toBeGreaterThan(0);
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(360);
  await page.keyboard.press('Escape');
  await page.getByText(say('partFailed')).waitFor({ state: 'detached' });
});
