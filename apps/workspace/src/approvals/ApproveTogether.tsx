import { Button } from '@mantine/core';
import { approveMany, type CaseExpense, caseExpense } from '@homeport/model/expenses';
import { sum } from '@homeport/model/money';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDeed } from '@homeport/ui/records/actions/use-deed.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { claimed } from './queue.ts';

/** Approves several plain items of one currency after their sum was confirmed. */
export function ApproveTogether({ chosen, onDone, onClear }: { chosen: readonly CaseExpense[]; onDone: () => void; onClear: () => void }) {
  const text = useWords();
  const formats = useFormats();
  const failure = useFailureText();
  const run = useDeed(caseExpense);
  const [isAsking, setAsking] = useState(false);
  const [first] = chosen;
  if (!first) return null;
  const total = sum(chosen.map(claimed));
  const amount = formats.money(total, first.currency);
  const count = chosen.length;
  return (
    <section className="ws-together" aria-label={text('approvals.selection')}>
      <span role="status">{text('approvals.sum', { count, amount })}</span>
      <Button onClick={() => setAsking(true)}>{text('approvals.approveMany', { count })}</Button>
      <Button variant="subtle" color="neutral" onClick={onClear}>
        {text('approvals.clear')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('approvals.approveMany', { count })}
        confirmLabel={text('approvals.approveSum', { amount })}
        onConfirm={async () => {
          try {
            await run(approveMany, null, { expenses: chosen.map((one) => one.id), total, currency: first.currency });
          } catch (error) {
            return failure(error);
          }
          toasts.show(text('approvals.approvedMany', { count }));
          onDone();
          return undefined;
        }}
      >
        <p>{text('approvals.confirmSum', { count, amount })}</p>
        <ul className="ws-plain-list">
          {chosen.map((one) => (
            <li key={one.id}>
              {text('approvals.oneOfMany', { who: one.assignee?.label ?? '', item: one.expenseItem.label, amount: formats.money(claimed(one), one.currency) })}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </section>
  );
}
