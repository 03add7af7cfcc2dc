import { ask, Problem } from '@homeport/client';
import { removeTravelDetail, type TravelDetail } from '@homeport/model/diary';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { daysOf } from './diary-entries.rules.ts';
import { diaryWords } from './words.ts';

/** Takes an entry out of the diary, after asking once. */
export function DeleteEntry({ entry, onDeleted }: { entry: TravelDetail; onDeleted: () => void }) {
  const text = usePageWords(diaryWords);
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = async (): Promise<string | undefined> => {
    try {
      await ask(removeTravelDetail, { params: { id: entry.id } });
      toasts.show(text('deleted'));
      await queries.invalidateQueries({ queryKey: ['diary'] });
      onDeleted();
      return undefined;
    } catch (error) {
      return error instanceof Problem ? error.message : text('notSaved');
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {text('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('delete.title')}
        confirmLabel={text('delete.yes')}
        keepLabel={text('delete.no')}
        isDangerous
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {text('delete.text', { days: text('days', { count: daysOf(entry) }), country: entry.country.name })}
      </ConfirmDialog>
    </>
  );
}
