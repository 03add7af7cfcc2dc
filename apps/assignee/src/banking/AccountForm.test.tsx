import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import type { Account } from '../data/types.ts';
import { AppSession } from '../shell/app-context.ts';
import words from '../words/en.json' with { type: 'json' };
import { AccountForm } from './AccountForm.tsx';

const french = {
  ...{ id: 'a1', name: 'Main', accountName: 'Camille Laurent', accountCountry: 'FR', currency: 'EUR', version: 3 },
  ...{ iban: '•••• 0189', accountNumber: '•••• 8901', swiftCode: null, active: true, isDefault: true },
} as unknown as Account;
const iban = 'FR7630006000011234567890189';

async function drawn(account: Account | null, confirmed: readonly string[] = []) {
  const sent = vi.fn(async (_address: unknown, _how?: RequestInit) => Response.json({ id: 'a1', version: 4 }));
  vi.stubGlobal('fetch', sent);
  const onClose = vi.fn();
  const session = {
    me: { id: 'u1', person: { id: 'p1' }, role: { code: 'ASSIGNEE' }, tenant: { id: 't1' } },
    access: { permissionSetting: { roles: ['assignee'] } },
    theme: { baseCurrency: 'EUR', confirmationFieldsForBankDetailsSettings: confirmed },
  };
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <AppSession value={session as never}>
        <AccountForm account={account} all={account ? [account] : []} onClose={onClose} />
      </AppSession>
    </QueryClientProvider>,
    {},
    { en: { app: words } },
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const bodies = () => sent.mock.calls.filter(([, how]) => how?.body).map(([, how]) => JSON.parse(String(how?.body)));
  return { onClose, press, bodies };
}
const input = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });

test('what is missing is said for each field of the country, in the order of the page; nothing is sent', async () => {
  const { press, bodies } = await drawn(null);
  await press(words['bank.save']);
  const lines = () => [...screen.getByRole('alert').querySelectorAll('li')].map((one) => one.textContent);
  expect(lines()).toEqual([words['bank.countryMissing']]);
  await userEvent.click(input(/^Country of the account/));
  fireEvent.change(input(/^Country of the account/), { target: { value: 'France' } });
  await userEvent.click((await screen.findAllByText('France'))[0] ?? document.body);
  expect(lines()).toHaveLength(3);
  expect(lines()[0]).toContain('Name');
  expect(lines()[2]).toContain('IBAN');
  expect(bodies()).toEqual([]);
});

test('a number that cannot be is said once its field is left, before anything is saved', async () => {
  const { press } = await drawn(french);
  await press('Replace');
  fireEvent.change(input(/^IBAN/), { target: { value: iban.replace('0189', '0188') } });
  expect(screen.queryByText(words['finding.banking.ibanChecksum'])).toBeNull();
  fireEvent.blur(input(/^IBAN/));
  expect(await screen.findByText(words['finding.banking.ibanChecksum'])).toBeTruthy();
});

test('a stored number that nobody typed over is not sent, and neither taken for changed', async () => {
  const { press, bodies, onClose } = await drawn(french);
  fireEvent.change(input(/^Account Name/), { target: { value: 'C. Laurent' } });
  await press(words['bank.save']);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies()[0]).toMatchObject({ accountName: 'C. Laurent', accountCountry: 'FR' });
  expect(Object.keys(bodies()[0])).not.toContain('iban');
});

test('what the company wants confirmed is looked at once more: nothing is sent before, and the way back keeps it', async () => {
  const { press, bodies, onClose } = await drawn(french, ['accountName', 'iban']);
  await press('Replace');
  fireEvent.change(input(/^IBAN/), { target: { value: iban } });
  await press(words.continue);
  expect(await screen.findByText(words['bank.checkText'])).toBeTruthy();
  expect(bodies()).toEqual([]);
  await press(words['bank.correct']);
  expect(input(/^IBAN/).value.replaceAll(' ', '')).toBe(iban);
  await press(words.continue);
  await press(words['bank.confirm']);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies()[0]).toMatchObject({ iban, accountNumber: '12345678901' });
});
