import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { itemsQuery, taxesQuery } from '../data/queries.ts';
import { AppSession } from '../shell/app-context.ts';
import words from '../words/en.json' with { type: 'json' };
import { ExpenseFields } from './ExpenseFields.tsx';
import { newExpense } from './expense-form.rules.ts';
import { useExpenseForm } from './use-expense-form.ts';
import type { Receipt, ReceiptControl } from './use-receipt.ts';

const session = {
  ...{ me: { tenant: { id: 't1' } }, access: { permissionSetting: { code: 'ASSIGNEE', roles: ['assignee'] } } },
} as never;
const none: Receipt = { state: 'none' };
const receipt: ReceiptControl = {
  ...{ receipt: none, proposed: null, fault: null, settled: async () => none },
  ...{ take: () => undefined, retry: () => undefined, drop: () => undefined, forget: () => undefined },
  leave: () => undefined,
};
const start = { ...newExpense('EUR', '2026-03-04'), amount: '12.50', expenseItem: 'i1', activity: 'Taxi' };

/** The form with a button beside it that does not send the form, as that for another expense. */
function Form() {
  const form = useExpenseForm({
    ...{ draftKey: 'expense.new.r1', id: 'e1', report: 'r1', expense: null, start, receipt, startReceipt: none },
  });
  return (
    <form ref={form.element} noValidate>
      <ExpenseFields form={form} reportCurrency="EUR" />
      <ErrorSummary errors={form.errors} failed={form.failed} />
      <button type="button" onClick={() => void form.save()}>
        Save and add another
      </button>
    </form>
  );
}

async function drawForm() {
  const sent = vi.fn(async (_address: string, _how?: RequestInit) => new Response('{"id":"e1"}', { status: 201 }));
  vi.stubGlobal('fetch', async (address: string, how?: RequestInit) =>
    address.includes('look=true') ? new Response(null, { status: 204 }) : sent(address, how),
  );
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(itemsQuery.queryKey, [{ id: 'i1', code: 'TAXI', name: 'Taxi' }] as never);
  queries.setQueryData(taxesQuery.queryKey, []);
  await draw(
    <QueryClientProvider client={queries}>
      <AppSession value={session}>
        <Form />
      </AppSession>
    </QueryClientProvider>,
    {},
    { en: { app: words } },
  );
  return sent;
}

test('no button saves an expense without what stands in a field and cannot be read', async () => {
  const sent = await drawForm();
  await userEvent.click(screen.getByRole('button', { name: 'Tax and more dates' }));
  const until = screen.getByRole<HTMLInputElement>('textbox', { name: /^To date/ });
  await userEvent.type(until, '31-02-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
  // At the field, and in the summary, which leads there.
  expect(await screen.findAllByText(/31-02-2026 is not a date/)).toHaveLength(2);
  expect(document.activeElement?.textContent).toContain('31-02-2026 is not a date');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(until);
  await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

test('an amount in which something stands is said to be unreadable, not to be missing', async () => {
  const sent = await drawForm();
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  const save = screen.getByRole('button', { name: 'Save and add another' });
  await userEvent.clear(amount);
  await userEvent.click(save);
  expect(await screen.findAllByText('Enter the amount.')).toHaveLength(2);
  await userEvent.type(amount, '1234.567');
  await userEvent.click(save);
  expect(await screen.findAllByText('Use at most 2 decimals.')).toHaveLength(2);
  expect(screen.queryByText('Enter the amount.')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('a day that has not come is refused at its field, and nothing is sent until it is another', async () => {
  const sent = await drawForm();
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: /^Date/ });
  const tomorrow = Temporal.Now.plainDateISO().add({ days: 1 }).toString().split('-');
  await userEvent.clear(day);
  await userEvent.type(day, `${tomorrow[2]}-${tomorrow[1]}-${tomorrow[0]}`);
  const save = screen.getByRole('button', { name: 'Save and add another' });
  await userEvent.click(save);
  const said = await screen.findAllByText(words['finding.expenses.dateInFuture']);
  expect(said.some((one) => one.closest('.mantine-InputWrapper-root')?.textContent?.startsWith('Date'))).toBe(true);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(day);
  await userEvent.type(day, '04-03-2026');
  await userEvent.click(save);
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

test('what the server refused about a field goes when the field is changed, and the rest stays', async () => {
  await drawForm();
  const errors = [
    { field: 'amount', title: 'More than the limit.' },
    { field: 'activity', title: 'Too vague.' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ status: 422, title: 'No.', errors }, { status: 422 }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
  expect(await screen.findAllByText('More than the limit.')).toHaveLength(2);
  await userEvent.type(screen.getByRole('textbox', { name: /^Amount/ }), '1');
  await waitFor(() => expect(screen.queryAllByText('More than the limit.')).toHaveLength(0));
  expect(screen.getAllByText('Too vague.')).toHaveLength(2);
  await userEvent.type(screen.getByRole('textbox', { name: /^Activity/ }), ' home');
  await waitFor(() => expect(screen.queryAllByText('Too vague.')).toHaveLength(0));
});

test('an amount is typed to its end after saving failed: the summary does not take the focus', async () => {
  await drawForm();
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  await userEvent.clear(amount);
  await userEvent.clear(screen.getByRole('textbox', { name: /^Activity/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
  expect(document.activeElement).toBe(await screen.findByRole('alert'));
  await userEvent.click(amount);
  await userEvent.keyboard('18.75');
  expect(document.activeElement).toBe(amount);
  expect(amount.value).toBe('18.75');
});
