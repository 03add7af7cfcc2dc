import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { remove } from '../data/records.ts';
import type { Expense } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';

/** Takes an expense out of an open report, after naming it. */
export function DeleteExpense({
  expense,
  onDeleted,
  onBefore,
}: {
  expense: Expense;
  onDeleted: () => void;
  onBefore: () => void;
}) {
  const text = useWords();
  const formats = useFormats();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  if (!expense.can?.includes('delete')) return null;
  const confirm = async () => {
    try {
      await remove('caseExpense', expense.id, expense.version);
    } catch (error) {
      return (error as Error).message;
    }
    onBefore();
    toasts.show(text('expense.deleted'));
    await queries.invalidateQueries({ queryKey: ['expenses'] });
    onDeleted();
    return undefined;
  };
  return (
    <>
      <Button variant="default" color="danger" onClick={() => setAsking(true)}>
        {text('expense.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('expense.deleteTitle', { name: expense.expenseItem.label })}
        confirmLabel={text('expense.delete')}
        isDangerous
        onConfirm={confirm}
      >
        {text('expense.deleteText', { amount: formats.money(expense.amount, expense.currency) })}
      </ConfirmDialog>
    </>
  );
}
