import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { withPicture } from '../support/failure-picture.ts';
import { assigneeSteps, photoOf } from './assignee.steps.ts';
import { callsOf, reportBy } from './report.data.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = stage();

test('what stands in the way of a report is said before it is submitted, and its warnings go to the approver', async () => {
  const twice = { amount: '21.09', activity: 'Bus' };
  const report = await reportBy(scene, 'assignee.es', {
    description: 'Semana de mudanza',
    controlTotal: '60',
    items: [twice, twice, { item: 'TAXI', amount: '33.33' }, { amount: '900', currency: 'ISK' }],
  });
  const [, , taxi, foreign] = report.lines;
  await using phone = await scene.enter('assignee.es', 'assignee', { device: 'phone', locale: 'es' });
  const { page } = phone;
  const { say, button, link } = assigneeSteps(page, 'es');
  try {
    await page.goto(`/dashboard/batch/${report.id}`);
    await link(say('report.submit')).click();
    for (const finding of [
      say('finding.expenses.missingReceipt'),
      say('finding.expenses.possibleDuplicate'),
      say('finding.rates.noRate', { from: 'ISK', to: 'EUR' }),
      say('finding.expenses.overControlTotal'),
    ])
      await page.getByText(finding).first().waitFor();
    const submit = button(say('check.submit'));
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
    await page.getByText(say('check.blocked')).waitFor();
    await expectAccessible(page);

    // The tax options do not come: whoever saves without them is asked first.
    const taxes = /\/api\/(?:fe\/tax-code\/search|together)/;
    await page.route(taxes, (route) => route.fulfill({ status: 403, body: '{}' }));
    await page.goto(`/dashboard/batch/${report.id}/expense/${taxi}`);
    await page.locator('input[data-camera]').setInputFiles(photoOf('taxi', 'mudanza'));
    await page.getByRole('img', { name: say('receipt.alt') }).waitFor();
    await button(say('expense.save')).click();
    const question = page.getByRole('dialog');
    await question.getByText(say('expense.taxesMissing')).waitFor();
    await expectAccessible(page);
    await page.unroute(taxes);
    await question.getByRole('button', { name: say('expense.taxesContinue') }).click();
    await page.waitForURL(/\/dashboard\/batch\/[^/]+$/);
    const { version } = await callsOf(scene, 'assignee.es')('GET', `fe/case-expense/${foreign}`);
    await callsOf(scene, 'assignee.es')('DELETE', `fe/case-expense/${foreign}`, undefined, version);

    await page.goto(`/dashboard/batch/${report.id}?step=check`);
    const seen = page.getByLabel(say('check.warningsSeen'));
    await seen.waitFor();
    await expect.poll(() => page.getByText(say('finding.expenses.missingReceipt')).count()).toBe(0);
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');
    await seen.check();
    await expectAccessible(page);
    await submit.click();
    await page.getByText(say('status.AWAITING_APPROVAL')).first().waitFor();
  } catch (error) {
    throw await withPicture(error, page, 'before-submit');
  }

  await using desk = await scene.enter('tecnovia.approver', 'workspace', { locale: 'es' });
  const approver = workspaceSteps(desk.page, 'es');
  try {
    await desk.page.goto('/workspace/dashboard/approvals');
    await approver.openItemByKeyboard('21,09');
    const item = approver.main.getByRole('article');
    await item.getByText(approver.approvals('refusal.expenses.possibleDuplicate')).waitFor();
    await approver.main.getByText(approver.approvals('flag.duplicate')).first().waitFor();
    await expectAccessible(desk.page);
    // What it may be a duplicate of is a press away.
    const chosen = new URL(desk.page.url()).searchParams.get('item') ?? '';
    const twin = report.lines.slice(0, 2).find((line) => line !== chosen);
    expect(report.lines).toContain(chosen);
    await item.getByRole('link', { name: approver.approvals('finding.twin') }).click();
    await desk.page.waitForURL((url) => url.pathname.endsWith(`/case-expense/${twin}`));
    await approver.main.locator('.hp-record-main').getByText('21,09').first().waitFor();
    await expect.poll(() => approver.main.getByRole('alert').allInnerTexts()).toEqual([]);
  } catch (error) {
    throw await withPicture(error, desk.page, 'flags');
  }
});

test('a limit holds in every currency: what is over it once converted needs the approver’s eyes', async () => {
  const report = await reportBy(scene, 'assignee.es', {
    description: 'Taxi en México',
    items: [{ item: 'TAXI', amount: '4000', currency: 'MXN', receipt: 'taxi' }],
  });
  await using phone = await scene.enter('assignee.es', 'assignee', { device: 'phone', locale: 'es' });
  const { say } = assigneeSteps(phone.page, 'es');
  await phone.page.goto(`/dashboard/batch/${report.id}?step=check`);
  const limit = say('finding.expenses.overLimit').split('{limit}')[0] ?? '';
  await phone.page.getByText(limit).first().waitFor();
  await phone.page.getByLabel(say('check.warningsSeen')).waitFor();
  await expectAccessible(phone.page);
});
