import { catalogue } from '@homeport/model';
import type { PayableGroup, PaymentsToBuild } from '@homeport/model/payments';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { RecordsProvider } from '@homeport/ui/records/RecordsProvider.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Answer, declaredServer, refused, unreachable } from '../../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../../tests/support/draw-page.tsx';
import { toyHost } from '../../../../../tests/support/toy-host.tsx';
import approvals from '../../approvals/inbox/words/en.json' with { type: 'json' };
import { useToBuild } from './payment-data.ts';
import { ToPay } from './ToPay.tsx';
import payments from './words/en.json' with { type: 'json' };

const idOf = (name: string) => `00000000-0000-4000-8000-0000000000${name}`;
const report = (id: string, amount: string, currency: string) => ({
  ...{ report: id, reference: id.toUpperCase(), description: `Report ${id}`, payee: 'p', payeeName: 'Camille' },
  ...{ amount, currency, accountEnding: '0189', leftOut: null },
});
const group = (account: string, payeeName: string, currency: string, total: string): PayableGroup => ({
  ...{ account, payeeName, currency, total, accountEnding: '0189' },
  reports: [report(idOf(account), total, currency)],
});
const camille = group('a1', 'Camille', 'EUR', '14.20');
const diego = group('a2', 'Diego', 'EUR', '20.00');
const aisha = group('a3', 'Aisha', 'GBP', '7.00');
const list = 'GET payment-batch/to-build';
const build = 'POST fe/payment-batch/build';

function Screen({ onBuilt }: { onBuilt: () => void }) {
  return (
    <RecordsProvider host={toyHost(catalogue)}>
      <ToPay tenant={undefined} query={useToBuild(undefined)} onBuilt={onBuilt} />
    </RecordsProvider>
  );
}
async function toPay(answer: Partial<PaymentsToBuild> = {}, building: Answer = {}) {
  const server = declaredServer({
    [list]: { groups: [camille, diego, aisha], leftOut: [], ...answer },
    [build]: building,
  });
  const onBuilt = vi.fn();
  await drawPage(<Screen onBuilt={onBuilt} />, { bundles: { en: { payments, approvals } } });
  return { server, onBuilt };
}
const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
const bar = () => screen.getByRole('region', { name: payments['build.selection'] });
const press = (name: RegExp) => userEvent.click(within(bar()).getByRole('button', { name }));

test('what is ticked is added up by currency, never across, and built as reports for one day', async () => {
  const { server, onBuilt } = await toPay();
  await tick(/^Select Camille/);
  expect(bar().textContent).toContain('1 payment selected');
  await tick(/^Select all 3/);
  expect(bar().textContent).toMatch(/3 payments selected:.*34\.20.*7\.00/);
  await tick(/^Select Diego/);
  await press(/^Build 2 batches/);
  await waitFor(() => expect(onBuilt).toHaveBeenCalledOnce());
  expect(toasts.store.get().shown?.text).toBe('2 batches built');
  const [sent] = server.to(build);
  expect(sent?.body.reports).toEqual([idOf('a1'), idOf('a3')]);
  expect(sent?.body.executionDate).toMatch(/^\d{4}-\d\d-\d\d/);
  expect(sent?.key).toBeTruthy();
  expect(screen.queryByRole('region', { name: payments['build.selection'] })).toBeNull();
  await waitFor(() => expect(server.to(list)).toHaveLength(2));
});

test('without a day nothing is built, and the day says so', async () => {
  const { server } = await toPay();
  await tick(/^Select Camille/);
  fireEvent.change(within(bar()).getByRole('textbox', { name: /^Execution date/ }), { target: { value: '' } });
  await press(/^Build 1 batch/);
  expect(await screen.findByText(payments['build.dateMissing'])).toBeTruthy();
  expect(server.to(build)).toEqual([]);
});

test('a day that the server refuses is said at the day; what is ticked stays', async () => {
  const errors = [{ field: 'executionDate', title: 'The bank is closed that day.' }];
  await toPay({}, () => refused(422, 'No.', { errors }));
  await tick(/^Select Camille/);
  await press(/^Build/);
  const said = await screen.findByText('The bank is closed that day.');
  expect(said.closest('.mantine-InputWrapper-root')?.textContent).toContain('Execution date');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Select Camille/ }).checked).toBe(true);
});

test('when no answer comes it is said above the button, and the next try is the same call', async () => {
  const { server, onBuilt } = await toPay({}, unreachable);
  await tick(/^Select Camille/);
  await press(/^Build/);
  expect((await screen.findByRole('alert')).textContent).toContain(approvals['failure.unreachable']);
  server.answer(build, {});
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(onBuilt).toHaveBeenCalled());
  expect(new Set(server.to(build).map(({ key }) => key)).size).toBe(1);
});

test('where the sign-in is not fresh the password is asked for, and then it is built', async () => {
  let isFresh = false;
  const { server, onBuilt } = await toPay({}, () =>
    isFresh ? {} : refused(403, 'Confirm your password.', { code: 'request.freshSignInNeeded' }),
  );
  server.answer('POST auth/confirm', ({ body }: { body: { password: string } }) => {
    isFresh = body.password === 'right';
    return isFresh
      ? { provenUntil: '2099-01-01T00:00:00Z' }
      : refused(422, 'Wrong.', { code: 'identity.incorrectPassword' });
  });
  await tick(/^Select Camille/);
  await press(/^Build/);
  const dialog = await screen.findByRole('dialog');
  const password = within(dialog).getByLabelText(/^Password/, { selector: 'input' });
  await userEvent.type(password, 'wrong');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Build 1 batch/ }));
  await within(dialog).findByText(/The password is wrong/);
  expect(server.to(build)).toHaveLength(1);
  await userEvent.clear(password);
  await userEvent.type(password, 'right');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Build 1 batch/ }));
  await waitFor(() => expect(onBuilt).toHaveBeenCalledOnce());
  expect(server.to(build)).toHaveLength(2);
});

test('what is left out says why, in words of ours or at least that it is', async () => {
  const left = (code: string, params?: object) =>
    ({ ...report(code, '5.00', 'EUR'), leftOut: { code, params } }) as never;
  await toPay({
    groups: [],
    leftOut: [left('payments.onHold'), left('payments.coolingOff', { hours: 24 }), left('no.such')],
  });
  expect(await screen.findByText(payments['pay.empty'])).toBeTruthy();
  const part = screen.getByRole('region', { name: '3 reports are left out' });
  for (const why of ['Payment is on hold.', 'less than 24 hours ago', payments['left.other']])
    expect(part.textContent).toContain(why);
});

test('a list that cannot be had says so and comes when it is asked for again', async () => {
  const other = declaredServer({ [list]: () => refused(403, 'This is not for you.') });
  await drawPage(<Screen onBuilt={() => undefined} />, { bundles: { en: { payments, approvals } } });
  expect((await screen.findByRole('alert')).textContent).toContain('This is not for you.');
  other.answer(list, { groups: [], leftOut: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(payments['pay.empty'])).toBeTruthy();
});
