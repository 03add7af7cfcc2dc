import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answer, declaredServer, refused, unreachable } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import type { Expense, Report } from '../data/types.ts';
import app from '../words/en.json' with { type: 'json' };
import { DeleteReport } from './DeleteReport.tsx';
import { TakeBack } from './TakeBack.tsx';

const report = (can: readonly string[]) =>
  ({
    id: 'r1',
    version: 4,
    description: 'March',
    batchReference: 'R-12',
    numberOfEntries: 2,
    can,
  }) as unknown as Report;
const line = (approvalStatus: string) => ({ id: approvalStatus, approvalStatus }) as Expense;
const takeBack = 'POST fe/case-expense-batch/r1/take-back';
const said = () => toasts.store.get().shown?.text;

async function waiting(answer: Answer, lines = [line('AWAITING_APPROVAL')], can = ['takeBack']) {
  const server = declaredServer({ [takeBack]: answer, 'GET fe/case-expense-batch/r1': { id: 'r1', version: 9 } });
  await drawPage(<TakeBack report={report(can)} lines={lines} />, { bundles: { en: { app } } });
  return server;
}
/** Presses the button on the page, and the one that it asks with. */
async function sure(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name }));
  return dialog;
}

test('a report is taken back once that was confirmed', async () => {
  const server = await waiting({});
  const dialog = await sure(app['report.takeBack']);
  expect(dialog.textContent).toContain('R-12');
  await waitFor(() => expect(said()).toBe(app['report.takenBack']));
  expect(server.to(takeBack)).toMatchObject([{ version: 4 }]);
});

test.each(['APPROVED', 'REJECTED'])(
  'with an item that is %s, or without the right, it is not offered',
  async (status) => {
    await waiting({}, [line('AWAITING_APPROVAL'), line(status)]);
    expect(screen.queryByRole('button', { name: app['report.takeBack'] })).toBeNull();
    await waiting({}, [line('AWAITING_APPROVAL')], []);
    expect(screen.queryByRole('button', { name: app['report.takeBack'] })).toBeNull();
  },
);

test('a report that moved on meanwhile is taken back as it stands, once', async () => {
  const server = await waiting(({ version }: { version: number | null }) =>
    version === 9 ? {} : refused(412, 'Changed.'),
  );
  await sure(app['report.takeBack']);
  await waitFor(() => expect(said()).toBe(app['report.takenBack']));
  expect(server.to(takeBack).map(({ version }) => version)).toEqual([4, 9]);
});

test('a refusal is said where it was asked, and asks anew; a lost answer asks the same', async () => {
  const server = await waiting(() => refused(409, 'Olga has decided.'));
  const dialog = await sure(app['report.takeBack']);
  await within(dialog).findByText('Olga has decided.');
  server.answer(takeBack, unreachable);
  const again = within(dialog).getByRole('button', { name: app['report.takeBack'] });
  for (const tries of [2, 3]) {
    await userEvent.click(again);
    await waitFor(() => expect(server.to(takeBack)).toHaveLength(tries));
    await waitFor(() => expect(again.getAttribute('data-loading')).toBeNull());
  }
  const [first, second, third] = server.to(takeBack).map(({ key }) => key);
  expect(first).not.toBe(second);
  expect(third).toBe(second);
});

test('an open report is deleted with what is named, and the list stands there', async () => {
  const server = declaredServer({ 'DELETE fe/case-expense-batch/r1': new Response(null, { status: 204 }) });
  const { history } = await drawPage(<DeleteReport report={report(['delete'])} />, { bundles: { en: { app } } });
  const dialog = await sure(app['report.delete']);
  expect(dialog.textContent).toContain('2 items are deleted with it');
  await waitFor(() => expect(history.location.pathname).toBe('/dashboard/expense-reports'));
  expect(server.asked).toMatchObject([{ version: 4 }]);
});

test('one that cannot be deleted stays, and says why', async () => {
  declaredServer({ 'DELETE fe/case-expense-batch/r1': () => refused(409, 'It was handed in meanwhile.') });
  const { history } = await drawPage(<DeleteReport report={report(['delete'])} />, {
    at: '/here',
    bundles: { en: { app } },
  });
  const dialog = await sure(app['report.delete']);
  await within(dialog).findByText('It was handed in meanwhile.');
  expect(history.location.pathname).toBe('/here');
});
