import type { CaseExpense } from '@homeport/model/expenses';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { draw } from '../../../../../tests/support/draw-kit.tsx';
import { type Draft, emptyDraft } from './approvals.types.ts';
import { DecisionButtons } from './DecisionButtons.tsx';

const expense = { id: 'e1', amount: '500.00', submittedAmount: null, currency: 'EUR', findings: [] } as unknown;

function Held({ onApproved }: { onApproved: (amount: string | null) => void }) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const approve = () => onApproved(draft.amount);
  return (
    <DecisionButtons
      expense={expense as CaseExpense}
      can={['approve']}
      draft={draft}
      faults={{}}
      isBusy={false}
      reason={null}
      onDraft={setDraft}
      onApprove={approve}
      onApproveKey={approve}
      onOpen={() => undefined}
    />
  );
}

test('an amount that cannot be read approves nothing, not the whole, and stays as it was typed', async () => {
  const approved: (string | null)[] = [];
  await draw(<Held onApproved={(amount) => approved.push(amount)} />);
  const amount = screen.getByRole('textbox') as HTMLInputElement;
  await userEvent.clear(amount);
  await userEvent.type(amount, '45o');
  await userEvent.click(screen.getByRole('button'));
  expect(approved).toEqual([]);
  expect(amount.value).toBe('45o');
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  await userEvent.tab();
  await userEvent.keyboard('a');
  expect(approved).toEqual([]);

  await userEvent.clear(amount);
  await userEvent.type(amount, '450');
  await userEvent.click(screen.getByRole('button'));
  expect(approved).toEqual(['450']);
});
