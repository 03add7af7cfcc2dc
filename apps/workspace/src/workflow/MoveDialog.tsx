import { ask } from '@homeport/client';
import { caseWorkflow, moveRunning, previewMove, type RunningWorkflow } from '@homeport/model/workflow';
import { ActionButton } from '@homeport/ui/parts/ActionButton.tsx';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { askAllAgain, recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import { MovedSteps } from './MovedSteps.tsx';

interface MoveDialogProps {
  readonly running: Pick<RunningWorkflow, 'id' | 'name'>;
  readonly onClose: () => void;
}
/** What moving an assignment to the newer version does, before it is done. Refused, it shows what would be done now. */
export function MoveDialog({ running: { id, name }, onClose }: MoveDialogProps) {
  const text = useWords();
  const failure = useFailureText();
  const host = useRecordHost();
  const client = useQueryClient();
  const { me } = useWorkspace();
  const away = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, caseWorkflow).lists, 'move', id],
    queryFn: ({ signal }) => ask(previewMove, { query: { caseWorkflow: id }, ...away, signal }),
    // What is decided on is what is so now.
    gcTime: 0,
    staleTime: 0,
  });
  const move = async (seen: string) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await ask(moveRunning, { body: { caseWorkflow: id, seen }, ...away });
      toasts.show(text('work.moved'));
      onClose();
      askAllAgain(client, host);
    } catch (error) {
      setRefusal(failure(error));
      await query.refetch();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={text('work.moveTitle', { name })} size="xl">
      <div className="hp-lines">
        <WhenLoaded query={query} rows={6} failed={text('work.failed')}>
          {(preview) => (
            <>
              <MovedSteps preview={preview} />
              {refusal ? <InlineError message={refusal} /> : null}
              <div className="hp-dialog-actions">
                <ActionButton variant="default" onClick={onClose}>
                  {text('work.moveNot')}
                </ActionButton>
                <ActionButton loading={isBusy} onClick={() => void move(preview.seen)}>
                  {text('work.moveNow')}
                </ActionButton>
              </div>
            </>
          )}
        </WhenLoaded>
      </div>
    </Dialog>
  );
}
