import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { chooseFrom } from '../support/choose.ts';
import { withPicture } from '../support/failure-picture.ts';
import { pressByHand } from '../support/press.ts';
import { wordsOf } from '../support/words.ts';
import { approved, callsOf, submitted } from './report.data.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = stage();
const inbox = '/workspace/dashboard/approvals';
const say = wordsOf('assignee', 'fr');

test('an approver puts an item on hold, takes it up again and delegates it; the assignee sees with whom it is', async () => {
  const report = await submitted(scene, 'assignee.fr', {
    description: 'Bus de la visite',
    items: [{ amount: '31.17' }],
  });
  await using desk = await scene.enter('approver.one', 'workspace');
  const { page } = desk;
  const approver = workspaceSteps(page, 'en');
  try {
    await page.goto(inbox);
    await approver.openItemByKeyboard('31.17');
    await approver.handOn('h', 'hold', 'reason.hold', 'Waiting for the ticket');
    await approver.openItemByKeyboard('31.17');
    await approver.main.getByRole('article').getByText(approver.approvals('status.ON_HOLD')).first().waitFor();
    await approver.main.getByRole('button', { name: approver.approvals('deed.release') }).click();
    await approver.said('done.release', 'Local transport');
    await approver.openItemByKeyboard('31.17');
    await page.keyboard.press('d');
    const to = page.getByRole('combobox', { name: approver.approvals('delegate.to') });
    await chooseFrom(to, 'Sofia', /Sofia Marchetti/);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: approver.approvals('delegate.note') }).fill('You know the route');
    await page.keyboard.press('ControlOrMeta+Enter');
    await approver.said('done.delegate', 'Local transport');
  } catch (error) {
    throw await withPicture(error, page, 'delegate');
  }
  await using phone = await scene.enter('assignee.fr', 'assignee', { device: 'phone', locale: 'fr' });
  await phone.page.goto(`/dashboard/batch/${report.id}`);
  await phone.page.getByText(say('tracker.waitsFor', { who: 'Sofia Marchetti' })).waitFor();
  await phone.page.getByText('You know the route').first().waitFor();
  await expectAccessible(phone.page);
});

test('an item that is escalated waits for the next in line, who approves part of it and may take that back', async () => {
  const report = await submitted(scene, 'assignee.fr', { description: 'Métro', items: [{ amount: '29.83' }] });
  const line = () => callsOf(scene, 'assignee.fr')('GET', `fe/case-expense/${report.lines[0]}`);
  await using first = await scene.enter('approver.one', 'workspace');
  const one = workspaceSteps(first.page, 'en');
  await using second = await scene.enter('approver.two', 'workspace');
  const two = workspaceSteps(second.page, 'en');
  let page = first.page;
  try {
    await page.goto(inbox);
    await one.openItemByKeyboard('29.83');
    await one.handOn('e', 'escalate', 'reason.escalate', 'Above my line');
    await expect
      .poll(() => line())
      .toMatchObject({ approvalStatus: 'ESCALATED', approver: { label: 'Sofia Marchetti' } });

    page = second.page;
    await page.goto(inbox);
    await two.openItemByKeyboard('29.83');
    const amount = page.getByRole('textbox', { name: two.approvals('approve.amount') });
    await amount.fill('30');
    // What is said about the amount when it is left takes the press on the button below it from nobody.
    await pressByHand(page, page.getByRole('button', { name: /^Approve/ }));
    await page.locator('[aria-invalid=true]').waitFor();
    await expect.poll(() => amount.evaluate((one) => one === document.activeElement)).toBe(true);
    await amount.fill('20.5');
    await page.getByRole('textbox', { name: two.approvals('approve.note') }).fill('Weekday tickets only');
    await expectAccessible(page);
    await pressByHand(page, page.getByRole('button', { name: 'Approve EUR 20.50' }));
    await two.said('done.approve', 'Local transport');
    // It names whose it was and how much, although the next item may be open, and offers the way back.
    const undo = page.getByRole('region', { name: 'Undo' });
    await undo.getByText(/Camille Laurent.*EUR.20\.50/).waitFor();
    await undo.getByRole('button', { name: 'Undo' }).waitFor();
    await expect
      .poll(() => line())
      .toMatchObject({
        approvalStatus: 'APPROVED',
        submittedAmount: '29.83',
        approvedAmount: '20.50',
      });

    await two.main.getByRole('button', { name: two.approvals('tab.decided') }).click();
    await two.openItemByKeyboard('29.83');
    await two.main.getByRole('article').getByText('Weekday tickets only').first().waitFor();
    await page.keyboard.press('h');
    await page.getByText(two.approvals('key.nothing', { deed: two.approvals('deed.hold') })).waitFor();
    await page.getByRole('button', { name: two.approvals('deed.unapprove') }).click();
    await page.getByRole('textbox', { name: two.approvals('reason.unapprove') }).fill('Wrong month');
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+Enter');
    await two.said('done.unapprove', 'Local transport');
    await expect.poll(() => line()).toMatchObject({ approvalStatus: 'AWAITING_APPROVAL', approvedAmount: null });
  } catch (error) {
    throw await withPicture(error, page, 'escalate');
  }
});

