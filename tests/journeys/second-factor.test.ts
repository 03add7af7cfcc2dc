import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { totpAt } from '../../apps/server/src/modules/identity/second-factor.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { withPicture } from '../support/failure-picture.ts';
import { wordsOf } from '../support/words.ts';
import { demoPassword } from './assignee.steps.ts';
import { approved, callsOf } from './report.data.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = stage();
const account = wordsOf('account', 'en');
const login = 'finance.lead';

/** An authenticator app: each code it shows is another one than the last, as on a phone that is waited for. */
function authenticator(secret: string) {
  let shown = 0;
  return (): Promise<string> => {
    shown = Math.max(shown + 1, Math.floor(Date.now() / 30_000) - 1);
    return totpAt(secret, shown);
  };
}

/** The sign-in page of the workspace, with the password typed and sent. */
async function withPassword(page: Page): Promise<ReturnType<typeof workspaceSteps>> {
  const lead = workspaceSteps(page, 'en');
  await page.goto('/workspace');
  await page.locator('#username').fill(login);
  await page.locator('#password').fill(demoPassword);
  await page.getByRole('button', { name: lead.entry('continue'), exact: true }).click();
  await page.getByRole('heading', { name: lead.entry('codeTitle') }).waitFor();
  return lead;
}
const enterCode = async (page: Page, code: string): Promise<void> => {
  await page.locator('#code').fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
};
/** The newest code that was mailed to somebody since a moment. */
async function mailedCode(to: string, since: string): Promise<string> {
  const newest = async () => {
    const { content } = await (await fetch(`${scene.homeport.baseUrl}/dev/mail?format=json&to=${to}`)).json();
    const [mail] = content.filter((one: { sent: string }) => one.sent >= since);
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(newest, { timeout: 20_000 }).toMatch(/^\d{6}$/);
  return newest();
}

test('the finance lead switches a second factor on, and needs it to sign in and to release money', async () => {
  await approved(scene, 'assignee.fr', 'approver.one', { description: 'Deux clés', items: [{ amount: '16.43' }] });
  let code: () => Promise<string>;
  let recovery = '';
  {
    await using desk = await scene.enter(login, 'workspace');
    const { page } = desk;
    const main = page.locator('main');
    try {
      await page.goto('/workspace/profile?part=twoFactor');
      await main.getByRole('button', { name: account('twoFactor.start') }).click();
      code = authenticator(await main.locator('code').innerText());
      await main.getByRole('img', { name: account('twoFactor.qr') }).waitFor();
      await expectAccessible(page);
      await main.getByLabel(account('twoFactor.code')).fill(await code());
      await main.getByRole('button', { name: account('twoFactor.confirm') }).click();
      await main.getByText(account('twoFactor.codes')).waitFor();
      const codes = await main.locator('.hp-recovery li').allInnerTexts();
      expect(new Set(codes).size).toBe(10);
      recovery = codes[3] ?? '';
      await expectAccessible(page);
      await main.getByRole('button', { name: account('twoFactor.kept') }).click();
      await main.getByText(account('twoFactor.on'), { exact: true }).waitFor();
    } catch (error) {
      throw await withPicture(error, page, 'enrol');
    }
  }

  await using office = await scene.enter('finance.clerk', 'workspace');
  const clerk = workspaceSteps(office.page, 'en');
  await using desk = await scene.open();
  const { page } = desk;
  try {
    await office.page.goto('/workspace');
    await clerk.workFor('Castellane Beauté');
    const { batch } = await clerk.buildBatch('Camille Laurent', 'Deux clés');

    const lead = await withPassword(page);
    await expectAccessible(page);
    await enterCode(page, await code());
    await lead.workFor('Castellane Beauté');
    await lead.openBatch(batch);
    await lead.release();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(lead.say('passwordDialog.code'));
    const goOn = dialog.getByRole('button', { name: 'Release 1 batch', exact: true });
    await field.waitFor();
    await expect.poll(() => goOn.isDisabled()).toBe(true);
    await field.fill('000000');
    await goOn.click();
    await dialog.getByText(lead.say('passwordDialog.wrongCode')).waitFor();
    await expectAccessible(page);
    await expect.poll(() => lead.main.getByRole('button', { name: lead.payments('files.xml') }).count()).toBe(0);
    await field.fill(await code());
    await goOn.click();
    await lead.main.getByRole('button', { name: lead.payments('files.xml') }).waitFor();
  } catch (error) {
    throw await withPicture(error, page, 'second-factor');
  }

  {
    await using phone = await scene.open({ device: 'phone' });
    const { entry } = await withPassword(phone.page);
    await phone.page.getByRole('button', { name: entry('useRecovery') }).click();
    await expectAccessible(phone.page);
    await enterCode(phone.page, recovery);
    await phone.page.locator('main h1').waitFor();
  }
  await using phone = await scene.open({ device: 'phone' });
  try {
    const { entry } = await withPassword(phone.page);
    await phone.page.getByRole('button', { name: entry('useRecovery') }).click();
    await enterCode(phone.page, recovery);
    await phone.page.getByRole('alert').waitFor();
    const since = new Date().toISOString();
    await phone.page.getByRole('button', { name: entry('mailCode') }).click();
    await phone.page.getByText(entry('mailCodeHint')).waitFor();
    await expectAccessible(phone.page);
    const { email } = await callsOf(scene, login)('GET', 'user/me');
    await enterCode(phone.page, await mailedCode(email, since));
    await phone.page.locator('main h1').waitFor();
    await expectAccessible(phone.page);
  } catch (error) {
    throw await withPicture(error, phone.page, 'other-codes');
  }
});
