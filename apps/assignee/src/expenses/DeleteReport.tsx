import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { remove } from '../data/records.ts';
import type { Report } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
import { dropFromTray, tray } from './receipt-tray.ts';

/** Deletes an open report with its expenses, after naming both. */
export function DeleteReport({ report }: { report: Report }) {
  const text = useWords();
  const router = useRouter();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const lying = (useStore(tray) ?? []).filter((one) => one.report === report.id);
  if (!report.can?.includes('delete')) return null;
  const confirm = async () => {
    try {
      await remove('caseExpenseBatch', report.id, report.version);
    } catch (error) {
      toasts.show(text('actionFailed'), 'danger');
      return (error as Error).message;
    }
    for (const { id } of lying) await dropFromTray(id);
    toasts.show(text('report.deleted'));
    router.history.replace('/dashboard/expense-reports');
    void queries.invalidateQueries({ queryKey: ['expenses', 'reports'] });
    void queries.invalidateQueries({ queryKey: ['expenses', 'money'] });
    return undefined;
  };
  return (
    <>
      <Button variant="default" color="danger" onClick={() => setAsking(true)}>
        {text('report.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('report.deleteTitle', { name: report.description })}
        confirmLabel={text('report.delete')}
        isDangerous
        onConfirm={confirm}
      >
        {text('report.deleteText', { count: report.numberOfEntries ?? 0 })}
        {lying.length > 0 ? ` ${text('report.deleteReceipts', { count: lying.length })}` : null}
      </ConfirmDialog>
    </>
  );
}