test('of several approved quickly the last can be taken back, and a key asks before it approves what the checks point at', async () => {
  const report = await submitted(scene, 'assignee.fr', {
    description: 'Vite',
    items: [
      { amount: '18.41', age: 1 },
      { amount: '18.42', age: 2 },
      { amount: '18.77', age: 3 },
      { amount: '18.77', age: 3 },
    ],
  });
  const statusOf = async (line: number) =>
    (await callsOf(scene, 'assignee.fr')('GET', `fe/case-expense/${report.lines[line]}`)).approvalStatus;
  await using desk = await scene.enter('approver.one', 'workspace');
  const { page } = desk;
  const approver = workspaceSteps(page, 'en');
  const opened = approver.main.getByRole('article');
  try {
    await page.goto(inbox);
    // What stands first is open already.
    const first = approver.main.locator('.approvals-row').first();
    await first.locator('[aria-current=true]').waitFor();
    await opened
      .getByText(await first.locator('.approvals-amount').innerText())
      .first()
      .waitFor();

    await approver.openItemByKeyboard('18.41');
    await page.keyboard.press('a');
    await approver.openItemByKeyboard('18.42');
    await page.keyboard.press('a');
    const undo = page.getByRole('region', { name: 'Undo' });
    await undo.getByText(/Camille Laurent.*EUR.18\.42/).waitFor();
    await expect.poll(() => Promise.all([statusOf(0), statusOf(1)])).toEqual(['APPROVED', 'APPROVED']);
    await undo.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(approver.approvals('undo.done', { item: 'Local transport' })).waitFor();
    expect(await Promise.all([statusOf(0), statusOf(1)])).toEqual(['APPROVED', 'AWAITING_APPROVAL']);

    await approver.openItemByKeyboard('18.77');
    await page.keyboard.press('a');
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByText(/^Approve Local transport, .*18\.77/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: approver.approvals('flagged.keep') }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await Promise.all([statusOf(2), statusOf(3)])).toEqual(['AWAITING_APPROVAL', 'AWAITING_APPROVAL']);
    await page.keyboard.press('a');
    await dialog.getByRole('button', { name: approver.approvals('flagged.confirm') }).click();
    await expect
      .poll(async () => (await Promise.all([statusOf(2), statusOf(3)])).sort())
      .toEqual(['APPROVED', 'AWAITING_APPROVAL']);
  } catch (error) {
    throw await withPicture(error, page, 'quickly');
  }
});

test('nobody decides on their own expenses, nor is anybody given their own to decide', async () => {
  const told = { description: 'À moi', items: [{ amount: '12.61' }] };
  const report = await submitted(scene, 'assignee.fr', told);
  const me = await callsOf(scene, 'assignee.fr')('GET', 'user/me');
  await scene.homeport.user(me.tenant.id, 'camille.approves', ['approver'], me.person.id);
  const as = await scene.homeport.signIn('camille.approves');
  const [line = ''] = report.lines;
  const { version } = await callsOf(scene, 'approver.one')('GET', `fe/case-expense/${line}`);
  const headers = () => ({ 'idempotency-key': crypto.randomUUID(), 'if-match': `"${version}"` });
  const approve = await scene.homeport.call('POST', `fe/case-expense/${line}/approve`, {
    as,
    body: {},
    headers: headers(),
  });
  expect([approve.status, approve.body.code]).toEqual([403, 'expenses.ownExpense']);

  const approver = await scene.token('approver.one');
  const { body } = await scene.homeport.call('GET', 'user/me', { as });
  const offered = await callsOf(scene, 'approver.one')('GET', `case-expense/${line}/delegates`);
  const names = offered.map((one: { name: string }) => one.name);
  expect(names).toContain('Sofia Marchetti');
  expect(names).not.toContain(body.displayName);
  const handed = await scene.homeport.call('POST', `fe/case-expense/${line}/delegate`, {
    as: approver,
    body: { to: { id: body.id }, note: null },
    headers: headers(),
  });
  expect([handed.status, handed.body.code ?? '']).toEqual([422, 'expenses.cannotDelegateTo']);
});

test('what is approved for others leaves the queue of whoever it waited for', async () => {
  const { lines } = await approved(scene, 'assignee.fr', 'approver.one', {
    description: 'Déjà vu',
    items: [{ amount: '17.39' }],
  });
  await using desk = await scene.enter('approver.one', 'workspace', { device: 'phone' });
  const { page } = desk;
  await page.goto(`${inbox}?tab=decided&item=${lines[0]}`);
  await page.getByRole('article').getByText('Approved').first().waitFor();
  await expectAccessible(page);
  await page.goto(inbox);
  await page.locator('.approvals-row').first().waitFor();
  expect((await page.locator('.approvals-row').allInnerTexts()).join('\n')).not.toContain('17.39');
  // Several in a row: what is said of one does not lie on the buttons for the next.
  await page.locator('.approvals-row').filter({ hasText: '34.80' }).first().click();
  const item = await page.getByRole('article').getByRole('heading', { level: 2 }).first().innerText();
  await workspaceSteps(page, 'en').approve(item);
  const [said, buttons] = await Promise.all(
    ['.hp-undo-bar', '.hp-split-actions'].map((part) => page.locator(part).boundingBox()),
  );
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(buttons?.y ?? 0);
  // The words of its button stay whole.
  const undo = page.locator('.hp-undo-bar').getByRole('button').first();
  expect(await undo.evaluate((button) => button.getBoundingClientRect().height)).toBeLessThan(60);
});
