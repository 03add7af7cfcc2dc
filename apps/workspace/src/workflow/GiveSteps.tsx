import { ask } from '@homeport/client';
import { startWork } from '@homeport/model/workflow';
import { ActionButton } from '@homeport/ui/parts/ActionButton.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { askAllAgain } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

/** Gives an active assignment the steps that stand below. */
export function GiveSteps({ id }: { id: string }) {
  const text = useWords();
  const failure = useFailureText();
  const host = useRecordHost();
  const client = useQueryClient();
  const { me } = useWorkspace();
  const [isBusy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    try {
      const { steps } = await ask(startWork, {
        body: { caseDetail: id },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
      });
      toasts.show(text('work.given', { count: steps }));
    } catch (error) {
      toasts.show(failure(error), 'danger');
    } finally {
      setBusy(false);
      askAllAgain(client, host);
    }
  };
  return (
    <div className="hp-row">
      <ActionButton loading={isBusy} onClick={() => void give()}>
        {text('work.give')}
      </ActionButton>
    </div>
  );
}
