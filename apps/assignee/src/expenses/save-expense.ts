import { isPassing } from '@homeport/client';
import { enqueue } from '@homeport/ui/queue/write-queue.ts';
import { create, update } from '../data/records.ts';
import type { Expense } from '../data/types.ts';
import { type ExpenseValues, sentOf } from './expense-form.rules.ts';
import type { Receipt } from './use-receipt.ts';

/** `saved`: the server has it. `waiting`: it is kept on the device and sent by itself later. */
export type SaveEnd = 'saved' | 'waiting';

/**
 * Saves a new expense under an id of ours, which is also its idempotency key: when the answer is lost and it is sent again
 * later, it is the same expense. Without a network it is kept with its photo.
 */
export async function saveNew(id: string, report: string, values: ExpenseValues, receipt: Receipt): Promise<SaveEnd> {
  const sent = { ...sentOf(values), caseExpenseBatch: { id: report } };
  const hasToWait = receipt.state === 'kept' || !navigator.onLine;
  if (!hasToWait) {
    try {
      const stored = receipt.state === 'stored' ? { receipt: { id: receipt.id } } : {};
      await create<Expense>('caseExpense', { ...sent, ...stored, id }, id);
      return 'saved';
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
  }
  const file = 'file' in receipt && receipt.file ? { file: receipt.file } : {};
  const stored = receipt.state === 'stored' ? { fileId: receipt.id } : {};
  const place = `/dashboard/batch/${report}`;
  await enqueue({ id, kind: 'expense', thing: id, place, values: { report, sent }, ...file, ...stored });
  return 'waiting';
}
/** Saves a changed expense. A version that is not the newest any more is refused with 412. */
export function saveChanged(
  expense: Expense,
  values: ExpenseValues,
  receipt: Receipt,
  version: number,
): Promise<Expense> {
  const now = receipt.state === 'stored' ? receipt.id : null;
  // A photo that has not arrived yet leaves the stored one alone.
  const isSettled = receipt.state === 'stored' || receipt.state === 'none';
  const changed = isSettled && now !== (expense.receipt?.id ?? null) ? { receipt: now && { id: now } } : {};
  return update<Expense>('caseExpense', expense.id, { ...sentOf(values), ...changed }, version);
}
