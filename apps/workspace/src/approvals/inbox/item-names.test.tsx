import type { CaseExpense } from '@homeport/model/expenses';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../../tests/support/draw-kit.tsx';
import { useNamed } from './item-names.ts';

const expense = { id: 'e1', expenseItem: { id: 'i1', label: 'School fees' } } as unknown as CaseExpense;
const unknown = { id: 'e2', expenseItem: { id: 'i2', label: 'Gone item' } } as unknown as CaseExpense;

function Names() {
  const named = useNamed('t1');
  return <p>{[expense, unknown].map((one) => named(one).expenseItem.label).join(', ')}</p>;
}
const show = (locale: string) =>
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <Names />
    </QueryClientProvider>,
    { locale },
  );

test('an approver reads what was claimed in their own language, and what is not known as it came', async () => {
  const items = [{ id: 'i1', name: 'School fees', nameFr: 'Frais de scolarité', nameEs: null }];
  const asked = vi.fn(async () => Response.json({ content: items }));
  vi.stubGlobal('fetch', asked);
  const { unmount } = await show('fr');
  expect(await screen.findByText('Frais de scolarité, Gone item')).toBeTruthy();
  unmount();
  asked.mockClear();
  await show('en');
  expect(screen.getByText('School fees, Gone item')).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});
