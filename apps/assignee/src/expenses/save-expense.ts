import { isPassing } from '@homeport/client';
import { enqueue } from '@homeport/ui/queue/write-queue.ts';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import { create, update } from '../data/records.ts';
import type { Expense } from '../data/types.ts';
import { type ExpenseValues, sentOf } from './expense-form.rules.ts';
import type { Receipt } from './use-receipt.ts';

/** `saved`: the server has it. `waiting`: it is kept on the device and sent by itself later. */
export type SaveEnd = 'saved' | 'waiting';

/**
 * Saves a new expense under an id of ours, which is also its idempotency key: when the answer is lost and it is sent again
 * later, it is the same expense. Without a network it is kept with its photo: then it answers null.
 */
export async function saveNew(
  id: string,
  report: string,
  values: ExpenseValues,
  receipt: Receipt,
): Promise<Expense | null> {
  const sent = { ...sentOf(values), caseExpenseBatch: { id: report } };
  const hasToWait = receipt.state === 'kept' || !navigator.onLine;
  if (!hasToWait) {
    try {
      const stored = receipt.state === 'stored' ? { receipt: { id: receipt.id } } : {};
      return await create<Expense>('caseExpense', { ...sent, ...stored, id }, id);
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
  }
  const file = 'file' in receipt && receipt.file ? { file: receipt.file } : {};
  const stored = receipt.state === 'stored' ? { fileId: receipt.id } : {};
  const place = `/dashboard/batch/${report}`;
  await enqueue({ id, kind: 'expense', thing: id, place, values: { report, sent }, ...file, ...stored });
  return null;
}
/** Saves what was changed of an expense. A version that is not the newest any more is refused with 412. */
export function saveChanged(
  expense: Pick<Expense, 'id' | 'receipt'>,
  changed: FormValues,
  receipt: Receipt,
  version: number,
): Promise<Expense> {
  const now = receipt.state === 'stored' ? receipt.id : null;
  // A photo that has not arrived yet leaves the stored one alone.
  const isSettled = receipt.state === 'stored' || receipt.state === 'none';
  const isOther = isSettled && now !== (expense.receipt?.id ?? null);
  return update<Expense>(
    'caseExpense',
    expense.id,
    { ...changed, ...(isOther ? { receipt: now && { id: now } } : {}) },
    version,
  );
}
