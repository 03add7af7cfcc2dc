import { certain } from '@homeport/grammar';
import type { PaymentBatch } from '@homeport/model/payments';
import { ActionButton } from '@homeport/ui/parts/ActionButton.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { saveBytes } from '../records/file-calls.ts';
import { useWords } from '../words/use-words.ts';
import { isOwnBatch, ReleaseDialog } from './ReleaseDialog.tsx';

/** What a batch page offers beside the generated deeds: release behind four eyes, and the two files once it is released. */
export function BatchButtons({ row }: { row: Row }) {
  const text = useWords();
  const failure = useFailureText();
  const host = useRecordHost();
  const { access } = useWorkspace();
  const batch = row as PaymentBatch;
  const [isReleasing, setReleasing] = useState(false);
  const save = (file: { readonly id: string; readonly label: string }) =>
    host.files.bytes(file.id).then(
      (blob) => saveBytes(blob, file.label),
      (error: unknown) => toasts.show(failure(error), 'danger'),
    );
  return (
    <>
      {batch.status === 'BUILT' && mayDo(access, 'paymentBatch.releaseBatches') ? (
        <ActionButton
          onClick={() => setReleasing(true)}
          reason={isOwnBatch(row, host.viewer.user) ? text('payments.fourEyes') : null}
        >
          {text('payments.release', { count: 1 })}
        </ActionButton>
      ) : null}
      {batch.paymentFile ? (
        <Button
          variant="default"
          leftSection={<Icon of={Download} small />}
          onClick={() => void save(certain(batch.paymentFile))}
        >
          {text('payments.pain')}
        </Button>
      ) : null}
      {batch.paymentList ? (
        <Button
          variant="default"
          leftSection={<Icon of={Download} small />}
          onClick={() => void save(certain(batch.paymentList))}
        >
          {text('payments.csv')}
        </Button>
      ) : null}
      {isReleasing ? (
        <ReleaseDialog batches={[batch]} onClose={() => setReleasing(false)} onReleased={() => undefined} />
      ) : null}
    </>
  );
}
