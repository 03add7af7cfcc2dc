import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { accountsQuery, onItsWayQuery, payoutsQuery } from '../data/queries.ts';
import type { Account } from '../data/types.ts';
import { AppSession } from '../shell/app-context.ts';
import words from '../words/en.json' with { type: 'json' };
import { AccountForm } from './AccountForm.tsx';
import { AccountSwitch } from './AccountSwitch.tsx';
import { ChooseAccount } from './ChooseAccount.tsx';

const account = {
  ...{ id: 'a1', name: 'Main', accountName: 'Camille Laurent', accountCountry: 'GB', currency: 'EUR', version: 1 },
  ...{ iban: '•••• 5432', active: true, isDefault: true, can: ['deactivate'], created: '2026-01-01T00:00:00Z' },
} as unknown as Account;
const app = {
  me: { id: 'u1', person: { id: 'p1' }, role: { code: 'ASSIGNEE' }, tenant: { id: 't1' } },
  access: { permissionSetting: { roles: ['assignee'] } },
  theme: { baseCurrency: 'USD', confirmationFieldsForBankDetailsSettings: [] },
};
/** What goes by the accounts a person has. */
const byAccounts = [accountsQuery, payoutsQuery, onItsWayQuery].map(({ queryKey }) => queryKey);

async function drawn(children: ReactNode) {
  const headers = { 'content-type': 'application/json' };
  vi.stubGlobal('fetch', async () => new Response('{"id":"a1"}', { status: 200, headers }));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const queryKey of byAccounts) queries.setQueryData(queryKey, [] as never);
  const { unmount } = await draw(
    <QueryClientProvider client={queries}>
      <AppSession value={app as never}>{children}</AppSession>
    </QueryClientProvider>,
    {},
    { en: { app: words } },
  );
  const isReadAgain = (queryKey: readonly unknown[]) => queries.getQueryState(queryKey)?.isInvalidated === true;
  return { unmount, readAgain: () => byAccounts.filter(isReadAgain) };
}
const press = async (name: RegExp, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within_.findByRole('button', { name }));

test('an account that is saved: its list, the currencies and where money goes are read again', async () => {
  const { readAgain } = await drawn(<AccountForm account={account} all={[account]} onClose={() => undefined} />);
  expect(readAgain()).toEqual([]);
  await press(/^Save/);
  await waitFor(() => expect(readAgain()).toEqual(byAccounts));
});

test('an account that is chosen: the same', async () => {
  const { readAgain } = await drawn(<ChooseAccount account={account} />);
  await press(/Main/);
  await waitFor(() => expect(readAgain()).toEqual(byAccounts));
});

test('an account that is taken out of use: the same', async () => {
  const { readAgain } = await drawn(<AccountSwitch account={account} isPaid />);
  await press(/Main/);
  const dialog = await screen.findByRole('dialog');
  await press(new RegExp(`^${words['bank.deactivateDo']}`), within(dialog));
  await waitFor(() => expect(readAgain()).toEqual(byAccounts));
});

test('the currency of a stored account was chosen: another country leaves it, where a new one is proposed its own', async () => {
  const country = () => screen.getByLabelText<HTMLInputElement>(/^Country of the account/, { selector: 'input' });
  const currency = () => screen.getByLabelText<HTMLInputElement>(/^Currency/, { selector: 'input' }).value;
  const chosen = async (of: Account | null) => {
    const { unmount } = await drawn(<AccountForm account={of} all={[account]} onClose={() => undefined} />);
    await userEvent.click(country());
    fireEvent.change(country(), { target: { value: 'Switzerland' } });
    const [line] = await screen.findAllByText(/Switzerland/);
    if (!line) throw new Error('no line of the list');
    await userEvent.click(line);
    expect(country().value).toContain('Switzerland');
    const shown = currency();
    unmount();
    return shown;
  };
  expect(await chosen(account)).toContain('EUR');
  expect(await chosen(null)).toContain('CHF');
});
