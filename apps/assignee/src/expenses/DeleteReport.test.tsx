import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answer, declaredServer, refused, unreachable } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { DeleteReport } from './DeleteReport.tsx';

const gone = 'DELETE fe/case-expense-batch/r1';
const report = { id: 'r1', version: 3, description: 'House hunting', numberOfEntries: 2, can: ['delete'] };

async function asked(answer: Answer, of: object = report) {
  const server = declaredServer({ [gone]: answer });
  const { history } = await drawPage(<DeleteReport report={of as never} />, {
    at: '/dashboard/batch/r1',
    bundles: { en: { app } },
  });
  return { server, history };
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: app['report.delete'] }));
  return screen.findByRole('dialog');
};
const confirm = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: app['report.delete'] }));

test('a report goes with its expenses once that was confirmed, by the version that was seen', async () => {
  const { server, history } = await asked(() => new Response(null, { status: 204 }));
  const dialog = await open();
  expect(dialog.textContent).toContain('House hunting');
  expect(dialog.textContent).toMatch(/2 /);
  expect(server.asked).toEqual([]);
  await confirm(dialog);
  await waitFor(() => expect(history.location.pathname).toBe('/dashboard/expense-reports'));
  expect(server.to(gone)[0]?.version).toBe(3);
  expect(toasts.store.get().shown?.text).toBe(app['report.deleted']);
});

test('a report that the server keeps stays, and the question says why', async () => {
  const { history } = await asked(() => refused(409, 'Item cannot be edited'));
  const dialog = await open();
  await confirm(dialog);
  expect(await within(dialog).findByText('Item cannot be edited')).toBeTruthy();
  expect(history.location.pathname).toBe('/dashboard/batch/r1');
});

test('without a way to the server nothing is said to be deleted', async () => {
  const { history } = await asked(unreachable);
  const dialog = await open();
  await confirm(dialog);
  await waitFor(() => expect(toasts.store.get().shown?.text).toBe(app.actionFailed));
  expect(history.location.pathname).toBe('/dashboard/batch/r1');
});

test('who may not delete it is not offered to', async () => {
  await asked({}, { ...report, can: ['update'] });
  expect(screen.queryByRole('button', { name: app['report.delete'] })).toBeNull();
});
