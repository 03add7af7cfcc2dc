import { ActionButton } from '@homeport/ui/parts/ActionButton.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { act } from '../data/records.ts';
import type { Report } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';

/** Editing what was handed in: the original is cancelled, a linked copy opens. Said before it happens. */
export function EditCopy({ report }: { report: Report }) {
  const text = useWords();
  const router = useRouter();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const key = useRef(crypto.randomUUID());
  if (!report.can?.includes('edit')) return null;
  const confirm = async () => {
    try {
      const answer = await act<Report>(
        'caseExpenseBatch',
        report.id,
        'edit',
        {},
        { version: report.version, key: key.current },
      );
      await queries.invalidateQueries({ queryKey: ['expenses'] });
      toasts.show(text('report.copied'));
      if (answer.replacedBy) router.history.push(`/dashboard/batch/${answer.replacedBy.id}`);
      return undefined;
    } catch (error) {
      toasts.show(text('actionFailed'), 'danger');
      return (error as Error).message;
    }
  };
  return (
    <>
      <ActionButton
        variant={report.status === 'REJECTED' ? 'filled' : 'default'}
        onClick={() => setAsking(true)}
        reason={isOnline ? null : text('offline.edit')}
      >
        {text('report.editCopy')}
      </ActionButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('report.editCopyTitle', { reference: report.batchReference ?? '' })}
        confirmLabel={text('report.editCopy')}
        keepLabel={text('report.keep')}
        onConfirm={confirm}
      >
        {text('report.editCopyText')}
      </ConfirmDialog>
    </>
  );
}
