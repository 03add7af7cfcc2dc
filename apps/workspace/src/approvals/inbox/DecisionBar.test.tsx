import type { CaseExpense } from '@homeport/model/expenses';
import { shortcuts } from '@homeport/ui/keys/shortcuts.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../../tests/support/draw-kit.tsx';
import { type Draft, emptyDraft } from './approvals.types.ts';
import { DecisionBar } from './DecisionBar.tsx';
import words from './words/en.json';

const me = { user: 'u1', person: null, name: 'Anna Rahman', roles: [] };
const expense = {
  id: 'e1',
  version: 1,
  amount: '52.00',
  submittedAmount: null,
  currency: 'EUR',
  findings: [],
  approver: null,
  assignee: null,
  expenseItem: { id: 'i1', label: 'Meals' },
  can: ['approve', 'reject', 'hold', 'delegate'],
} as unknown as CaseExpense;

function Bar() {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  return (
    <DecisionBar
      tenant={undefined}
      expense={expense}
      me={me}
      delegators={[]}
      draft={draft}
      onDraft={setDraft}
      onReload={async () => undefined}
      onDecided={() => undefined}
    />
  );
}

test('what was typed for one decision never stands in another, and is there again in its own', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  const bundles = { en: { approvals: words } };
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <Bar />
    </QueryClientProvider>,
    {},
    bundles,
  );
  const user = userEvent.setup();
  const noteOf = async (key: string, label: string) => {
    await user.keyboard(key);
    return (await screen.findByRole('textbox', { name: new RegExp(`^${label}`) })) as HTMLTextAreaElement;
  };
  await user.type(await noteOf('h', words['reason.hold']), 'Ask Ben whether she lies');
  await user.keyboard('{Escape}');
  const reason = await noteOf('r', words['reason.reject']);
  expect(reason.value).toBe('');
  await user.type(reason, 'No receipt');
  await user.keyboard('{Escape}');
  expect((await noteOf('d', words['delegate.note'])).value).toBe('');
  await user.keyboard('{Escape}');
  expect((await noteOf('h', words['reason.hold'])).value).toBe('Ask Ben whether she lies');
  expect(shortcuts.list().some(({ keys }) => keys === 'mod+z')).toBe(true);
});
