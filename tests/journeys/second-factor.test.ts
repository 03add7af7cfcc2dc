import { expect, test } from 'vitest';
import { totpAt } from '../../apps/server/src/modules/identity/second-factor.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { withPicture } from '../support/failure-picture.ts';
import { demoPassword } from './assignee.steps.ts';
import { approved } from './report.data.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = stage();

/** An authenticator app: each code it shows is another one than the last, as on a phone that is waited for. */
function authenticator(secret: string) {
  let shown = 0;
  return () => {
    shown = Math.max(shown + 1, Math.floor(Date.now() / 30_000) - 1);
    return totpAt(secret, shown);
  };
}

test('the finance lead switches a second factor on, signs in with it, and needs it to release money', async () => {
  await approved(scene, 'assignee.fr', 'approver.one', { description: 'Deux clés', items: [{ amount: '16.43' }] });
  let code: () => Promise<string>;
  {
    await using desk = await scene.enter('finance.lead', 'workspace');
    const { page } = desk;
    const lead = workspaceSteps(page, 'en');
    try {
      await page.goto('/workspace/profile?part=twoFactor');
      await page.getByRole('button', { name: lead.say('twoFactor.start') }).click();
      const secret = await page.locator('main code').innerText();
      code = authenticator(secret);
      await page.locator('main svg[role=img], main [role=img]').first().waitFor();
      await expectAccessible(page);
      await page.getByLabel(lead.say('twoFactor.code')).fill(await code());
      await page.getByRole('button', { name: lead.say('twoFactor.confirm') }).click();
      await page.getByRole('heading', { name: lead.say('twoFactor.recovery') }).waitFor();
      expect(await page.locator('.ws-recovery li').count()).toBeGreaterThan(5);
      await expectAccessible(page);
      await page.getByRole('button', { name: lead.say('twoFactor.kept') }).click();
      await page.getByText(lead.say('twoFactor.on'), { exact: true }).waitFor();
    } catch (error) {
      throw await withPicture(error, page, 'enrol');
    }
  }

  await using office = await scene.enter('finance.clerk', 'workspace');
  const clerk = workspaceSteps(office.page, 'en');
  await using desk = await scene.open();
  const { page } = desk;
  const lead = workspaceSteps(page, 'en');
  try {
    await office.page.goto('/workspace');
    await clerk.workFor('Castellane Beauté');
    const { batch } = await clerk.buildBatch('Camille Laurent', 'Deux clés');

    await page.goto('/workspace');
    await page.locator('#username').fill('finance.lead');
    await page.locator('#password').fill(demoPassword);
    await page.getByRole('button', { name: lead.entry('continue'), exact: true }).click();
    await page.getByRole('heading', { name: lead.entry('codeTitle') }).waitFor();
    await expectAccessible(page);
    await page.locator('#code').fill(await code());
    await page.getByRole('button', { name: lead.entry('continue'), exact: true }).click();
    await lead.workFor('Castellane Beauté');
    await lead.openBatch(batch);
    await lead.release();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(lead.say('passwordDialog.code'));
    const goOn = dialog.getByRole('button', { name: 'Release 1 batch', exact: true });
    await field.waitFor();
    expect(await goOn.isDisabled()).toBe(true);
    await field.fill('000000');
    await goOn.click();
    await dialog.getByText(lead.say('passwordDialog.wrongCode')).waitFor();
    await expectAccessible(page);
    expect(await lead.main.getByRole('button', { name: lead.payments('files.xml') }).count()).toBe(0);
    await field.fill(await code());
    await goOn.click();
    await lead.main.getByRole('button', { name: lead.payments('files.xml') }).waitFor();
  } catch (error) {
    throw await withPicture(error, page, 'second-factor');
  }
});
