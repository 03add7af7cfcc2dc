import type { CaseExpense } from '@homeport/model/expenses';
import { shortcuts } from '@homeport/ui/keys/shortcuts.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
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

async function drawBar(answer: (path: string) => Response) {
  toasts.close();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (to: Request | string) => {
    const path = new URL(typeof to === 'string' ? to : to.url, 'http://here').pathname;
    asked.push(path);
    return answer(path);
  });
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <Bar />
    </QueryClientProvider>,
    {},
    { en: { approvals: words } },
  );
  return asked;
}

test('a decision is taken back with the keyboard, and both are said', async () => {
  const asked = await drawBar(() => Response.json({ ...expense, version: 2 }));
  await userEvent.keyboard('a');
  expect(await screen.findByText(/^Meals of .* approved/)).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Taken back: Meals is as it was before your decision')).toBeTruthy();
  expect(asked.at(-1)).toMatch(/undo/);
  expect(screen.queryByText(/^Meals of .* approved/)).toBeNull();
});

test('what cannot be taken back any more says why', async () => {
  await drawBar((path) =>
    /undo/.test(path)
      ? Response.json(
          {
            code: 'expenses.actedSince',
            title: 'This expense was changed after your decision. Nothing was taken back.',
            status: 409,
          },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        )
      : Response.json({ ...expense, version: 2 }),
  );
  await userEvent.keyboard('a');
  await screen.findByText(/^Meals of .* approved/);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/changed after your decision/)).toBeTruthy();
});

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
