import type { PaymentBatch } from '@homeport/model/payments';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { declaredServer, refused } from '../../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../../tests/support/draw-page.tsx';
import approvals from '../../approvals/inbox/words/en.json' with { type: 'json' };
import { BatchActions } from './BatchActions.tsx';
import payments from './words/en.json' with { type: 'json' };

const paid = 'POST fe/payment-batch/b1/mark-paid';
const cancelled = 'POST for-tenant/c1/fe/payment-batch/b1/cancel';

async function batchThatCan(can: readonly string[], tenant?: string) {
  const server = declaredServer({ [paid]: {}, [cancelled]: {} });
  const onReload = vi.fn();
  const batch = { id: 'b1', version: 3, reference: 'B-1', numberOfPayments: 2, can } as unknown as PaymentBatch;
  await drawPage(<BatchActions tenant={tenant} batch={batch} onReload={onReload} />, {
    bundles: { en: { payments, approvals } },
  });
  return { server, onReload };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const said = () => toasts.store.get().shown?.text;

test('only what the record allows is offered', async () => {
  await batchThatCan(['cancel']);
  await screen.findByRole('button', { name: payments['cancel.open'] });
  expect(screen.queryByRole('button', { name: payments['markPaid.open'] })).toBeNull();
});

test('a batch is marked paid with the day of the bank, on the version that was looked at', async () => {
  const { server } = await batchThatCan(['markPaid']);
  await press(payments['markPaid.open']);
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: /^Paid on/ });
  expect(day.value).not.toBe('');
  fireEvent.change(day, { target: { value: '' } });
  await press(payments['markPaid.do']);
  await screen.findByText(payments['paid.dateMissing']);
  expect(server.asked).toEqual([]);
  fireEvent.change(day, { target: { value: '05-01-2026' } });
  await press(payments['markPaid.do']);
  await waitFor(() => expect(said()).toBe('B-1 marked paid'));
  expect(server.to(paid)).toMatchObject([{ version: 3, body: { paidDate: expect.stringMatching(/^2026-01-05/) } }]);
  expect(server.to(paid)[0]?.key).toBeTruthy();
});

test('a day that is refused is said at the day', async () => {
  const { server } = await batchThatCan(['markPaid']);
  const errors = [{ field: 'paidDate', title: 'That day is to come.' }];
  server.answer(paid, () => refused(422, 'No.', { errors }));
  await press(payments['markPaid.open']);
  await press(payments['markPaid.do']);
  const fault = await screen.findByText('That day is to come.');
  expect(fault.closest('.mantine-InputWrapper-root')?.textContent).toContain('Paid on');
});

test('a batch is cancelled in the company that is worked for, with a reason and no blanks for one', async () => {
  const { server } = await batchThatCan(['cancel'], 'c1');
  await press(payments['cancel.open']);
  expect(screen.getByText(/^Its 2 payments are cancelled/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^Why it is cancelled/ }), '  ');
  await press(payments['cancel.do']);
  await screen.findByText(payments['cancel.reasonMissing']);
  await userEvent.type(screen.getByRole('textbox', { name: /^Why it is cancelled/ }), 'Wrong account');
  await press(payments['cancel.do']);
  await waitFor(() => expect(said()).toBe('B-1 cancelled'));
  expect(server.to(cancelled)).toMatchObject([
    { version: 3, body: { reason: expect.stringContaining('Wrong account') } },
  ]);
});

test('a batch that somebody else changed is loaded again, and what was typed is still there', async () => {
  const { server, onReload } = await batchThatCan(['cancel'], 'c1');
  server.answer(cancelled, () => refused(412, 'Changed.', { code: 'request.changedMeanwhile' }));
  await press(payments['cancel.open']);
  await userEvent.type(screen.getByRole('textbox', { name: /^Why it is cancelled/ }), 'Wrong account');
  await press(payments['cancel.do']);
  await screen.findByText(payments['batch.changed']);
  expect(onReload).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Why it is cancelled/ }).value).toBe(
    'Wrong account',
  );
});
