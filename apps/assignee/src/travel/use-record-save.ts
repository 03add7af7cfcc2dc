import { Problem } from '@homeport/client';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { travelWords } from './words.ts';

/** Saving one record of this part: busy, refused in words, done; what is typed stays when it fails. */
export function useRecordSave(key: string, onDone: () => void) {
  const text = usePageWords(travelWords);
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: [key] });
      toasts.show(text('saved'));
      onDone();
    } catch (error) {
      toasts.show(text('failed'), 'danger');
      setProblem(
        error instanceof Problem ? [error.message, ...error.errors.map((one) => one.title)].join(' ') : text('failed'),
      );
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, problem };
}
