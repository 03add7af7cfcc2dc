import type { PaymentBatch } from '@homeport/model/payments';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Answer, declaredServer, refused } from '../../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../../tests/support/draw-page.tsx';
import approvals from '../../approvals/inbox/words/en.json' with { type: 'json' };
import { Batches } from './Batches.tsx';
import payments from './words/en.json' with { type: 'json' };

const idOf = (name: string) => `00000000-0000-4000-8000-0000000000${name}`;
const built = (id: string, createdBy: string, payee = 'p9', more: object = {}) =>
  ({
    ...{
      id: idOf(id),
      version: 1,
      reference: id.toUpperCase(),
      status: 'BUILT',
      can: ['cancel'],
      currency: 'EUR',
      total: '10.00',
    },
    ...{ executionDate: '2026-05-04', accountEnding: '0189', numberOfPayments: 1 },
    ...{ createdBy: { id: createdBy, label: createdBy }, payee: { id: payee, label: `Payee ${id}` }, ...more },
  }) as unknown as PaymentBatch;
const me = { user: 'lead', person: 'p1' } as never;
const list = 'GET fe/payment-batch/search';
const release = 'POST fe/payment-batch/release-batches';
const own = built('b3', 'lead');
const toMe = built('b4', 'clerk', 'p1');
const gone = built('b5', 'clerk', 'p9', { status: 'RELEASED' });

async function listed(content: readonly PaymentBatch[], answer: Answer = {}) {
  const server = declaredServer({
    [list]: { content, nextKey: null },
    [release]: answer,
    'POST auth/confirm': { provenUntil: '2099-01-01T00:00:00Z' },
  });
  const onOpen = vi.fn();
  await drawPage(<Batches tenant={undefined} me={me} onOpen={onOpen} />, { bundles: { en: { payments, approvals } } });
  return { server, onOpen };
}
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
async function prove() {
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Password/, { selector: 'input' }), 'right');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Release/ }));
  return dialog;
}

test('what one built, gets money from, or has gone cannot be ticked, and says why', async () => {
  await listed([built('b1', 'clerk'), own, toMe, gone]);
  expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByText(payments['release.not.creator'])).toBeTruthy();
  expect(screen.getByText(payments['release.not.payee'])).toBeTruthy();
});

test('batches are released together, after the password, which says what will be sent', async () => {
  const { server } = await listed([built('b1', 'clerk'), built('b2', 'clerk'), own]);
  await tick(/B1/);
  await tick(/B2/);
  await userEvent.click(screen.getByRole('button', { name: 'Release 2 batches' }));
  expect(server.to(release)).toEqual([]);
  const dialog = await prove();
  expect(dialog.textContent).toMatch(/20\.00 are sent to the bank/);
  await waitFor(() => expect(toasts.store.get().shown?.text).toBe('2 batches released'));
  expect(server.to(release)).toMatchObject([{ body: { batches: [idOf('b1'), idOf('b2')] } }]);
});

test('whoever closes the password has released nothing', async () => {
  const { server } = await listed([built('b1', 'clerk')]);
  await tick(/B1/);
  await userEvent.click(screen.getByRole('button', { name: 'Release 1 batch' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.to(release)).toEqual([]);
});

test('a refusal stands above the button, and the list is read again', async () => {
  const { server } = await listed([built('b1', 'clerk')], () => refused(422, 'Four eyes.'));
  await tick(/B1/);
  await userEvent.click(screen.getByRole('button', { name: 'Release 1 batch' }));
  await prove();
  expect((await screen.findByRole('alert')).textContent).toContain('Four eyes.');
  await waitFor(() => expect(server.to(list)).toHaveLength(2));
});

test('a batch is opened by its line; where there are none it says how to get one', async () => {
  const { onOpen } = await listed([built('b1', 'clerk')]);
  await userEvent.click(await screen.findByRole('button', { name: /Payee b1/ }));
  expect(onOpen).toHaveBeenCalledWith(idOf('b1'));
  await listed([]);
  expect(await screen.findByText(payments['batches.emptyText'])).toBeTruthy();
});
