import type { QueuedWrite, QueueKind } from '@homeport/ui/queue/queued-write.ts';
import type { QueryClient } from '@tanstack/react-query';
import { create } from '../data/records.ts';
import { sendReceipt } from '../data/send-receipt.ts';

/** A new expense that waits, as it is shown and sent. */
export type ExpenseWrite = QueuedWrite & {
  readonly values: { readonly report: string; readonly sent: Readonly<Record<string, unknown>> };
};
export const isExpense = (write: QueuedWrite): write is ExpenseWrite => write.kind === 'expense';

/** A new expense: its photo first, once, then itself under an id of ours. */
export const expenseKind = (queries: QueryClient): QueueKind => ({
  send: async (write, keep) => {
    if (!isExpense(write)) return;
    let { fileId } = write;
    if (write.file && !fileId) {
      const signal = new AbortController().signal;
      ({ id: fileId } = await sendReceipt(write.file, `${write.id}-receipt`, { signal, onProgress: () => undefined }));
      await keep({ fileId });
    }
    const receipt = fileId ? { receipt: { id: fileId } } : {};
    await create('caseExpense', { ...write.values.sent, ...receipt, id: write.id }, write.id);
  },
  arrived: () => void queries.invalidateQueries({ queryKey: ['expenses'] }),
});
