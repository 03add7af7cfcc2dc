import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Answer, declaredServer, refused, unreachable } from '../../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../../tests/support/draw-page.tsx';
import { ApproveMany } from './ApproveMany.tsx';
import { approvalKeys } from './approval-data.ts';
import type { Chosen } from './use-chosen.ts';
import approvals from './words/en.json' with { type: 'json' };

const idOf = (name: string) => `00000000-0000-4000-8000-0000000000${name}`;
const item = (name: string, amount: string) => ({
  ...{ id: idOf(name), amount, submittedAmount: null, currency: 'EUR', expenseItem: { id: 'i', label: 'Taxi' } },
  assignee: { id: 'p', label: `Person ${name}` },
});
const items = [item('a1', '14.20'), item('a2', '20.00')];
const sum = { count: 2, total: '34.20', currency: 'EUR' };
const queue = approvalKeys.queues;
const pages = { pages: [{ content: [...items, item('a3', '1.00')], totalElements: 3 }], pageParams: [] };

async function ticked(answer: Answer = {}, tenant?: string) {
  const call = `POST ${tenant ? `for-tenant/${tenant}/` : ''}fe/case-expense/approve-many`;
  const server = declaredServer({ [call]: answer });
  const chosen = { items, sum, clear: vi.fn() };
  const onDone = vi.fn();
  const page = await drawPage(<ApproveMany tenant={tenant} chosen={chosen as unknown as Chosen} onDone={onDone} />, {
    bundles: { en: { approvals } },
    known: [[queue, pages]],
  });
  return { ...page, server, call, chosen, onDone };
}
async function asked() {
  await userEvent.click(screen.getByRole('button', { name: 'Approve 2' }));
  const dialog = await screen.findByRole('dialog');
  return { dialog, sure: () => userEvent.click(within(dialog).getByRole('button', { name: 'Approve 2 expenses' })) };
}

test('number, sum and every item are shown before anything is approved', async () => {
  const { server } = await ticked();
  const { dialog } = await asked();
  expect(dialog.textContent).toMatch(/Approve 2 expenses, .*34\.20/);
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([expect.stringMatching(/Person a1 · Taxi.*14\.20/), expect.stringMatching(/Person a2 · Taxi.*20\.00/)]);
  expect(server.asked).toEqual([]);
});

test('what was confirmed is sent with its sum, and leaves the list at once', async () => {
  const { server, call, chosen, onDone, queries } = await ticked();
  await (await asked()).sure();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(call)).toMatchObject([
    { body: { expenses: items.map(({ id }) => id), total: '34.20', currency: 'EUR' } },
  ]);
  expect(chosen.clear).toHaveBeenCalledOnce();
  expect(toasts.store.get().shown?.text).toMatch(/^2 expenses approved/);
  expect(queries.getQueryData(queue)).toMatchObject({ pages: [{ content: [{ id: idOf('a3') }], totalElements: 1 }] });
});

test('in a client’s company a refusal is said where it was confirmed, and what was ticked stays', async () => {
  const { chosen, onDone, queries } = await ticked(() => refused(422, 'One of them was changed.'), 'c1');
  const { dialog, sure } = await asked();
  await sure();
  await within(dialog).findByText('One of them was changed.');
  expect(chosen.clear).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
  expect(queries.getQueryData(queue)).toMatchObject({ pages: [{ totalElements: 3 }] });
});

test('when the answer is lost, confirming again is the same call', async () => {
  const { server, call, onDone } = await ticked(unreachable);
  const { dialog, sure } = await asked();
  await sure();
  await within(dialog).findByText(approvals['failure.unreachable']);
  server.answer(call, {});
  await sure();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(new Set(server.to(call).map(({ key }) => key)).size).toBe(1);
});

test('a selection is given up without approving', async () => {
  const { server, chosen } = await ticked();
  await userEvent.click(screen.getByRole('button', { name: approvals['many.clear'] }));
  expect(chosen.clear).toHaveBeenCalledOnce();
  expect(server.asked).toEqual([]);
});
