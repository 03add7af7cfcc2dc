import { test } from 'vitest';
import { withPicture } from '../support/failure-picture.ts';
import { callsOf, submitted } from './report.data.ts';
import { stage } from './stage.ts';
import { workspaceSteps } from './workspace.steps.ts';

const scene = stage();
const inbox = '/workspace/dashboard/approvals';

test('an approver leafs through receipts faster than they are drawn; a PDF that came damaged says so at its place', async () => {
  const report = await submitted(scene, 'assignee.fr', {
    description: 'Billets',
    items: [
      { amount: '21.31', receipt: 'invoice' },
      { amount: '21.32', receipt: 'invoice' },
      { amount: '21.33', receipt: 'invoice' },
    ],
  });
  await using desk = await scene.enter('approver.one', 'workspace');
  const { page } = desk;
  const approver = workspaceSteps(page, 'en');
  await desk.context.addInitScript(slowWorkers);
  const damaged = await callsOf(scene, 'assignee.fr')('GET', `fe/case-expense/${report.lines[1]}`);
  await desk.context.route(`**/file-storage/raw/${damaged.receipt.id}*`, (route) =>
    route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.4 and no more' }),
  );
  try {
    await page.goto(inbox);
    await approver.openItemByKeyboard('21.33');
    const receipt = approver.main.getByRole('region', { name: approver.approvals('receipt.title'), exact: true });
    await receipt.getByText('Invoice of 21.33').waitFor();
    for (const key of 'kkjjkkjj') {
      await page.keyboard.press(key);
      await receipt.getByRole('region', { name: /^Receipt 21/ }).waitFor();
    }
    await approver.openItemByKeyboard('21.32');
    await receipt.getByText(approver.approvals('receipt.pdfOutside')).waitFor();
    await approver.openItemByKeyboard('21.31');
    await receipt.getByText('Invoice of 21.31').waitFor();
  } catch (error) {
    throw await withPicture(error, page, 'pdf-receipts');
  }
});

/** Runs in the page: what is said to a worker arrives there late, as on a busy machine. */
function slowWorkers(): void {
  const say = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ...said: unknown[]) {
    setTimeout(() => say.apply(this, said as Parameters<typeof say>), 250);
  };
}
