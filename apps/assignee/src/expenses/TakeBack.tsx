import { isPassing, Problem } from '@homeport/client';
import { ActionButton } from '@homeport/ui/parts/ActionButton.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { act, readOne } from '../data/records.ts';
import type { Expense, Report } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';

/** Opens a report again that nobody has decided on. What happens is said before it does. */
export function TakeBack({ report, lines }: { report: Report; lines: readonly Expense[] }) {
  const text = useWords();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const key = useRef(crypto.randomUUID());
  const isDecided = lines.some((line) => line.approvalStatus === 'APPROVED' || line.approvalStatus === 'REJECTED');
  if (isDecided || !report.can?.includes('takeBack')) return null;
  const confirm = async () => {
    try {
      await takeBack(report, key.current);
      key.current = crypto.randomUUID();
      toasts.show(text('report.takenBack'));
      return undefined;
    } catch (error) {
      toasts.show(text('actionFailed'), 'danger');
      // Only a refusal is an answer. Where none came it may have been done: the next try is the same call.
      if (isRefused(error)) key.current = crypto.randomUUID();
      return (error as Error).message;
    } finally {
      void queries.invalidateQueries({ queryKey: ['expenses'] });
    }
  };
  return (
    <>
      <ActionButton variant="default" onClick={() => setAsking(true)} reason={isOnline ? null : text('offline.edit')}>
        {text('report.takeBack')}
      </ActionButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('report.takeBackTitle', { reference: report.batchReference ?? '' })}
        confirmLabel={text('report.takeBack')}
        keepLabel={text('report.keep')}
        onConfirm={confirm}
      >
        {text('report.takeBackText')}
      </ConfirmDialog>
    </>
  );
}

const isRefused = (error: unknown): boolean =>
  error instanceof Problem && !isPassing(error) && error.status >= 400 && error.status < 500;

/**
 * Asks as often as the report has moved on meanwhile, once: what the person wants depends on nothing they saw of it, and the
 * second answer says what came in between.
 */
async function takeBack({ id, version }: Report, key: string): Promise<void> {
  const ask = (seen: number, as: string) =>
    act<Report>('caseExpenseBatch', id, 'take-back', {}, { version: seen, key: as });
  try {
    await ask(version, key);
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 412) throw error;
    await ask((await readOne<Report>('caseExpenseBatch', id)).version, `${key}-again`);
  }
}
